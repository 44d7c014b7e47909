import type { IdentityProviderName } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { identityProofTable, memberIdentityTable } from './identity.table.ts'

export type IdentityRow = typeof memberIdentityTable.$inferSelect
export type ProofRow = typeof identityProofTable.$inferSelect

interface Owner {
  merchant: string
  memberId: string
}

/** The person at a provider. */
interface Person {
  merchant: string
  provider: IdentityProviderName
  subject: string
}

const isOf = ({ merchant, memberId }: Owner) =>
  and(eq(memberIdentityTable.merchant, merchant), eq(memberIdentityTable.memberId, memberId))
const isPerson = ({ merchant, provider, subject }: Person) =>
  and(
    eq(memberIdentityTable.merchant, merchant),
    eq(memberIdentityTable.provider, provider),
    eq(memberIdentityTable.subject, subject),
  )
const isProof = (merchant: string, digest: Buffer) =>
  and(eq(identityProofTable.merchant, merchant), eq(identityProofTable.digest, digest))

/** The member's identities, newest first. */
export async function listIdentityRows(tx: Tx, owner: Owner): Promise<IdentityRow[]> {
  return tx
    .select()
    .from(memberIdentityTable)
    .where(isOf(owner))
    .orderBy(desc(memberIdentityTable.createdAt), desc(memberIdentityTable.id))
}

/** The member's row of a person; undefined for a person without an account. */
export async function findIdentity(tx: Tx, person: Person): Promise<IdentityRow | undefined> {
  const rows = await tx.select().from(memberIdentityTable).where(isPerson(person))
  return rows[0]
}

/** Inserts an identity; undefined when the person has an account (of two concurrent bindings, one wins). */
export async function insertIdentity(
  tx: Tx,
  row: Omit<IdentityRow, 'createdAt' | 'lastUsedAt'>,
): Promise<IdentityRow | undefined> {
  const rows = await tx
    .insert(memberIdentityTable)
    .values({ ...row, createdAt: sql`now()`, lastUsedAt: null })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

/** Records a login; false when the identity is not the member's any more. */
export async function recordIdentityUse(tx: Tx, person: Person, memberId: string): Promise<boolean> {
  const rows = await tx
    .update(memberIdentityTable)
    .set({ lastUsedAt: sql`now()` })
    .where(and(isPerson(person), eq(memberIdentityTable.memberId, memberId)))
    .returning({ id: memberIdentityTable.id })
  return rows.length === 1
}

/** The removed identity; undefined when the member has none under this id. */
export async function deleteIdentity(tx: Tx, owner: Owner, id: string): Promise<IdentityRow | undefined> {
  const rows = await tx
    .delete(memberIdentityTable)
    .where(and(isOf(owner), eq(memberIdentityTable.id, id)))
    .returning()
  return rows[0]
}

/** A known proof, consumed or not. */
export async function findProof(tx: Tx, merchant: string, digest: Buffer): Promise<ProofRow | undefined> {
  const rows = await tx.select().from(identityProofTable).where(isProof(merchant, digest))
  return rows[0]
}

/** Inserts an accepted proof unless it is known: of two concurrent presentations, one is the first. */
export async function insertProof(
  tx: Tx,
  proof: Omit<ProofRow, 'pendingUntil' | 'consumedAt'>,
  pendingSeconds: number,
): Promise<void> {
  const pendingUntil = sql`now() + ${pendingSeconds} * interval '1 second'`
  const expiresAt = sql`greatest(${proof.expiresAt.toISOString()}::timestamptz, ${pendingUntil})`
  await tx
    .insert(identityProofTable)
    .values({ ...proof, pendingUntil, consumedAt: null, expiresAt })
    .onConflictDoNothing()
}

/** Consumes a pending proof (T16); undefined when it is unknown, consumed or no longer pending. */
export async function consumeProof(tx: Tx, merchant: string, digest: Buffer): Promise<ProofRow | undefined> {
  const rows = await tx
    .update(identityProofTable)
    .set({ consumedAt: sql`now()` })
    .where(
      and(
        isProof(merchant, digest),
        isNull(identityProofTable.consumedAt),
        gt(identityProofTable.pendingUntil, sql`now()`),
      ),
    )
    .returning()
  return rows[0]
}

/** Deletes proofs that could not be accepted again; requires a transaction of the operator. */
export async function deleteOldProofs(tx: Tx): Promise<void> {
  await tx.delete(identityProofTable).where(lt(identityProofTable.expiresAt, sql`now() - interval '1 hour'`))
}
