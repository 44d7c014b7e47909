import type { Tx } from '@foyer/database'
import { computeWinMinor, type InstantGame } from '../../game/instant-game.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { FIRST_CLAIM_MS, markSettled, requestCredit } from '../wager/index.ts'
import { decideStep } from './round.rules.ts'
import { lockRound, type RoundPlayer, type RoundRow, saveSteps } from './round.store.ts'
import { roundTable } from './round.table.ts'
import type { RoundDependencies } from './round-wagers.service.ts'

/**
 * Takes a step of an open round, and pays the round when it is decided by it. The same number with the same step returns
 * the round again. Throws ArcadeError.
 */
export async function takeStep(
  dependencies: RoundDependencies,
  game: InstantGame,
  player: RoundPlayer,
  { roundId, number, step: given }: { roundId: string; number: number; step: unknown },
): Promise<{ round: RoundRow; balance: string | null }> {
  const step = game.readStep(given)
  if (step === null) throw new ArcadeError('invalid_input', 'step')
  const { round, isNew } = await dependencies.database.transaction(
    async (tx) => {
      const open = await lockRound(tx, player, roundId)
      if (!open) throw new ArcadeError('not_found')
      return storeStep(tx, game, open, { number, step })
    },
    { merchant: player.merchant },
  )
  if (!isNew || round.state !== 'settling') return { round, balance: null }
  return payRound(dependencies, round)
}

async function storeStep(
  tx: Tx,
  game: InstantGame,
  round: RoundRow,
  request: { number: number; step: unknown },
): Promise<{ round: RoundRow; isNew: boolean }> {
  if (round.win !== null && request.number >= round.steps.length) throw new ArcadeError('round_over')
  const decision = decideStep(game, round, request)
  if (decision.kind === 'known') return { round, isNew: false }
  if (decision.kind === 'conflict') throw new ArcadeError('request_conflict')
  if (decision.kind === 'refused') throw new ArcadeError('step_refused')
  // A stake that is not confirmed yet can't be played.
  if (round.state !== 'open') throw new ArcadeError('step_refused')
  const { factor, isOver } = decision.standing
  const win = isOver ? computeWinMinor(round.stake, factor) : null
  const after = { known: round.steps.length, steps: [...round.steps, request.step], factor, win }
  const stored = await saveSteps(tx, round.id, after, FIRST_CLAIM_MS)
  if (!stored) throw new Error('the step was not stored')
  return { round: stored, isNew: true }
}

/** Pays a decided round at once; without an answer the poll loop repeats the call. */
async function payRound(
  dependencies: RoundDependencies,
  round: RoundRow,
): Promise<{ round: RoundRow; balance: string | null }> {
  const outcome = await requestCredit(dependencies, dependencies.wagers, round)
  if (outcome.kind !== 'done') return { round, balance: null }
  const settled = await dependencies.database.statement((tx) => markSettled(tx, roundTable, round.id, 'settling'), {
    merchant: round.merchant,
  })
  const isCurrent = outcome.value.currency === round.currency
  return { round: settled ?? round, balance: isCurrent ? outcome.value.balance : null }
}
