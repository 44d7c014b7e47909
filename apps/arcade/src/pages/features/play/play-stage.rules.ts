import { findLotteryOfDraw } from '../../../game/draw.rules.ts'
import { classifyOutcome, settleLines } from '../../../game/game.rules.ts'
import { FORMS } from '../../../game/kind.constants.ts'
import { getLottery } from '../../../game/lottery.constants.ts'
import { readLines, type TicketWire } from '../../../game/wire.rules.ts'

/** A draw on the play screen; times in milliseconds of the server's clock. */
export interface StagedDraw {
  drawId: string
  closesAtMs: number
  drawsAtMs: number
}

/**
 * Stage of the play screen for the draw whose sales have closed. The next draw is on sale meanwhile. During `drawing`
 * and `revealing` nothing else on the page may reveal the result.
 */
export type PlayStage =
  /** No draw is shown. `lastId` is the previous one, so that it is not shown twice. */
  | { step: 'idle'; lastId: string | null }
  | { step: 'closed'; draw: StagedDraw }
  | { step: 'drawing'; draw: StagedDraw }
  /** The result is late. The next close, a result or the player ends this stage. */
  | { step: 'late'; draw: StagedDraw }
  /** `shown` balls of the first prize have fallen; all rest for a moment before it is settled. */
  | { step: 'revealing'; draw: StagedDraw; digits: string; shown: number }
  | { step: 'settled'; draw: StagedDraw; digits: string }

export type StageEvent =
  /** `draws`: the draw on sale, and those of the player's tickets. */
  | { kind: 'tick'; nowMs: number; draws: readonly StagedDraw[] }
  /** `digits`: null for a draw that is not held. */
  | { kind: 'result'; drawId: string; digits: string | null }
  | { kind: 'ball' }
  | { kind: 'finish' }
  | { kind: 'dismiss' }

/** Timeout of a result after its draw. */
export const RESULT_LIMIT_MS = 45_000

export const FIRST_STAGE: PlayStage = { step: 'idle', lastId: null }

/** The stage after an event. A result whose balls fall is shown to the end. */
export function changeStage(stage: PlayStage, event: StageEvent): PlayStage {
  switch (event.kind) {
    case 'tick':
      return advanceStage(stage, event)
    case 'result':
      if (stage.step !== 'closed' && stage.step !== 'drawing' && stage.step !== 'late') return stage
      if (stage.draw.drawId !== event.drawId) return stage
      if (event.digits === null) return { step: 'idle', lastId: event.drawId }
      return { step: 'revealing', draw: stage.draw, digits: event.digits, shown: 0 }
    case 'ball':
      if (stage.step !== 'revealing') return stage
      return stage.shown < countBalls(stage.draw.drawId) ? { ...stage, shown: stage.shown + 1 } : settleStage(stage)
    case 'finish':
      return stage.step === 'revealing' ? settleStage(stage) : stage
    case 'dismiss':
      return stage.step === 'settled' || stage.step === 'late' ? { step: 'idle', lastId: stage.draw.drawId } : stage
  }
}

/** Digits of a draw's first prize: one ball each. */
function countBalls(drawId: string): number {
  return FORMS[getLottery(findLotteryOfDraw(drawId)).form][0].digits
}

function advanceStage(stage: PlayStage, { nowMs, draws }: StageEvent & { kind: 'tick' }): PlayStage {
  if (stage.step === 'closed' && nowMs >= stage.draw.drawsAtMs) return { step: 'drawing', draw: stage.draw }
  if (stage.step === 'drawing' && nowMs >= stage.draw.drawsAtMs + RESULT_LIMIT_MS) {
    return { step: 'late', draw: stage.draw }
  }
  if (stage.step !== 'idle' && stage.step !== 'late' && stage.step !== 'settled') return stage
  const lastId = stage.step === 'idle' ? stage.lastId : stage.draw.drawId
  const draw = draws
    .filter(({ drawId }) => lastId === null || drawId > lastId)
    .filter(({ closesAtMs, drawsAtMs }) => nowMs >= closesAtMs && nowMs < drawsAtMs + RESULT_LIMIT_MS)
    .toSorted((one, other) => one.drawsAtMs - other.drawsAtMs)[0]
  return draw ? { step: nowMs < draw.drawsAtMs ? 'closed' : 'drawing', draw } : stage
}

function settleStage({ draw, digits }: PlayStage & { step: 'revealing' }): PlayStage {
  return { step: 'settled', draw, digits }
}

/** Whether the balls fall: until they rest, balance and lists keep their earlier values. */
export function isFalling(stage: PlayStage): boolean {
  return stage.step === 'drawing' || stage.step === 'revealing'
}

/** State of the draw on sale for the countdown. */
export type Sale =
  | { step: 'loading' }
  | { step: 'stopped' }
  /** `periodMs`: time between two draws. */
  | { step: 'selling' | 'closing' | 'closed'; drawId: string; leftMs: number; periodMs: number }

const DAY_SECONDS = 86_400

/** The last part of the sale has its own style. */
const CLOSING_MS = 10_000

/** State of the next draw's sale. `isSelling` is null before it is known; `seconds` is null for a daily draw. */
export function readSale(
  isSelling: boolean | null,
  draw: StagedDraw | null,
  nowMs: number,
  seconds: number | null,
): Sale {
  if (isSelling === null) return { step: 'loading' }
  if (!isSelling || draw === null) return { step: 'stopped' }
  const leftMs = Math.max(draw.closesAtMs - nowMs, 0)
  const step = leftMs === 0 ? 'closed' : leftMs <= CLOSING_MS ? 'closing' : 'selling'
  return { step, drawId: draw.drawId, leftMs, periodMs: (seconds ?? DAY_SECONDS) * 1000 }
}

/** Outcome of a draw for one player: all their tickets in it together, in minor units (DEC-34). */
export interface Outcome {
  drawId: string
  /** Those that took part come first: the state of the first one says whether the win is paid. */
  ticketIds: string[]
  stakeMinor: bigint
  winMinor: bigint
  /** `void`: no ticket took part, the stake is returned. */
  outcomeClass: ReturnType<typeof classifyOutcome> | 'void'
  /** Size of a win's presentation: by its multiple of the stake. */
  size: 'small' | 'big' | 'huge'
}

/** Multiples of the stake from which a win is big, and huge. */
const BIG_WIN_TIMES = 10n
const HUGE_WIN_TIMES = 100n

/** Outcome of a result for a player's tickets in a draw; null without tickets. */
export function classifyTickets(drawId: string, digits: string | null, tickets: readonly TicketWire[]): Outcome | null {
  if (tickets.length === 0) return null
  const taken = tickets.filter(isInDraw)
  const ticketIds = [...taken, ...tickets.filter((ticket) => !isInDraw(ticket))].map(({ ticketId }) => ticketId)
  if (taken.length === 0 || digits === null) {
    return { drawId, ticketIds, stakeMinor: 0n, winMinor: 0n, outcomeClass: 'void', size: 'small' }
  }
  let stakeMinor = 0n
  let winMinor = 0n
  for (const ticket of taken) {
    stakeMinor += BigInt(ticket.stake)
    winMinor += settleLines(readLines(ticket.lines), digits).totalMinor
  }
  const size =
    winMinor >= stakeMinor * HUGE_WIN_TIMES ? 'huge' : winMinor >= stakeMinor * BIG_WIN_TIMES ? 'big' : 'small'
  return { drawId, ticketIds, stakeMinor, winMinor, outcomeClass: classifyOutcome(stakeMinor, winMinor), size }
}

/**
 * Outcome of an ended ticket that the player has missed: of all their tickets in its draw, null before those are known.
 * A ticket that took no part has none of the draw.
 */
export function classifyMissed(ticket: TicketWire, drawTickets: readonly TicketWire[]): Outcome | null {
  const { drawId, digits, ticketId } = ticket
  if (digits === null) return classifyTickets(drawId, null, [ticket])
  const isComplete = drawTickets.some((one) => one.ticketId === ticketId)
  return isComplete ? classifyTickets(drawId, digits, drawTickets) : null
}

/**
 * The ticket of a series whose outcome is shown next, after the one with this number: the first that has won or is still
 * to be decided, and was not shown before. A win does not wait until each draw without one has been shown.
 */
export function findNextWatched(
  series: readonly TicketWire[],
  number: number,
  shownIds: readonly string[],
): TicketWire | undefined {
  return series.find((ticket) => {
    if ((ticket.series?.number ?? 0) <= number || shownIds.includes(ticket.ticketId)) return false
    return ticket.state === 'reserving' || (isInDraw(ticket) && (ticket.win === null || BigInt(ticket.win) > 0n))
  })
}

/** What a series holds: its tickets that take part in their draws, and their stakes in minor units. */
export function sumPlaced(series: readonly TicketWire[]): { count: number; stakeMinor: bigint } {
  const placed = series.filter(isInDraw)
  return { count: placed.length, stakeMinor: placed.reduce((sum, { stake }) => sum + BigInt(stake), 0n) }
}

/** Whether a ticket takes part in its draw; false for a returned or refused one. */
export function isInDraw({ state }: Pick<TicketWire, 'state'>): boolean {
  return state === 'placed' || state === 'settling' || state === 'settled'
}
