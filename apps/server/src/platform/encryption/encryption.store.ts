import type { Tx } from '@foyer/database'
import { and, eq, lt } from 'drizzle-orm'
import { encryptionKeyTable, encryptionNonceTable } from './encryption.table.ts'

export type EncryptionKeyRow = typeof encryptionKeyTable.$inferSelect

export async function findKeyOfPeriod(
  tx: Tx,
  period: number,
  dataKeyName: string,
): Promise<EncryptionKeyRow | undefined> {
  const rows = await tx
    .select()
    .from(encryptionKeyTable)
    .where(and(eq(encryptionKeyTable.period, period), eq(encryptionKeyTable.dataKeyName, dataKeyName)))
  return rows[0]
}

export async function findKeyById(tx: Tx, id: string, dataKeyName: string): Promise<EncryptionKeyRow | undefined> {
  const rows = await tx
    .select()
    .from(encryptionKeyTable)
    .where(and(eq(encryptionKeyTable.id, id), eq(encryptionKeyTable.dataKeyName, dataKeyName)))
  return rows[0]
}

/** Stores the key unless its period has one. */
export async function insertKey(tx: Tx, key: EncryptionKeyRow): Promise<void> {
  await tx
    .insert(encryptionKeyTable)
    .values(key)
    .onConflictDoNothing({ target: [encryptionKeyTable.period, encryptionKeyTable.dataKeyName] })
}

export async function deleteEndedKeys(tx: Tx, now: Date): Promise<void> {
  await tx.delete(encryptionKeyTable).where(lt(encryptionKeyTable.acceptedUntil, now))
}

/** Stores a nonce; false for a known one of the merchant, which makes the payload a replay (DEC-16). */
export async function insertNonce(tx: Tx, merchant: string, nonce: Buffer, seenAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(encryptionNonceTable)
    .values({ merchant, nonce, seenAt })
    .onConflictDoNothing()
    .returning({ seenAt: encryptionNonceTable.seenAt })
  return rows.length === 1
}

/** Deletes nonces of payloads that are too old to be accepted. */
export async function deleteOldNonces(tx: Tx, before: Date): Promise<void> {
  await tx.delete(encryptionNonceTable).where(lt(encryptionNonceTable.seenAt, before))
}
