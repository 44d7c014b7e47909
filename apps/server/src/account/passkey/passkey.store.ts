import type { Tx } from '@foyer/database'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { passkeyChallengeTable, passkeyTable } from './passkey.table.ts'

export type PasskeyRow = typeof passkeyTable.$inferSelect

interface Owner {
  merchant: string
  memberId: string
}

const isOf = ({ merchant, memberId }: Owner) =>
  and(eq(passkeyTable.merchant, merchant), eq(passkeyTable.memberId, memberId))

/** The member's passkeys, newest first. */
export async function listPasskeyRows(tx: Tx, owner: Owner): Promise<PasskeyRow[]> {
  return tx.select().from(passkeyTable).where(isOf(owner)).orderBy(desc(passkeyTable.createdAt), desc(passkeyTable.id))
}

/** The passkey of a credential, of any member of the merchant. */
export async function findPasskey(tx: Tx, merchant: string, credentialId: string): Promise<PasskeyRow | undefined> {
  const rows = await tx
    .select()
    .from(passkeyTable)
    .where(and(eq(passkeyTable.merchant, merchant), eq(passkeyTable.credentialId, credentialId)))
  return rows[0]
}

/** Inserts a passkey; undefined when its credential is known. */
export async function insertPasskey(
  tx: Tx,
  row: Omit<PasskeyRow, 'name' | 'createdAt' | 'lastUsedAt'>,
): Promise<PasskeyRow | undefined> {
  const rows = await tx
    .insert(passkeyTable)
    .values({ ...row, name: null, createdAt: sql`now()`, lastUsedAt: null })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

/**
 * Stores the counter of a login; false when the passkey has been removed or used since it was read: of two copies of a
 * key with the same counter, one logs in.
 */
export async function recordPasskeyUse(
  tx: Tx,
  { merchant, memberId, id, counter }: PasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const rows = await tx
    .update(passkeyTable)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(isOf({ merchant, memberId }), eq(passkeyTable.id, id), eq(passkeyTable.counter, counter)))
    .returning({ id: passkeyTable.id })
  return rows.length === 1
}

/** The renamed passkey; undefined when the member has none under this id. */
export async function setPasskeyName(
  tx: Tx,
  owner: Owner,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | undefined> {
  const rows = await tx
    .update(passkeyTable)
    .set({ name })
    .where(and(isOf(owner), eq(passkeyTable.id, id)))
    .returning()
  return rows[0]
}

/** False when the member has none under this id. */
export async function deletePasskey(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeyTable)
    .where(and(isOf(owner), eq(passkeyTable.id, id)))
    .returning({ id: passkeyTable.id })
  return rows.length === 1
}

/** Deletes all of the member's. @returns how many there were */
export async function deletePasskeys(tx: Tx, owner: Owner): Promise<number> {
  const rows = await tx.delete(passkeyTable).where(isOf(owner)).returning({ id: passkeyTable.id })
  return rows.length
}

export async function insertChallenge(tx: Tx, row: typeof passkeyChallengeTable.$inferSelect): Promise<void> {
  await tx.insert(passkeyChallengeTable).values(row)
}

/** Consumes a challenge; false when it is unknown, used, expired, or was made for another host or purpose. */
export async function consumeChallenge(
  tx: Tx,
  {
    merchant,
    challenge,
    rpId,
    sessionId,
  }: Pick<typeof passkeyChallengeTable.$inferSelect, 'merchant' | 'challenge' | 'rpId' | 'sessionId'>,
): Promise<boolean> {
  const { merchant: ofMerchant, challenge: ofChallenge, rpId: ofHost, sessionId: ofSession } = passkeyChallengeTable
  const rows = await tx
    .delete(passkeyChallengeTable)
    .where(
      and(
        eq(ofMerchant, merchant),
        eq(ofChallenge, challenge),
        eq(ofHost, rpId),
        sessionId === null ? isNull(ofSession) : eq(ofSession, sessionId),
        gt(passkeyChallengeTable.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: ofChallenge })
  return rows.length === 1
}

/** Deletes unused challenges; requires a transaction of the operator. */
export async function deleteOldChallenges(tx: Tx): Promise<void> {
  await tx.delete(passkeyChallengeTable).where(lt(passkeyChallengeTable.expiresAt, sql`now()`))
}
