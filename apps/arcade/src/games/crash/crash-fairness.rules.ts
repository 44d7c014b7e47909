import { createHash, createHmac } from 'node:crypto'
import { computeCrashPoint } from './crash.rules.ts'
import { formatCrashMessage, RANDOM_HEX_DIGITS } from './crash-proof.rules.ts'

/** SHA-256 of a seed. */
export function hashSeed(seed: Buffer): Buffer {
  return createHash('sha256').update(seed).digest()
}

/** The seed with number `index`, from 1, of a chain: its root hashed `length − index` times. */
export function computeChainSeed(root: Buffer, length: number, index: number): Buffer {
  if (index < 1 || index > length) throw new RangeError(`a chain of ${length} has no seed ${index}`)
  let seed = root
  for (let step = length; step > index; step -= 1) seed = hashSeed(seed)
  return seed
}

/** The chain's public commitment: SHA-256 of its first seed, in hex. */
export function computeTerminal(root: Buffer, length: number): string {
  return hashSeed(computeChainSeed(root, length, 1)).toString('hex')
}

/** The crash point of a round, in hundredths. */
export function computeRoundPoint(seed: Buffer, roundId: number, entropy: readonly string[]): number {
  const digest = createHmac('sha256', seed).update(formatCrashMessage(roundId, entropy)).digest('hex')
  return computeCrashPoint(BigInt(`0x${digest.slice(0, RANDOM_HEX_DIGITS)}`))
}
