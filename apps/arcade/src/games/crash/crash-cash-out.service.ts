import { ArcadeError } from '../../http/arcade-error.ts'
import type { WagerDependencies } from '../../modules/wager/index.ts'
import { computeMultiplier, computeWinMinor, decideBet } from './crash.rules.ts'
import { type BetRow, findBet, recordCashOut } from './crash-bet.store.ts'

/** A cash-out as decided: multiplier in hundredths and payout in minor units. */
export interface CashOut {
  bet: BetRow
  multiplier: number
  winMinor: bigint
}

/**
 * Cashes a bet out at the multiplier of its receipt, by the database's clock. The multiplier that the player has seen
 * plays no role. Asked again, or after an automatic cash-out, it answers the first decision. The payment follows.
 * @throws ArcadeError `cash_out_early` before 1.01×, `cash_out_late` at or after the crash, `not_found`
 */
export async function cashOut(
  { database }: Pick<WagerDependencies, 'database'>,
  player: { merchant: string; playerId: string },
  betId: string,
): Promise<CashOut> {
  const scope = { merchant: player.merchant }
  const recorded = await database.statement((tx) => recordCashOut(tx, player, betId), scope)
  if (recorded?.cashedOutMs) return describe(recorded, computeMultiplier(recorded.cashedOutMs))
  const found = await database.statement((tx) => findBet(tx, player, betId), scope)
  if (!found) throw new ArcadeError('not_found')
  const { bet, crashHundredths, crashMs, roundState, elapsedMs, isInterrupted } = found
  if (bet.multiplier !== null) return describe(bet, bet.multiplier)
  if (bet.state === 'reserving') throw new ArcadeError('cash_out_early')
  if (bet.state !== 'placed') throw new ArcadeError('cash_out_late')
  if (crashHundredths === null || crashMs === null || elapsedMs === null) throw new ArcadeError('cash_out_early')
  const isCrashed = roundState === 'crashed' || elapsedMs >= crashMs
  const decision = decideBet(bet, { crashHundredths, crashMs, elapsedMs, isCrashed, isInterrupted })
  if (decision.kind === 'won') return describe(bet, decision.multiplier)
  // Still open: it was too early at its receipt, even if it would not be by now.
  throw new ArcadeError(decision.kind === 'open' ? 'cash_out_early' : 'cash_out_late')
}

function describe(bet: BetRow, multiplier: number): CashOut {
  return { bet, multiplier, winMinor: computeWinMinor(bet.stake, multiplier) }
}
