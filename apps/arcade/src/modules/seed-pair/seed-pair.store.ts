import type { Tx } from '@foyer/database'
import { and, eq, sql } from 'drizzle-orm'
import { seedPairTable, seedSecretTable } from './seed-pair.table.ts'

export type SeedPairRow = typeof seedPairTable.$inferSelect

/** Whose pair it is: every game has its own. */
export interface SeedOwner {
  merchant: string
  playerId: string
  gameCode: string
}

function isOwnersIn(owner: SeedOwner, state: SeedPairRow['state']) {
  return and(
    eq(seedPairTable.merchant, owner.merchant),
    eq(seedPairTable.playerId, owner.playerId),
    eq(seedPairTable.gameCode, owner.gameCode),
    eq(seedPairTable.state, state),
  )
}

/** The pair of a state, locked until the end of the transaction. */
export async function lockSeedPair(tx: Tx, owner: SeedOwner, state: 'next' | 'active'): Promise<SeedPairRow | null> {
  const [row] = await tx.select().from(seedPairTable).where(isOwnersIn(owner, state)).for('update')
  return row ?? null
}

export async function findSeedPair(tx: Tx, owner: SeedOwner, state: 'next' | 'active'): Promise<SeedPairRow | null> {
  const [row] = await tx.select().from(seedPairTable).where(isOwnersIn(owner, state))
  return row ?? null
}

export async function findSeedPairById(tx: Tx, id: string): Promise<SeedPairRow | null> {
  const [row] = await tx.select().from(seedPairTable).where(eq(seedPairTable.id, id))
  return row ?? null
}

/** Inserts a pair that waits for a client seed, unless the owner has one. */
export async function insertSeedPair(
  tx: Tx,
  owner: SeedOwner,
  pair: { id: string; commitment: string; seed: Buffer },
): Promise<void> {
  const { id, commitment, seed } = pair
  const inserted = await tx
    .insert(seedPairTable)
    .values({ ...owner, id, commitment })
    .onConflictDoNothing()
    .returning({ id: seedPairTable.id })
  if (inserted.length === 0) return
  await tx.insert(seedSecretTable).values({ seedPairId: id, merchant: owner.merchant, seed })
}

export async function markSeedPairActive(tx: Tx, id: string, clientSeed: string): Promise<void> {
  await tx.update(seedPairTable).set({ state: 'active', clientSeed }).where(eq(seedPairTable.id, id))
}

export async function markSeedPairRevealed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(seedPairTable)
    .set({ state: 'revealed', revealedAt: sql`clock_timestamp()` })
    .where(eq(seedPairTable.id, id))
}

/** Takes the pair's next nonce. The pair must be locked. */
export async function advanceNonce(tx: Tx, id: string): Promise<void> {
  await tx
    .update(seedPairTable)
    .set({ nextNonce: sql`${seedPairTable.nextNonce} + 1` })
    .where(eq(seedPairTable.id, id))
}

/** The server seed; throws when it is missing. */
export async function readServerSeed(tx: Tx, seedPairId: string): Promise<Buffer> {
  const [row] = await tx
    .select({ seed: seedSecretTable.seed })
    .from(seedSecretTable)
    .where(eq(seedSecretTable.seedPairId, seedPairId))
  if (!row) throw new Error(`seed pair ${seedPairId} has no seed`)
  return row.seed
}
