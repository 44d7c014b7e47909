import type { OfferReward, OfferTerms } from './offer.ts'

/** What a deposit of some amount brings, in minor units; undefined where it brings nothing. */
export function findDepositBonus(
  reward: Pick<Extract<OfferReward, { kind: 'reload' }>, 'percent' | 'maxMinor' | 'minDepositMinor'>,
  depositMinor: bigint,
): bigint | undefined {
  if (depositMinor < BigInt(reward.minDepositMinor)) return undefined
  const part = (depositMinor * BigInt(reward.percent)) / 100n
  const most = BigInt(reward.maxMinor)
  return part < most ? part : most
}

/** Percent of a stake that counts in a game: its own weight, else its category's, else that of all others. */
export function findWeight(terms: OfferTerms, game: { key: string; category: string }): number {
  return terms.weights[game.key] ?? terms.weights[game.category] ?? terms.otherWeight
}

/**
 * Bets of one stake that are left until the target, counted as the ledger counts them: each stake's part rounded down.
 * @returns undefined where a stake counts nothing
 */
export function countBetsLeft(leftMinor: bigint, stakeMinor: bigint, weight: number): bigint | undefined {
  const counted = (stakeMinor * BigInt(weight)) / 100n
  if (counted <= 0n) return undefined
  return leftMinor <= 0n ? 0n : (leftMinor + counted - 1n) / counted
}
