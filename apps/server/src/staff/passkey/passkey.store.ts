import { inMs, type Tx } from '@foyer/database'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { CHALLENGE_MS } from '../../passkey-verifier.ts'
import { staffPasskeyChallengeTable, staffPasskeyTable } from './passkey.table.ts'

export type StaffPasskeyRow = typeof staffPasskeyTable.$inferSelect

// Persons belong to no merchant: their rows need a transaction of the operator.

const table = staffPasskeyTable
const isRow = (personId: string, id: string) => and(eq(table.personId, personId), eq(table.id, id))

/** The person's passkeys, newest first. */
export async function listStaffPasskeyRows(tx: Tx, personId: string): Promise<StaffPasskeyRow[]> {
  return tx.select().from(table).where(eq(table.personId, personId)).orderBy(desc(table.createdAt), desc(table.id))
}

/** Inserts a passkey; false when its credential is known. */
export async function insertStaffPasskey(
  tx: Tx,
  row: Omit<StaffPasskeyRow, 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(table)
    .values({ ...row, createdAt: sql`now()`, lastUsedAt: null })
    .onConflictDoNothing()
    .returning({ id: table.id })
  return rows.length === 1
}

/** Stores the counter of a login; false when the passkey was removed or used since it was read. */
export async function recordStaffPasskeyUse(
  tx: Tx,
  { id, personId, counter }: StaffPasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(isRow(personId, id), eq(table.counter, counter)))
    .returning({ id: table.id })
  return rows.length === 1
}

/** False when the person has none under this id. */
export async function setStaffPasskeyName(tx: Tx, personId: string, id: string, name: string): Promise<boolean> {
  const rows = await tx.update(table).set({ name }).where(isRow(personId, id)).returning({ id: table.id })
  return rows.length === 1
}

/** Deletes one passkey of the person, or without an id all of them. @returns how many there were */
export async function deleteStaffPasskeys(tx: Tx, personId: string, id?: string): Promise<number> {
  const rows = await tx
    .delete(table)
    .where(id === undefined ? eq(table.personId, personId) : isRow(personId, id))
    .returning({ id: table.id })
  return rows.length
}

export async function insertStaffChallenge(tx: Tx, challenge: string, purpose: string): Promise<void> {
  await tx.insert(staffPasskeyChallengeTable).values({ challenge, purpose, expiresAt: inMs(CHALLENGE_MS) })
}

/** Consumes a challenge; false when it is unknown, used, expired, or serves another purpose. */
export async function consumeStaffChallenge(tx: Tx, challenge: string, purpose: string): Promise<boolean> {
  const { challenge: text, purpose: ofPurpose, expiresAt } = staffPasskeyChallengeTable
  const rows = await tx
    .delete(staffPasskeyChallengeTable)
    .where(and(eq(text, challenge), eq(ofPurpose, purpose), gt(expiresAt, sql`now()`)))
    .returning({ challenge: text })
  return rows.length === 1
}

/** Deletes unused challenges. */
export async function deleteOldStaffChallenges(tx: Tx): Promise<void> {
  await tx.delete(staffPasskeyChallengeTable).where(lt(staffPasskeyChallengeTable.expiresAt, sql`now()`))
}
