import { randomInt } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Kills of a process per test; `npm run soak` has a long series. */
export const killCount = Number(process.env.FOYER_KILLS ?? 3)

/** Choices of one kill series. */
export interface KillRandom {
  seed: number
  /** An integer from `least` to below `above`. */
  pick(least: number, above: number): number
}

/** Choices with the seed of FOYER_KILL_SEED, or a new one that is printed: the same seed makes the same choices. */
export function openKillRandom(seed = readKillSeed()): KillRandom {
  const generator = xoroshiro128plus(seed)
  return { seed, pick: (least, above) => uniformInt(generator, least, above - 1) }
}

function readKillSeed(): number {
  const { FOYER_KILL_SEED: given } = process.env
  if (given) return Number(given)
  const seed = randomInt(2 ** 31)
  console.info(`kill series: FOYER_KILL_SEED=${seed} repeats its choices`)
  return seed
}
