import { MAX_LINES_PER_TICKET } from '../../../game/game.constants.ts'
import { findTicketProblem, type Line } from '../../../game/game.rules.ts'
import { type BetType, getKind, SIDES } from '../../../game/kind.constants.ts'
import { countOrders } from '../../../game/kind.rules.ts'
import { isBetType, readLines, type WireLine } from '../../../game/wire.rules.ts'

/** One confirmation: stored before it is sent, and sent again unchanged until its outcome is known. */
export interface TicketRequest {
  requestId: string
  /** The player at the confirmation. */
  playerId: string
  /** The currency of the player at the confirmation. */
  currency: string
  drawId: string
  lines: WireLine[]
  /** Draws from `drawId` on; a win ends the series. */
  drawCount?: number
  stopsOnWin?: boolean
}

/** Step of the ticket's sheet. */
export type Checkout =
  | { step: 'edit' }
  /** The id is generated here, so that any number of taps creates one ticket. */
  | { step: 'review'; requestId: string; drawId: string }
  /** The draw under review has closed: the player is asked to accept the next one. */
  | { step: 'moved'; requestId: string; fromDrawId: string; drawId: string }
  | { step: 'sending'; request: TicketRequest; isRepeated: boolean }
  /** No response: the same request can be sent again without a second charge. */
  | { step: 'unknown'; request: TicketRequest }
  /** The arcade has the ticket, the platform's answer is pending. */
  | { step: 'waiting'; ticketId: string }
  | { step: 'placed'; ticketId: string; drawId: string }
  /** `mayGoBack`: a stake may have been held, and is then returned. */
  | { step: 'refused'; code: string; detail: string | null; mayGoBack: boolean }

export type CheckoutEvent =
  | { kind: 'continue'; requestId: string; drawId: string }
  /** The draw on sale now. */
  | { kind: 'sale'; drawId: string }
  /** Accepts the next draw. */
  | { kind: 'accept' }
  /** Resumes a request of an earlier visit. */
  | { kind: 'resume'; request: TicketRequest }
  | { kind: 'back' }
  | { kind: 'send'; request: TicketRequest }
  | { kind: 'answer'; ticketId: string; drawId: string; state: string; reason: string | null }
  | { kind: 'fail'; code: string; detail: string | null }
  /** The balls of a draw begin to fall: its confirmation is over. */
  | { kind: 'drawn'; drawId: string }
  | { kind: 'close' }

/** Codes with an unknown outcome of the ticket. */
const OPEN_OUTCOMES = new Set(['offline', 'unknown_error', 'service_unavailable', 'platform_silent'])

/**
 * Refusals after the server's lookup of a request: then no earlier attempt with its id was accepted. In another player's
 * session (`request_conflict`) this page cannot repeat an earlier attempt. Refusals before the lookup (access, rate limit,
 * form) prove nothing about an attempt that may have been accepted.
 */
const SETTLING_CODES = new Set([
  'request_conflict',
  'stake_refused',
  'draw_closed',
  'sales_stopped',
  'insufficient_funds',
  'bonus_stake_limit',
  'player_blocked',
  'site_maintenance',
  'region_denied',
  'session_over',
  'launch_refused',
])

function isOpen(code: string, isRepeated: boolean): boolean {
  return isRepeated ? !SETTLING_CODES.has(code) : OPEN_OUTCOMES.has(code)
}

/** The sheet after an event. While a request is pending only its outcome changes it. */
export function changeCheckout(checkout: Checkout, event: CheckoutEvent): Checkout {
  switch (event.kind) {
    case 'continue':
      return checkout.step === 'edit' || checkout.step === 'refused'
        ? { step: 'review', requestId: event.requestId, drawId: event.drawId }
        : checkout
    case 'sale':
      if ((checkout.step !== 'review' && checkout.step !== 'moved') || checkout.drawId === event.drawId) return checkout
      return {
        step: 'moved',
        requestId: checkout.requestId,
        fromDrawId: checkout.step === 'moved' ? checkout.fromDrawId : checkout.drawId,
        drawId: event.drawId,
      }
    case 'accept':
      return checkout.step === 'moved'
        ? { step: 'review', requestId: checkout.requestId, drawId: checkout.drawId }
        : checkout
    case 'drawn':
      return checkout.step === 'placed' && checkout.drawId <= event.drawId ? { step: 'edit' } : checkout
    case 'resume':
      return checkout.step === 'edit' ? { step: 'unknown', request: event.request } : checkout
    case 'back':
      return checkout.step === 'review' || checkout.step === 'moved' || checkout.step === 'refused'
        ? { step: 'edit' }
        : checkout
    case 'send':
      return checkout.step === 'review' || checkout.step === 'unknown'
        ? { step: 'sending', request: event.request, isRepeated: checkout.step === 'unknown' }
        : checkout
    case 'answer':
      return readAnswer(checkout, event)
    case 'fail':
      if (checkout.step !== 'sending') return checkout
      return isOpen(event.code, checkout.isRepeated)
        ? { step: 'unknown', request: checkout.request }
        : {
            step: 'refused',
            code: event.code,
            detail: event.detail,
            mayGoBack: checkout.isRepeated || event.code === 'draw_closed',
          }
    case 'close':
      return canClose(checkout) ? { step: 'edit' } : checkout
  }
}

function readAnswer(checkout: Checkout, answer: CheckoutEvent & { kind: 'answer' }): Checkout {
  const { ticketId, drawId, state, reason } = answer
  if (checkout.step !== 'sending' && checkout.step !== 'waiting') return checkout
  if (state === 'reserving') return { step: 'waiting', ticketId }
  if (state === 'refused' || state === 'voiding' || state === 'void')
    return { step: 'refused', code: reason ?? 'not_taken', detail: null, mayGoBack: state !== 'refused' }
  return { step: 'placed', ticketId, drawId }
}

/** Whether the sheet may be closed: not while a request is in flight. */
export function canClose(checkout: Checkout): boolean {
  return checkout.step !== 'sending'
}

/** Whether the basket's lines are placed, so that the next ticket starts empty. */
export function isTaken(checkout: Checkout): boolean {
  return checkout.step === 'placed' || checkout.step === 'waiting'
}

/** Adds a line, or returns the reason of its refusal. */
export function addLine(
  lines: readonly Line[],
  line: Line,
  currency: string,
): { lines: Line[]; problem: string | null } {
  if (lines.length >= MAX_LINES_PER_TICKET) return { lines: [...lines], problem: 'too_many_lines' }
  const next = [...lines, line]
  const problem = findTicketProblem(next, currency, getKind(line.type).form)
  return problem === null ? { lines: next, problem: null } : { lines: [...lines], problem }
}

/** Adds lines up to the first refused one. */
export function addLines(
  lines: readonly Line[],
  more: readonly Line[],
  currency: string,
): { lines: Line[]; problem: string | null } {
  let current: { lines: Line[]; problem: string | null } = { lines: [...lines], problem: null }
  for (const line of more) {
    if (current.problem !== null) break
    current = addLine(current.lines, line, currency)
  }
  return current
}

/**
 * Adds as many quick picks as requested and possible: lines of one type with one stake, without duplicates.
 * @param pick returns this many random digits
 */
export function addQuickPicks(
  lines: readonly Line[],
  wanted: { count: number; type: BetType; place: number | null; stakeMinor: bigint },
  currency: string,
  pick: (count: number) => readonly string[],
): { lines: Line[]; problem: string | null } {
  const { count, type, place, stakeMinor } = wanted
  let current: { lines: Line[]; problem: string | null } = { lines: [...lines], problem: null }
  // Types with ten numbers run out of new ones: then a number may repeat.
  for (let left = count, tries = count * QUICK_PICK_TRIES; left > 0 && current.problem === null; tries -= 1) {
    const line = { type, place, stakeMinor, digits: pickChoice(type, pick) }
    if (tries > 0 && current.lines.some((one) => isSameNumber(one, line))) continue
    current = addLine(current.lines, line, currency)
    left -= 1
  }
  return current
}

const QUICK_PICK_TRIES = 20

/** Random digits of a type, or a random side; for a box with more than one order. */
export function pickChoice(type: BetType, pick: (count: number) => readonly string[]): string {
  const { digits, match } = getKind(type)
  // Ten digits, five for each pair of sides.
  if (digits === 0) return SIDES[Math.floor(Number(pick(1)[0]) / 5) + 2 * (Number(pick(1)[0]) % 2)] ?? SIDES[0]
  const picked = pick(digits).join('')
  if (match !== 'box' || countOrders(picked) > 1) return picked
  // The next digit in place of the last one.
  return picked.slice(0, -1) + ((Number(picked.at(-1)) + 1) % 10)
}

function isSameNumber(one: Line, other: Line): boolean {
  return one.type === other.type && one.digits === other.digits && one.place === other.place
}

/** The lines of an earlier ticket, playable now; none if one of them is no longer playable. */
export function repeatLines(wire: readonly WireLine[], currency: string): Line[] {
  const lines = readLines(wire.filter(isWireLine))
  const [first] = lines
  const isPlayable = first && findTicketProblem(lines, currency, getKind(first.type).form) === null
  return isPlayable && lines.length === wire.length ? lines : []
}

/**
 * Parses the stored lines of a player; anything but a playable ticket is dropped as a whole, as is another player's.
 */
export function readStoredLines(
  stored: unknown,
  { playerId, currency }: { playerId: string; currency: string },
): Line[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { playerId: owner, lines: storedLines } = stored as { playerId?: unknown; lines?: unknown } // each field is checked
  if (owner !== playerId || !Array.isArray(storedLines)) return []
  const lines = readLines(storedLines.filter(isWireLine))
  const [first] = lines
  return first && findTicketProblem(lines, currency, getKind(first.type).form) === null ? lines : []
}

/**
 * Parses a stored request with unknown outcome. Another player's is ignored: sent by this one it would be a new ticket,
 * and the arcade resolves the other without this browser. So is the player's own in another currency.
 */
export function readStoredRequest(
  stored: unknown,
  { playerId, currency }: { playerId: string; currency: string },
): TicketRequest | null {
  if (typeof stored !== 'object' || stored === null) return null
  const request = stored as Partial<TicketRequest> // each field is checked below
  const { requestId, drawId, lines, drawCount, stopsOnWin } = request // the server validates the last two
  if (request.playerId !== playerId || request.currency !== currency) return null
  if (typeof requestId !== 'string' || typeof drawId !== 'string') return null
  if (!Array.isArray(lines) || !lines.every(isWireLine)) return null
  return {
    requestId,
    playerId,
    currency,
    drawId,
    lines,
    ...(drawCount === undefined ? {} : { drawCount, stopsOnWin: stopsOnWin === true }),
  }
}

function isWireLine(value: unknown): value is WireLine {
  if (typeof value !== 'object' || value === null) return false
  const { type, digits, place, stake } = value as Partial<WireLine> // each field is checked below
  return (
    typeof type === 'string' &&
    isBetType(type) &&
    typeof digits === 'string' &&
    (place === null || typeof place === 'number') &&
    typeof stake === 'string' &&
    /^\d{1,16}$/.test(stake)
  )
}
