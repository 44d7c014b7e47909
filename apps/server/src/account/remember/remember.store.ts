import type { Tx } from '@foyer/database'
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { rememberCredentialTable } from './remember.table.ts'

type RememberCredentialRow = typeof rememberCredentialTable.$inferSelect

const isCredential = (merchant: string, id: string) =>
  and(eq(rememberCredentialTable.merchant, merchant), eq(rememberCredentialTable.id, id))
const isOf = (merchant: string, memberId: string) =>
  and(eq(rememberCredentialTable.merchant, merchant), eq(rememberCredentialTable.memberId, memberId))

/** Inserts the credential of a member's browser; an earlier one of the same browser ends. */
export async function saveRememberCredential(
  tx: Tx,
  credential: Omit<RememberCredentialRow, 'createdAt' | 'expiresAt'>,
  lifetimeDays: number,
): Promise<void> {
  const { id, secretHash } = credential
  const dates = { createdAt: sql`now()`, expiresAt: sql`now() + ${lifetimeDays} * interval '1 day'` }
  const { merchant, memberId, deviceHash } = rememberCredentialTable
  await tx
    .insert(rememberCredentialTable)
    .values({ ...credential, ...dates })
    .onConflictDoUpdate({ target: [merchant, memberId, deviceHash], set: { id, secretHash, ...dates } })
}

/** The credential, locked: of two concurrent uses the second one sees the replaced secret. */
export async function lockRememberCredential(
  tx: Tx,
  merchant: string,
  id: string,
): Promise<RememberCredentialRow | undefined> {
  const rows = await tx.select().from(rememberCredentialTable).where(isCredential(merchant, id)).for('update')
  return rows[0]
}

export async function hasRememberCredential(
  tx: Tx,
  merchant: string,
  id: string,
  secretHash: Buffer,
): Promise<boolean> {
  const rows = await tx
    .select({ id: rememberCredentialTable.id })
    .from(rememberCredentialTable)
    .where(and(isCredential(merchant, id), eq(rememberCredentialTable.secretHash, secretHash)))
  return rows.length > 0
}

export async function replaceRememberSecret(tx: Tx, merchant: string, id: string, secretHash: Buffer): Promise<void> {
  await tx.update(rememberCredentialTable).set({ secretHash }).where(isCredential(merchant, id))
}

export async function deleteRememberCredential(tx: Tx, merchant: string, id: string): Promise<void> {
  await tx.delete(rememberCredentialTable).where(isCredential(merchant, id))
}

/** Ends every remembered login of a member (a password change). */
export async function deleteRememberCredentials(tx: Tx, merchant: string, memberId: string): Promise<void> {
  await tx.delete(rememberCredentialTable).where(isOf(merchant, memberId))
}

/** Ends the member's remembered logins in every browser but one. */
export async function deleteOtherBrowserCredentials(
  tx: Tx,
  merchant: string,
  memberId: string,
  ownHashes: readonly Buffer[],
): Promise<void> {
  const isOther = ownHashes.length > 0 ? notInArray(rememberCredentialTable.deviceHash, [...ownHashes]) : undefined
  await tx.delete(rememberCredentialTable).where(and(isOf(merchant, memberId), isOther))
}

/** Ends the member's remembered login in a browser (a logout). */
export async function deleteBrowserCredentials(
  tx: Tx,
  merchant: string,
  memberId: string,
  deviceHashes: readonly Buffer[],
): Promise<void> {
  if (deviceHashes.length === 0) return
  await tx
    .delete(rememberCredentialTable)
    .where(and(isOf(merchant, memberId), inArray(rememberCredentialTable.deviceHash, [...deviceHashes])))
}

export async function deleteOldRememberCredentials(tx: Tx): Promise<void> {
  await tx.delete(rememberCredentialTable).where(lt(rememberCredentialTable.expiresAt, sql`now()`))
}
