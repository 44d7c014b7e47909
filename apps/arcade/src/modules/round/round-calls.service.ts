import type { DatabaseLogger, Tx } from '@foyer/database'
import { computeWinMinor } from '../../games/game.rules.ts'
import { computeRetryMs, type Outcome } from '../wallet/index.ts'
import { CLAIM_BATCH, CLAIM_MS } from './round.constants.ts'
import {
  claimDueRounds,
  markSettled,
  markVoid,
  markVoiding,
  postponeRound,
  type RoundRow,
  saveSteps,
} from './round.store.ts'
import {
  isStakeOverdue,
  type RoundDependencies,
  recordStake,
  requestCredit,
  requestRollback,
  requestStake,
  STAKE_UNCONFIRMED,
} from './round-money.service.ts'

/** Number of failed attempts of a call that triggers an alarm in the log. */
const ALARMING_ATTEMPTS = 8

export interface RoundCallDependencies extends RoundDependencies {
  logger: DatabaseLogger
}

/**
 * Makes every due call to the platform: stakes with unknown outcome, roll-backs, wins, and the payment of expired
 * rounds. Each round is claimed, so that several processes share the work, and stays due until the platform has
 * acknowledged. Ends when nothing is due, or when `isStopping` returns true.
 */
export async function makeDueRoundCalls(dependencies: RoundCallDependencies, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const rounds = await dependencies.database.transaction((tx) => claimDueRounds(tx, CLAIM_BATCH, CLAIM_MS), {
      isOperator: true,
    })
    if (rounds.length === 0) return
    await Promise.all(rounds.map((round) => advanceRound(dependencies, round)))
  }
}

async function advanceRound(dependencies: RoundCallDependencies, round: RoundRow): Promise<void> {
  try {
    if (round.state === 'reserving') await confirmStake(dependencies, round)
    if (round.state === 'open') await expireRound(dependencies, round)
    if (round.state === 'voiding') await returnStake(dependencies, round)
    if (round.state === 'settling') await payWin(dependencies, round)
  } catch (error) {
    // The claim expires and the round is retried.
    const fields = { round: round.id, state: round.state, error: String(error) }
    dependencies.logger.error(fields, 'round could not be advanced')
  }
}

async function confirmStake(dependencies: RoundCallDependencies, round: RoundRow): Promise<void> {
  if (isStakeOverdue(round, Date.now())) {
    await dependencies.database.statement((tx) => markVoiding(tx, round.id, STAKE_UNCONFIRMED), {
      merchant: round.merchant,
    })
    return
  }
  const outcome = await requestStake(dependencies, round)
  if (outcome.kind === 'unknown') report(dependencies, round, outcome)
  await recordStake(dependencies, round, outcome, false)
}

/** An expired round is paid at the multiplier of its steps so far. After a step in between, it is claimed again. */
async function expireRound(dependencies: RoundCallDependencies, round: RoundRow): Promise<void> {
  const { id, steps, factor, stake, merchant } = round
  const win = computeWinMinor(stake, factor)
  const decided = { known: steps.length, steps, factor, win }
  await dependencies.database.statement((tx) => saveSteps(tx, id, decided, 0), { merchant })
}

async function returnStake(dependencies: RoundCallDependencies, round: RoundRow): Promise<void> {
  const { id, merchant } = round
  const outcome = await requestRollback(dependencies, round)
  const isPlayed = outcome.kind === 'refused' && outcome.code === 'round_closed' && round.win !== null
  if (outcome.kind !== 'done' && !isPlayed) return tryLater(dependencies, round, outcome)
  // The platform has closed the round: its one call with stake and win had succeeded.
  const record = isPlayed ? (tx: Tx) => markSettled(tx, id, 'voiding') : (tx: Tx) => markVoid(tx, id)
  await dependencies.database.statement<unknown>(record, { merchant })
}

async function payWin(dependencies: RoundCallDependencies, round: RoundRow): Promise<void> {
  const outcome = await requestCredit(dependencies, round)
  if (outcome.kind !== 'done') return tryLater(dependencies, round, outcome)
  const { id, merchant } = round
  await dependencies.database.statement((tx) => markSettled(tx, id, 'settling'), { merchant })
}

/** The return of a stake or the payment of a win is retried without limit, whatever the response was. */
async function tryLater(
  dependencies: RoundCallDependencies,
  round: RoundRow,
  outcome: Outcome<unknown>,
): Promise<void> {
  report(dependencies, round, outcome)
  const delayMs = computeRetryMs(round.attempts, Math.random())
  await dependencies.database.statement((tx) => postponeRound(tx, round.id, delayMs), { merchant: round.merchant })
}

function report({ logger }: RoundCallDependencies, round: RoundRow, outcome: Outcome<unknown>): void {
  const reason = outcome.kind === 'refused' ? outcome.code : outcome.kind === 'unknown' ? outcome.reason : ''
  const fields = { round: round.id, state: round.state, attempts: round.attempts, reason }
  const isAlarming = round.attempts >= ALARMING_ATTEMPTS || outcome.kind === 'refused'
  if (isAlarming) logger.error(fields, 'platform repeatedly rejects a call for a round')
  else logger.warn(fields, 'call for a round is retried')
}
