import { SEED_BYTES } from '../../game/fairness.rules.ts'

/** Fewest different bytes in a seed; of 32 random bytes fewer than 16 differ once in 10^13 seeds. */
const MIN_DISTINCT_BYTES = 16

/** Where random bytes come from: `randomBytes` of node:crypto, or a stand-in that fails. */
export type RandomSource = (size: number) => Buffer

/** The source gave nothing or gave what can't be random: sales stop (T21). */
export class RandomFailure extends Error {
  override name = 'RandomFailure'
}

/**
 * Takes a seed from the source and looks whether the source is alive: the right length, bytes that differ,
 * and not the seed before. Throws RandomFailure.
 */
export function generateSeed(source: RandomSource, previous: Buffer | null): Buffer {
  let seed: Buffer
  try {
    seed = source(SEED_BYTES)
  } catch (error) {
    throw new RandomFailure('the random source failed', { cause: error })
  }
  if (seed.length !== SEED_BYTES) throw new RandomFailure(`the random source gave ${seed.length} bytes`)
  if (new Set(seed).size < MIN_DISTINCT_BYTES) throw new RandomFailure('the random source repeats itself')
  if (previous?.equals(seed)) throw new RandomFailure('the random source gave the same seed twice')
  return seed
}
