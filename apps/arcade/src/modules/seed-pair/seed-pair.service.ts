import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { computeCommitment, generateSeed, type RandomSource } from '../fairness/index.ts'
import {
  findSeedPair,
  insertSeedPair,
  lockSeedPair,
  markSeedPairActive,
  markSeedPairRevealed,
  type SeedOwner,
  type SeedPairRow,
} from './seed-pair.store.ts'

/** The pair that plays, and the one that waits with its published commitment. */
export interface SeedPairs {
  active: SeedPairRow | null
  next: SeedPairRow
}

/** The owner's pairs; the waiting one is made when it is missing. Throws RandomFailure. */
export async function readSeedPairs(tx: Tx, owner: SeedOwner, random: RandomSource = randomBytes): Promise<SeedPairs> {
  const next = (await findSeedPair(tx, owner, 'next')) ?? (await createNext(tx, owner, random))
  return { active: await findSeedPair(tx, owner, 'active'), next }
}

/**
 * Starts the waiting pair with a client seed and reveals the former one. The server seed was committed before the client
 * seed was known. Throws RandomFailure.
 */
export async function replaceSeedPair(
  tx: Tx,
  owner: SeedOwner,
  clientSeed: string,
  random: RandomSource = randomBytes,
): Promise<SeedPairs> {
  const { next } = await readSeedPairs(tx, owner, random)
  const former = await lockSeedPair(tx, owner, 'active')
  if (former) await markSeedPairRevealed(tx, former.id)
  await markSeedPairActive(tx, next.id, clientSeed)
  return readSeedPairs(tx, owner, random)
}

async function createNext(tx: Tx, owner: SeedOwner, random: RandomSource): Promise<SeedPairRow> {
  const seed = generateSeed(random, null)
  await insertSeedPair(tx, owner, { id: randomUUID(), commitment: computeCommitment(seed), seed })
  // A concurrent request may have been first.
  const next = await findSeedPair(tx, owner, 'next')
  if (!next) throw new Error('the seed pair was not stored')
  return next
}
