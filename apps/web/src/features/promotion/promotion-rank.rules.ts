import type { RankProgress } from '@foyer/contract'

/** How far the way to the next level is behind the member, from 0 to 100; 100 at the highest one. */
export function computeRankPercent({ rankLevel, stakeMinor, nextStakeMinor, levels }: RankProgress): number {
  if (nextStakeMinor === null) return 100
  const from = BigInt(levels[rankLevel - 1]?.stakeMinor ?? 0)
  const way = BigInt(nextStakeMinor) - from
  const done = BigInt(stakeMinor) - from
  if (done <= 0n || way <= 0n) return 0
  return done >= way ? 100 : Number((done * 100n) / way)
}

/** Stakes that are missing for the next level, in minor units; never less than nothing. */
export function computeMissingMinor(stakeMinor: string, nextStakeMinor: string): string {
  const missing = BigInt(nextStakeMinor) - BigInt(stakeMinor)
  return (missing > 0n ? missing : 0n).toString()
}
