import { isCurrencyCode, parseTypedAmount } from '@foyer/money'
import type { RoundBounds } from '../../../game/instant-game.rules.ts'
import type { TypedMoney } from '../../lib/format.ts'

export type StakeProblem = 'not_a_number' | 'too_low' | 'too_high' | 'step' | 'funds'

/** The nearest stake within the bounds, rounded down to a step. */
export function fitStake(stakeMinor: bigint, { minMinor, maxMinor, stepMinor }: RoundBounds): bigint {
  const whole = stakeMinor - (stakeMinor % stepMinor)
  if (whole < minMinor) return minMinor
  return whole > maxMinor ? maxMinor : whole
}

/** The largest stake that bounds and balance allow; the minimum when the balance is below it. */
export function findLargestStake(bounds: RoundBounds, balanceMinor: bigint | null): bigint {
  const { maxMinor } = bounds
  return fitStake(balanceMinor !== null && balanceMinor < maxMinor ? balanceMinor : maxMinor, bounds)
}

/** A typed stake in minor units, or the reason why it is none: none is rounded to a stake that was not typed. */
export function readTypedStake(
  text: string,
  { currency, language }: TypedMoney,
  bounds: RoundBounds,
): { stakeMinor: bigint } | { problem: StakeProblem } {
  const parsed = isCurrencyCode(currency) ? parseTypedAmount(text, currency, language) : null
  if (!parsed?.ok) return { problem: 'not_a_number' }
  const { minor } = parsed.amount
  if (minor < bounds.minMinor) return { problem: 'too_low' }
  if (minor > bounds.maxMinor) return { problem: 'too_high' }
  return fitStake(minor, bounds) === minor ? { stakeMinor: minor } : { problem: 'step' }
}

/** Why a stake can't be placed now. */
export function findStakeProblem(
  stakeMinor: bigint,
  { minMinor, maxMinor }: RoundBounds,
  balanceMinor: bigint | null,
): StakeProblem | null {
  if (stakeMinor < minMinor) return 'too_low'
  if (stakeMinor > maxMinor) return 'too_high'
  return balanceMinor !== null && stakeMinor > balanceMinor ? 'funds' : null
}
