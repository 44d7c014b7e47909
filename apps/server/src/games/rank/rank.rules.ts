export interface RankStep {
  /** Levels reached, 0 below the first. */
  level: number
  /** Stakes required for the next level; null at the highest one and without levels. */
  nextStakeMinor: bigint | null
}

/** The rank for settled stakes: level 1 is the first threshold; equality reaches a threshold. */
export function decideRank(stakeMinor: bigint, thresholdsMinor: readonly string[]): RankStep {
  const thresholds = thresholdsMinor.map(BigInt).toSorted((a, b) => Number(a - b))
  const level = thresholds.filter((threshold) => threshold <= stakeMinor).length
  return { level, nextStakeMinor: thresholds[level] ?? null }
}
