import type { MerchantSettings } from '../../merchant/index.ts'

export type RankSettings = MerchantSettings['rankLevels']

export interface RankStep {
  /** Levels reached, 0 below the first. */
  level: number
  /** Stakes required for the next level; null at the highest one and without levels. */
  nextStakeMinor: bigint | null
}

/** The levels, lowest first. */
export function sortLevels(levels: RankSettings): RankSettings {
  return levels.toSorted((a, b) => (BigInt(a.stakeMinor) < BigInt(b.stakeMinor) ? -1 : 1))
}

/**
 * The rank for settled stakes: level 1 is the first one; equality reaches a level.
 * @param reached the highest level so far: a level is never taken back, whatever is given back later or becomes dearer
 */
export function decideRank(stakeMinor: bigint, levels: RankSettings, reached = 0): RankStep {
  const thresholds = sortLevels(levels).map((level) => BigInt(level.stakeMinor))
  const earned = thresholds.filter((threshold) => threshold <= stakeMinor).length
  const level = Math.min(Math.max(earned, reached), thresholds.length)
  return { level, nextStakeMinor: thresholds[level] ?? null }
}

/** What a member of a level may withdraw within 24 hours: the most of this level and those below; undefined without. */
export function findDailyBenefit(levels: RankSettings, level: number): bigint | undefined {
  const amounts = sortLevels(levels)
    .slice(0, level)
    .flatMap(({ withdrawalDailyMinor }) => (withdrawalDailyMinor === undefined ? [] : [BigInt(withdrawalDailyMinor)]))
  return amounts.toSorted((a, b) => (a < b ? 1 : -1))[0]
}
