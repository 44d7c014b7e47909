import { SIGNATURE_WINDOW_MS } from '@foyer/contract/signing'
import type { Tx } from '@foyer/database'
import { lt, sql } from 'drizzle-orm'
import { requestNonceTable } from './request-nonce.table.ts'

/** Inserts a nonce; false for a known one, which makes the request a replay (T37). */
export async function insertNonce(tx: Tx, vendor: string, nonce: string): Promise<boolean> {
  const rows = await tx.insert(requestNonceTable).values({ vendor, nonce }).onConflictDoNothing().returning()
  return rows.length === 1
}

/** Deletes nonces of stale requests. */
export async function deleteOldNonces(tx: Tx): Promise<void> {
  const age = sql`now() - ${2 * SIGNATURE_WINDOW_MS} * interval '1 millisecond'`
  await tx.delete(requestNonceTable).where(lt(requestNonceTable.seenAt, age))
}
