import { type BetType, DIGITS_PER_LINE, MAX_LINES_PER_TICKET } from '../../../game/game.constants.ts'
import { findTicketProblem, type Line } from '../../../game/game.rules.ts'
import { isBetType, readLines, type WireLine } from '../../../game/wire.rules.ts'

/** One confirmation: kept before it is sent, and sent again unchanged until its outcome is known. */
export interface TicketRequest {
  requestId: string
  drawId: string
  lines: WireLine[]
}

/** Where the sheet of the ticket stands. */
export type Checkout =
  | { step: 'edit' }
  /** The id is made here, so that however often the button is tapped one ticket comes of it. */
  | { step: 'review'; requestId: string; drawId: string }
  /** The draw under review has closed: the player is asked whether the next one will do. */
  | { step: 'moved'; requestId: string; fromDrawId: string; drawId: string }
  | { step: 'sending'; request: TicketRequest; isRepeated: boolean }
  /** No answer came: the same request can be sent again without being charged twice. */
  | { step: 'unknown'; request: TicketRequest }
  /** The arcade has the ticket, the platform's answer is still out. */
  | { step: 'waiting'; ticketId: string }
  | { step: 'placed'; ticketId: string; drawId: string }
  /** `mayGoBack`: a stake may have been held, and then it goes back. */
  | { step: 'refused'; code: string; detail: string | null; mayGoBack: boolean }

export type CheckoutEvent =
  | { kind: 'continue'; requestId: string; drawId: string }
  /** The draw that is on sale now. */
  | { kind: 'sale'; drawId: string }
  /** Yes to the next draw. */
  | { kind: 'accept' }
  /** Takes up a request of an earlier visit. */
  | { kind: 'resume'; request: TicketRequest }
  | { kind: 'back' }
  | { kind: 'send'; request: TicketRequest }
  | { kind: 'answer'; ticketId: string; drawId: string; state: string; reason: string | null }
  | { kind: 'fail'; code: string; detail: string | null }
  /** The balls of a draw begin to fall: good wishes for it are over. */
  | { kind: 'drawn'; drawId: string }
  | { kind: 'close' }

/** Codes after which nobody knows whether the ticket was taken. */
const OPEN_OUTCOMES = new Set(['offline', 'unknown_error', 'service_unavailable', 'platform_silent'])

/**
 * What the server says no with after it has looked a request up: then no earlier try with its id was taken. What is
 * said on the way there (who asks, how often, in which form) tells nothing of a try that may have come further.
 */
const SETTLING_CODES = new Set([
  'request_conflict',
  'stake_refused',
  'draw_closed',
  'sales_stopped',
  'insufficient_funds',
  'player_blocked',
  'session_over',
  'launch_refused',
])

function isOpen(code: string, isRepeated: boolean): boolean {
  return isRepeated ? !SETTLING_CODES.has(code) : OPEN_OUTCOMES.has(code)
}

/** What happens next on the sheet. While something is under way only its outcome moves it. */
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

/** Whether the sheet may be put away: not while a request is on its way. */
export function canClose(checkout: Checkout): boolean {
  return checkout.step !== 'sending'
}

/** Whether the basket's lines are done with, so that the next ticket starts empty. */
export function isTaken(checkout: Checkout): boolean {
  return checkout.step === 'placed' || checkout.step === 'waiting'
}

/** Adds a line, or tells why it can't be. */
export function addLine(
  lines: readonly Line[],
  line: Line,
  currency: string,
): { lines: Line[]; problem: string | null } {
  if (lines.length >= MAX_LINES_PER_TICKET) return { lines: [...lines], problem: 'too_many_lines' }
  const next = [...lines, line]
  const problem = findTicketProblem(next, currency)
  return problem === null ? { lines: next, problem: null } : { lines: [...lines], problem }
}

/**
 * Adds as many quick picks as are wanted and fit: lines of one kind with one stake, none twice.
 * @param pick gives so many random digits
 */
export function addQuickPicks(
  lines: readonly Line[],
  wanted: { count: number; type: BetType; place: number | null; stakeMinor: bigint },
  currency: string,
  pick: (count: number) => readonly string[],
): { lines: Line[]; problem: string | null } {
  const { count, type, place, stakeMinor } = wanted
  let current: { lines: Line[]; problem: string | null } = { lines: [...lines], problem: null }
  // Kinds with ten numbers run out of new ones: then a number may come twice.
  for (let left = count, tries = count * QUICK_PICK_TRIES; left > 0 && current.problem === null; tries -= 1) {
    const line = { type, place, stakeMinor, digits: pick(DIGITS_PER_LINE[type]).join('') }
    if (tries > 0 && current.lines.some((one) => isSameNumber(one, line))) continue
    current = addLine(current.lines, line, currency)
    left -= 1
  }
  return current
}

const QUICK_PICK_TRIES = 20

function isSameNumber(one: Line, other: Line): boolean {
  return one.type === other.type && one.digits === other.digits && one.place === other.place
}

/** The lines of an earlier ticket as they can be played again now; none where one of them no longer can. */
export function repeatLines(wire: readonly WireLine[], currency: string): Line[] {
  const lines = readLines(wire.filter(isWireLine))
  return lines.length === wire.length && findTicketProblem(lines, currency) === null ? lines : []
}

/**
 * Reads the lines that were kept in the browser for a player; anything that isn't a playable ticket is dropped as a
 * whole, and another player's is none of theirs.
 */
export function readStoredLines(
  stored: unknown,
  { playerId, currency }: { playerId: string; currency: string },
): Line[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { playerId: owner, lines: storedLines } = stored as { playerId?: unknown; lines?: unknown } // each field is looked at
  if (owner !== playerId || !Array.isArray(storedLines)) return []
  const lines = readLines(storedLines.filter(isWireLine))
  return findTicketProblem(lines, currency) === null ? lines : []
}

/**
 * Reads a request that was kept in the browser because its outcome is not known. Another player's is none: sent by this
 * one it would be a ticket of its own, and the arcade ends the other without this browser.
 */
export function readStoredRequest(stored: unknown, playerId: string): TicketRequest | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { playerId: owner, requestId, drawId, lines } = stored as Partial<TicketRequest & { playerId: string }> // each field is looked at below
  if (owner !== playerId) return null
  if (typeof requestId !== 'string' || typeof drawId !== 'string') return null
  return Array.isArray(lines) && lines.every(isWireLine) ? { requestId, drawId, lines } : null
}

function isWireLine(value: unknown): value is WireLine {
  if (typeof value !== 'object' || value === null) return false
  const { type, digits, place, stake } = value as Partial<WireLine> // each field is looked at below
  return (
    typeof type === 'string' &&
    isBetType(type) &&
    typeof digits === 'string' &&
    (place === null || typeof place === 'number') &&
    typeof stake === 'string' &&
    /^\d{1,16}$/.test(stake)
  )
}
