import type { Database } from '@foyer/database'
import { recordStake, type WagerKind } from '../../modules/wager/index.ts'
import type { Outcome } from '../../modules/wallet/index.ts'
import { CRASH_CODE } from './crash.constants.ts'
import { crashBetTable } from './crash.table.ts'
import { type BetRow, markPlaced, placeWhileBetting } from './crash-bet.store.ts'
import { shareBettingRound } from './crash-round.store.ts'

/** Reason of a stake that was debited after the start of its round. */
export const ROUND_STARTED = 'round_started'
/** Reason of a bet of a round that was never started. */
export const ROUND_VOID = 'round_void'
/** Reason of a bet that its player has taken back before the start. */
export const CANCELLED = 'cancelled'
/** Reason of a bet without a result in an interrupted round. */
export const ROUND_INTERRUPTED = 'round_interrupted'

/** Codes of the game's own reasons. */
export const BET_REFUSALS = { [ROUND_STARTED]: 'round_closed', [ROUND_VOID]: 'round_closed' } as const

/** Bets of Crash: accepted until their round starts. */
export const betWagers: WagerKind<typeof crashBetTable> = {
  table: crashBetTable,
  dueHorizonMs: 60 * 60_000,
  lateReason: ROUND_STARTED,
  describe: ({ roundId }) => ({ gameCode: CRASH_CODE, description: `Crash ${roundId}` }),
  accept: async (tx, { id, roundId }) => ((await shareBettingRound(tx, roundId)) ? markPlaced(tx, id) : undefined),
  isLate: async (tx, { roundId }) => !(await shareBettingRound(tx, roundId)),
}

/** Records the platform's response to a bet's stake: the usual case in one round trip. */
export async function recordBetStake(
  dependencies: { database: Database },
  answer: { row: BetRow; outcome: Outcome<unknown>; isFirst: boolean },
): Promise<BetRow> {
  const { row, outcome } = answer
  const placed =
    outcome.kind === 'done' &&
    (await dependencies.database.statement((tx) => placeWhileBetting(tx, row), { merchant: row.merchant }))
  return placed || recordStake(dependencies, betWagers, answer)
}
