import type { DatabaseLogger } from '@foyer/database'
import { computeRetryMs, type Outcome } from '../../modules/wallet/index.ts'
import { CRASH_CODE } from './crash.constants.ts'
import { computeWinMinor, decideBet, readBetTransactionIds } from './crash.rules.ts'
import { type BetRow, listDecidable, markSettled, markVoid, markVoiding, storeDecisions } from './crash-bet.store.ts'
import { claimDueBets, postponeBet } from './crash-due.store.ts'
import {
  type BetDependencies,
  describeBet,
  ROUND_INTERRUPTED,
  ROUND_STARTED,
  recordDebit,
  requestDebit,
} from './crash-placement.service.ts'
import { shareBettingRound } from './crash-round.store.ts'

/** Number of failed attempts of a call that triggers an alarm in the log. */
const ALARMING_ATTEMPTS = 8
/** Lease of a claimed bet: longer than a call can take. */
const CLAIM_MS = 30_000
const CLAIM_BATCH = 32
const DECIDE_BATCH = 500

export interface BetCallDependencies extends BetDependencies {
  logger: DatabaseLogger
}

/** Decides every placed bet that can be decided now. Ends when none is left, or when `isStopping` returns true. */
export async function decideBets({ database }: BetDependencies, isStopping: () => boolean): Promise<void> {
  let count = DECIDE_BATCH
  while (count === DECIDE_BATCH && !isStopping()) {
    count = await database.transaction(
      async (tx) => {
        const bets = await listDecidable(tx, DECIDE_BATCH)
        const decided: { id: string; multiplier: number | null; win: bigint }[] = []
        const returnedIds: string[] = []
        for (const bet of bets) {
          const decision = decideBet(bet, bet)
          if (decision.kind === 'returned') returnedIds.push(bet.id)
          if (decision.kind === 'lost') decided.push({ id: bet.id, multiplier: null, win: 0n })
          if (decision.kind === 'won') {
            const { multiplier } = decision
            decided.push({ id: bet.id, multiplier, win: computeWinMinor(bet.stake, multiplier) })
          }
        }
        await storeDecisions(tx, decided, returnedIds, ROUND_INTERRUPTED)
        return bets.length
      },
      { isOperator: true },
    )
  }
}

/**
 * Makes every due call to the platform: stakes with unknown outcome, roll-backs, ends of bets. Each bet is claimed, so
 * that several processes share the work, and stays due until the platform has acknowledged. Ends when nothing is due,
 * or when `isStopping` returns true.
 */
export async function makeDueBetCalls(dependencies: BetCallDependencies, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const bets = await dependencies.database.transaction((tx) => claimDueBets(tx, CLAIM_BATCH, CLAIM_MS), {
      isOperator: true,
    })
    if (bets.length === 0) return
    await Promise.all(bets.map((bet) => advanceBet(dependencies, bet)))
  }
}

async function advanceBet(dependencies: BetCallDependencies, bet: BetRow): Promise<void> {
  try {
    if (bet.state === 'reserving') await advanceReserving(dependencies, bet)
    if (bet.state === 'voiding') await returnStake(dependencies, bet)
    if (bet.state === 'settling') await endBet(dependencies, bet)
  } catch (error) {
    // The claim expires and the bet is retried.
    dependencies.logger.error({ bet: bet.id, state: bet.state, error: String(error) }, 'bet could not be advanced')
  }
}

async function advanceReserving(dependencies: BetCallDependencies, bet: BetRow): Promise<void> {
  const isLate = await dependencies.database.transaction(
    async (tx) => {
      if (await shareBettingRound(tx, bet.roundId)) return false
      await markVoiding(tx, bet.id, ROUND_STARTED)
      return true
    },
    { merchant: bet.merchant },
  )
  if (!isLate) await recordDebit(dependencies, bet, await requestDebit(dependencies, bet), false)
}

async function returnStake(dependencies: BetCallDependencies, bet: BetRow): Promise<void> {
  const ids = readBetTransactionIds(bet.id)
  const outcome = await dependencies.platform.rollback({
    playerId: bet.playerId,
    merchant: bet.merchant,
    transactionId: ids.rollback,
    reverses: ids.debit,
    roundId: bet.id,
  })
  if (outcome.kind !== 'done') return tryLater(dependencies, bet, outcome)
  await dependencies.database.statement((tx) => markVoid(tx, bet.id), { merchant: bet.merchant })
}

/** Pays the win, or closes the platform's round of a lost bet by a credit of zero. */
async function endBet(dependencies: BetCallDependencies, bet: BetRow): Promise<void> {
  const outcome = await dependencies.platform.credit({
    playerId: bet.playerId,
    merchant: bet.merchant,
    transactionId: readBetTransactionIds(bet.id).credit,
    roundId: bet.id,
    gameCode: CRASH_CODE,
    amount: String(bet.win ?? 0n),
    currency: bet.currency,
    closesRound: true,
    description: describeBet(bet),
  })
  if (outcome.kind !== 'done') return tryLater(dependencies, bet, outcome)
  await dependencies.database.statement((tx) => markSettled(tx, bet.id), { merchant: bet.merchant })
}

/** The return of a stake or the end of a bet is retried without limit, whatever the response was. */
async function tryLater(dependencies: BetCallDependencies, bet: BetRow, outcome: Outcome<unknown>): Promise<void> {
  const reason = outcome.kind === 'refused' ? outcome.code : outcome.kind === 'unknown' ? outcome.reason : ''
  const fields = { bet: bet.id, state: bet.state, attempts: bet.attempts, reason }
  if (bet.attempts >= ALARMING_ATTEMPTS || outcome.kind === 'refused') {
    dependencies.logger.error(fields, 'platform repeatedly rejects a call for a bet')
  } else {
    dependencies.logger.warn(fields, 'call for a bet is retried')
  }
  const delayMs = computeRetryMs(bet.attempts, Math.random())
  await dependencies.database.statement((tx) => postponeBet(tx, bet.id, delayMs), { merchant: bet.merchant })
}
