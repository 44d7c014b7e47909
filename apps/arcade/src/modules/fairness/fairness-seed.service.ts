import { SEED_BYTES } from '../../game/fairness.rules.ts'

/** Minimum of different bytes in a seed; 32 random bytes have fewer than 16 once in 10^13 seeds. */
const MIN_DISTINCT_BYTES = 16

/** Source of random bytes: `randomBytes` of node:crypto, or a failing stand-in. */
export type RandomSource = (size: number) => Buffer

/** The source returned nothing or non-random bytes: sales stop (T21). */
export class RandomFailure extends Error {
  override name = 'RandomFailure'
}

/**
 * Takes a seed from the source and checks it: the right length, different bytes, and not the previous seed. Throws
 * RandomFailure.
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
