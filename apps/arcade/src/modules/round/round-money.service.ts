import type { Database } from '@foyer/database'
import { findGameByCode } from '../../games/games.rules.ts'
import { endPlatformSession } from '../session/index.ts'
import { computeRetryMs, isSessionOver, type Outcome, type PlatformWallet } from '../wallet/index.ts'
import { STAKE_CONFIRM_MS } from './round.constants.ts'
import { readRoundTransactionIds } from './round.rules.ts'
import {
  findRound,
  markOpen,
  markRefused,
  markSettled,
  markVoiding,
  postponeRound,
  type RoundRow,
} from './round.store.ts'

/** Dependencies of a round's money calls. */
export interface RoundDependencies {
  database: Database
  platform: Pick<PlatformWallet, 'debit' | 'credit' | 'debitCredit' | 'rollback'>
}

/** Reason of a stake that was not confirmed in time. */
export const STAKE_UNCONFIRMED = 'stake_unconfirmed'

/** Fields of a round that each of its calls names. */
function nameRound({ playerId, merchant, id, gameCode, currency }: RoundRow) {
  const description = `${findGameByCode(gameCode)?.instant?.name ?? gameCode} ${id.slice(0, 8).toUpperCase()}`
  return { playerId, merchant, roundId: id, gameCode, currency, description }
}

/**
 * Requests a round's stake, the same request each time: a hold, or, when the round is decided with its stake, stake and
 * win at once.
 */
export function requestStake({ platform }: RoundDependencies, round: RoundRow) {
  const ids = readRoundTransactionIds(round.id)
  const request = { ...nameRound(round), sessionId: round.platformSessionId }
  if (round.win === null) {
    return platform.debit({ ...request, transactionId: ids.debit, amount: String(round.stake) })
  }
  return platform.debitCredit({
    ...request,
    transactionId: ids.play,
    debitAmount: String(round.stake),
    creditAmount: String(round.win),
  })
}

/** Requests the payment of a decided round, zero included, which closes it. */
export function requestCredit({ platform }: RoundDependencies, round: RoundRow) {
  return platform.credit({
    ...nameRound(round),
    transactionId: readRoundTransactionIds(round.id).credit,
    amount: String(round.win ?? 0n),
    closesRound: true,
  })
}

/** Requests the return of a stake, whether or not it was taken. */
export function requestRollback({ platform }: RoundDependencies, round: RoundRow) {
  const ids = readRoundTransactionIds(round.id)
  const { playerId, merchant, id: roundId } = round
  const reverses = round.win === null ? ids.debit : ids.play
  return platform.rollback({ playerId, merchant, roundId, transactionId: ids.rollback, reverses })
}

/**
 * Records the platform's response to a stake.
 * @param isFirst whether no call for this round was made before: only then a refusal proves that nothing was taken
 */
export function recordStake(
  { database }: RoundDependencies,
  round: RoundRow,
  outcome: Outcome<unknown>,
  isFirst: boolean,
): Promise<RoundRow> {
  return database.transaction(
    async (tx) => {
      if (isSessionOver(outcome)) await endPlatformSession(tx, round)
      const changed = await (() => {
        const { id, attempts } = round
        if (outcome.kind === 'refused') return (isFirst ? markRefused : markVoiding)(tx, id, outcome.code)
        if (outcome.kind === 'unknown') return postponeRound(tx, id, computeRetryMs(attempts + 1, Math.random()))
        return round.win === null ? markOpen(tx, id) : markSettled(tx, id, 'reserving')
      })()
      // Without a change, another call for the round was first.
      const after = changed ?? (await findRound(tx, round, round.id))
      if (!after) throw new Error('the round is gone')
      return after
    },
    { merchant: round.merchant },
  )
}

/**
 * Whether an unknown stake is returned instead of requested again. A round that is decided with its stake stays: its
 * result is fixed, and a win above a limit is paid later by the same call.
 */
export function isStakeOverdue({ win, createdAt }: RoundRow, nowMs: number): boolean {
  return win === null && nowMs - createdAt.getTime() > STAKE_CONFIRM_MS
}
