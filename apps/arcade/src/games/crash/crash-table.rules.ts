import { SHOWN_BETS } from './crash.constants.ts'
import type { CrashBetWire, CrashChangeWire, HistoryEntryWire, OtherBetWire, RoundWire } from './crash-wire.rules.ts'

/** The game as one screen knows it. */
export interface CrashTable {
  round: RoundWire | null
  players: number
  /** The largest stakes first. */
  bets: readonly OtherBetWire[]
  /** The player's bets of this round. */
  mine: readonly CrashBetWire[]
  history: readonly HistoryEntryWire[]
}

export const EMPTY_TABLE: CrashTable = { round: null, players: 0, bets: [], mine: [], history: [] }

function mergeById<Bet extends { betId: string }>(known: readonly Bet[], changed: readonly Bet[]): Bet[] {
  const byId = new Map(known.map((bet) => [bet.betId, bet]))
  for (const bet of changed) byId.set(bet.betId, bet)
  return [...byId.values()]
}

const PHASE_ORDER = { betting: 0, running: 1, crashed: 2, void: 2 } as const

function isOlder(round: RoundWire, known: RoundWire): boolean {
  if (round.roundId !== known.roundId) return round.roundId < known.roundId
  return PHASE_ORDER[round.phase] < PHASE_ORDER[known.phase]
}

/** The table after a change; a new round begins with empty lists. */
export function applyChange(table: CrashTable, change: CrashChangeWire): CrashTable {
  const { round = table.round } = change
  // The answer of one process may be behind the stream of another.
  if (table.round && round && isOlder(round, table.round)) return table
  const isNew = change.isFull || round?.roundId !== table.round?.roundId
  const bets = mergeById(isNew || change.isListWhole ? [] : table.bets, change.bets ?? [])
  const mine = mergeById(isNew ? [] : table.mine, change.mine ?? [])
  return {
    round,
    players: change.players ?? (isNew ? 0 : table.players),
    bets: bets.toSorted((one, other) => Number(BigInt(other.stake) - BigInt(one.stake))).slice(0, SHOWN_BETS),
    mine,
    history: change.history ?? table.history,
  }
}

/** The table with an answer to the player's own call, which may be ahead of the stream. */
export function applyOwnBet(table: CrashTable, bet: CrashBetWire): CrashTable {
  if (table.round && bet.roundId !== table.round.roundId) return table
  return { ...table, mine: mergeById(table.mine, [bet]) }
}

/** The bet of a place in this round; a refused or returned one has left it. */
export function findOwnBet({ round, mine }: CrashTable, slot: number): CrashBetWire | null {
  const own = mine.filter((bet) => bet.slot === slot && bet.roundId === round?.roundId)
  return own.find(({ state }) => state !== 'refused' && state !== 'voiding' && state !== 'void') ?? null
}

/** Whether nobody knows if the shown flight still goes on: its multiplier may be one that never was. */
export function isFlightUnknown({ round }: CrashTable, isLive: boolean): boolean {
  return round?.phase === 'running' && !isLive
}

/** What the button of one place does. */
export type ControlState =
  /** Places a bet in this round. */
  | 'bet'
  /** Stores a bet for the next round. */
  | 'queue'
  /** Takes the stored bet back. */
  | 'cancel'
  /** A call is under way. */
  | 'busy'
  /** Takes the placed bet back before the flight. */
  | 'withdraw'
  /** The flight is below the lowest cash-out. */
  | 'ready'
  | 'cash'

/** A bet that is stored for the next round. */
export interface QueuedBet {
  /** The round at its storing; null before the first one. */
  roundId: number | null
}

/**
 * What becomes of a stored bet: it is placed in the round after the one of its storing, or never, because later its
 * player may be gone.
 * @param canPlace whether stake and place allow it
 */
export function planQueued(
  { roundId }: QueuedBet,
  round: RoundWire | null,
  canPlace: boolean,
): 'wait' | 'place' | 'drop' {
  if (!round || round.roundId === roundId) return 'wait'
  const isNext = roundId === null || round.roundId === roundId + 1
  return isNext && round.phase === 'betting' && canPlace ? 'place' : 'drop'
}

/** @param multiplier of this moment, in hundredths */
export function decideControl(
  { round }: CrashTable,
  bet: CrashBetWire | null,
  { isQueued, isBusy, multiplier }: { isQueued: boolean; isBusy: boolean; multiplier: number },
): ControlState {
  if (isBusy || bet?.state === 'reserving') return 'busy'
  const isFlying = bet?.state === 'placed' && bet.cashedOut === null
  if (isFlying && round?.phase === 'betting') return 'withdraw'
  if (isFlying && round?.phase === 'running') return multiplier > 100 ? 'cash' : 'ready'
  if (isQueued) return 'cancel'
  return round?.phase === 'betting' && bet === null ? 'bet' : 'queue'
}

/** Result of the player's bets of a round over all of them (DEC-34); null while one is undecided or without a bet. */
export function sumRound(table: CrashTable): { stakeMinor: bigint; winMinor: bigint } | null {
  const { round, mine } = table
  const played = mine.filter(
    ({ state, roundId }) => roundId === round?.roundId && state !== 'refused' && state !== 'reserving',
  )
  const counted = played.filter(({ state }) => state !== 'voiding' && state !== 'void')
  if (counted.length === 0) return null
  const isOver = round?.phase === 'crashed'
  if (counted.some(({ win }) => win === null) && !isOver) return null
  // A lost bet is stored a moment after the crash.
  return {
    stakeMinor: counted.reduce((sum, { stake }) => sum + BigInt(stake), 0n),
    winMinor: counted.reduce((sum, { win }) => sum + BigInt(win ?? '0'), 0n),
  }
}
