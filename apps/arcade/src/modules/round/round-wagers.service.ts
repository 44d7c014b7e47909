import type { Database } from '@foyer/database'
import { type ArcadeGame, findGameByCode } from '../../game/arcade-game.rules.ts'
import { computeWinMinor } from '../../game/instant-game.rules.ts'
import { markSettled, type WagerDependencies, type WagerKind } from '../wager/index.ts'
import { DUE_HORIZON_MS, STAKE_CONFIRM_MS } from './round.constants.ts'
import { markOpen, type RoundRow, saveSteps } from './round.store.ts'
import { roundTable } from './round.table.ts'

/** Reason of a stake that was not confirmed in time. */
const STAKE_UNCONFIRMED = 'stake_unconfirmed'

export type RoundWagers = WagerKind<typeof roundTable>

/** Instant rounds: decided with their stake, or open for steps until they expire. */
export function buildRoundWagers(games: readonly ArcadeGame[]): RoundWagers {
  return {
    table: roundTable,
    dueHorizonMs: DUE_HORIZON_MS,
    expiring: { state: 'open', end: expireRound },
    lateReason: STAKE_UNCONFIRMED,
    describe: ({ gameCode, id }) => ({
      gameCode,
      description: `${findGameByCode(games, gameCode)?.instant?.name ?? gameCode} ${id.slice(0, 8).toUpperCase()}`,
    }),
    accept: (tx, { id, win }) => (win === null ? markOpen(tx, id) : markSettled(tx, roundTable, id, 'reserving')),
    // A round that is decided with its stake stays: its result is fixed, and a win above a limit is paid later by the
    // same call.
    isLate: (_tx, { win, createdAt }) => win === null && Date.now() - createdAt.getTime() > STAKE_CONFIRM_MS,
  }
}

/** Dependencies of calls that move the money of rounds. */
export interface RoundDependencies extends WagerDependencies {
  wagers: RoundWagers
}

/** An expired round is paid at the multiplier of its steps so far. After a step in between, it is claimed again. */
async function expireRound(database: Database, round: RoundRow): Promise<void> {
  const { id, steps, factor, stake, merchant } = round
  const win = computeWinMinor(stake, factor)
  const decided = { known: steps.length, steps, factor, win }
  await database.statement((tx) => saveSteps(tx, id, decided, 0), { merchant })
}
