import { DIGIT_COUNT } from '../../../game/game.constants.ts'
import { classifyOutcome, settleLines } from '../../../game/game.rules.ts'
import { readLines, type TicketWire } from '../../../game/wire.rules.ts'

/** A draw as the play screen follows it; times in milliseconds of the server's clock. */
export interface StagedDraw {
  drawId: string
  closesAtMs: number
  drawsAtMs: number
}

/**
 * What the play screen shows of the draw whose sales have closed. Beside it the next draw is on sale all the while.
 * `drawing` and `revealing` are the time in which nothing else on the page may tell the result.
 */
export type PlayStage =
  /** No draw is shown. `lastId` is the one that was, so that it is not shown twice. */
  | { step: 'idle'; lastId: string | null }
  | { step: 'closed'; draw: StagedDraw }
  | { step: 'drawing'; draw: StagedDraw }
  /** The result does not come. The next close, a result or the player ends it. */
  | { step: 'late'; draw: StagedDraw }
  /** `shown` balls of the result have fallen; all five lie for a moment before it is settled. */
  | { step: 'revealing'; draw: StagedDraw; digits: string; shown: number }
  | { step: 'settled'; draw: StagedDraw; digits: string }

export type StageEvent =
  /** `draws`: the draw on sale, and those in which the player has a ticket. */
  | { kind: 'tick'; nowMs: number; draws: readonly StagedDraw[] }
  /** `digits`: null where the draw is not held. */
  | { kind: 'result'; drawId: string; digits: string | null }
  | { kind: 'ball' }
  | { kind: 'finish' }
  | { kind: 'dismiss' }

/** A result that is not there so long after its draw is no longer waited for. */
export const RESULT_LIMIT_MS = 45_000

export const FIRST_STAGE: PlayStage = { step: 'idle', lastId: null }

/** What an event makes of the stage. A result, once its balls fall, is shown to the end. */
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
      return stage.shown < DIGIT_COUNT ? { ...stage, shown: stage.shown + 1 } : settleStage(stage)
    case 'finish':
      return stage.step === 'revealing' ? settleStage(stage) : stage
    case 'dismiss':
      return stage.step === 'settled' || stage.step === 'late' ? { step: 'idle', lastId: stage.draw.drawId } : stage
  }
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

/** Whether the balls fall: until they lie, the balance and the lists keep what they said before. */
export function isFalling(stage: PlayStage): boolean {
  return stage.step === 'drawing' || stage.step === 'revealing'
}

/** The draw on sale, as the countdown tells it. */
export type Sale =
  | { step: 'loading' }
  | { step: 'stopped' }
  | { step: 'selling' | 'closing' | 'closed'; drawId: string; leftMs: number }

/** The last seconds of the sale look like it. */
const CLOSING_MS = 10_000

/** How the sale of the next draw stands. `isSelling` is null before it is known. */
export function readSale(isSelling: boolean | null, draw: StagedDraw | null, nowMs: number): Sale {
  if (isSelling === null) return { step: 'loading' }
  if (!isSelling || draw === null) return { step: 'stopped' }
  const leftMs = Math.max(draw.closesAtMs - nowMs, 0)
  const step = leftMs === 0 ? 'closed' : leftMs <= CLOSING_MS ? 'closing' : 'selling'
  return { step, drawId: draw.drawId, leftMs }
}

/** What a draw was for one player: all their tickets in it together, in minor units (DEC-34). */
export interface Outcome {
  drawId: string
  ticketIds: string[]
  stakeMinor: bigint
  winMinor: bigint
  /** `void`: no ticket took part, the stake goes back. */
  outcomeClass: ReturnType<typeof classifyOutcome> | 'void'
  /** How much of a moment a win is: by what it gives for each unit staked. */
  size: 'small' | 'big' | 'huge'
}

/** A win of so many times the stake is a big one, and a huge one. */
const BIG_WIN_TIMES = 10n
const HUGE_WIN_TIMES = 100n

/** What a result makes of a player's tickets in a draw; null where there are none. */
export function classifyTickets(drawId: string, digits: string | null, tickets: readonly TicketWire[]): Outcome | null {
  if (tickets.length === 0) return null
  const ticketIds = tickets.map((ticket) => ticket.ticketId)
  const taken = tickets.filter(isInDraw)
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

/** Whether a ticket is in its draw. One whose stake goes back, or was refused, is not. */
export function isInDraw({ state }: Pick<TicketWire, 'state'>): boolean {
  return state === 'placed' || state === 'settling' || state === 'settled'
}
