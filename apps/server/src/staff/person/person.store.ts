import type { StaffRole } from '@foyer/contract'
import { inMs, type Tx } from '@foyer/database'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { STAFF_IDLE_MS } from '../staff.constants.ts'
import { staffInvitationTable, staffPersonTable, staffRoleTable } from './person.table.ts'

export type StaffPersonRow = typeof staffPersonTable.$inferSelect
type RoleRow = Pick<typeof staffRoleTable.$inferSelect, 'merchant' | 'personId' | 'role'>

// Persons belong to no merchant: their rows need a transaction of the operator.

export async function findPersonByEmail(tx: Tx, email: string): Promise<StaffPersonRow | undefined> {
  const rows = await tx.select().from(staffPersonTable).where(eq(staffPersonTable.email, email))
  return rows[0]
}

export async function findPerson(tx: Tx, id: string): Promise<StaffPersonRow | undefined> {
  const rows = await tx.select().from(staffPersonTable).where(eq(staffPersonTable.id, id))
  return rows[0]
}

/** The person with this address, made if there is none; the name of a known person stays. */
export async function savePerson(
  tx: Tx,
  person: Pick<StaffPersonRow, 'id' | 'email' | 'name'>,
): Promise<StaffPersonRow> {
  const set = { email: person.email }
  const rows = await tx
    .insert(staffPersonTable)
    .values({ ...person, createdAt: sql`now()` })
    .onConflictDoUpdate({ target: staffPersonTable.email, set })
    .returning()
  return rows[0] as StaffPersonRow // an upsert returns its row
}

/** Sets what the person logs in with; null for both until the next invitation is accepted. */
export async function setCredentials(
  tx: Tx,
  id: string,
  credentials: Pick<StaffPersonRow, 'passwordHash' | 'authenticator'>,
): Promise<void> {
  await tx
    .update(staffPersonTable)
    .set({ ...credentials, lastStep: 0 })
    .where(eq(staffPersonTable.id, id))
}

/** Whether the person has a passkey of the console. */
export async function hasStaffPasskey(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM staff_passkey WHERE person_id = ${personId} LIMIT 1`)
  return rows.length > 0
}

/** Deletes all passkeys of the person. @returns how many there were */
export async function deletePasskeysOfPerson(tx: Tx, personId: string): Promise<number> {
  const { rows } = await tx.execute(sql`DELETE FROM staff_passkey WHERE person_id = ${personId} RETURNING id`)
  return rows.length
}

/** Takes a time step of the authenticator; false when this or a later one was taken before (T15). */
export async function takeStaffStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(staffPersonTable)
    .set({ lastStep: step })
    .where(and(eq(staffPersonTable.id, id), lt(staffPersonTable.lastStep, step)))
    .returning({ id: staffPersonTable.id })
  return rows.length === 1
}

export async function recordStaffLogin(tx: Tx, id: string): Promise<void> {
  await tx.update(staffPersonTable).set({ lastLoginAt: sql`now()` }).where(eq(staffPersonTable.id, id))
}

/** The person's roles at all merchants. */
export async function listRolesOfPerson(tx: Tx, personId: string): Promise<RoleRow[]> {
  const { merchant, role } = staffRoleTable
  return tx
    .select({ merchant, personId: staffRoleTable.personId, role })
    .from(staffRoleTable)
    .where(eq(staffRoleTable.personId, personId))
    .orderBy(asc(merchant), asc(role))
}

/** Everybody's roles at a merchant. */
export async function listRolesAt(tx: Tx, merchant: string): Promise<RoleRow[]> {
  const { personId, role } = staffRoleTable
  return tx
    .select({ merchant: staffRoleTable.merchant, personId, role })
    .from(staffRoleTable)
    .where(eq(staffRoleTable.merchant, merchant))
}

/** Replaces a person's roles at a merchant. */
export async function setRoles(
  tx: Tx,
  { merchant, personId }: { merchant: string; personId: string },
  roles: readonly StaffRole[],
): Promise<void> {
  await tx
    .delete(staffRoleTable)
    .where(and(eq(staffRoleTable.merchant, merchant), eq(staffRoleTable.personId, personId)))
  if (roles.length > 0)
    await tx.insert(staffRoleTable).values(roles.map((role) => ({ merchant, personId, role, grantedAt: sql`now()` })))
}

/** The merchant's people by name, with the number of their open sessions. */
export async function listPersonsAt(tx: Tx, merchant: string): Promise<(StaffPersonRow & { openSessions: number })[]> {
  const openSessions = sql<number>`(
    SELECT count(*)::int FROM staff_session s
    WHERE s.person_id = staff_person.id AND s.ended_at IS NULL AND s.expires_at > now()
      AND s.last_seen_at > ${inMs(-STAFF_IDLE_MS)})`
  const rows = await tx
    .select({ person: staffPersonTable, openSessions })
    .from(staffPersonTable)
    .where(sql`EXISTS (SELECT FROM staff_role r WHERE r.person_id = staff_person.id AND r.merchant = ${merchant})`)
    .orderBy(asc(staffPersonTable.name), asc(staffPersonTable.id))
  return rows.map((row) => ({ ...row.person, openSessions: row.openSessions }))
}

/** Inserts the person's invitation in place of an earlier one. */
export async function saveInvitation(
  tx: Tx,
  { lifeMs, ...invitation }: Omit<typeof staffInvitationTable.$inferInsert, 'expiresAt'> & { lifeMs: number },
): Promise<void> {
  const { tokenHash, authenticator } = invitation
  const expiresAt = inMs(lifeMs)
  await tx
    .insert(staffInvitationTable)
    .values({ ...invitation, expiresAt })
    .onConflictDoUpdate({ target: staffInvitationTable.personId, set: { tokenHash, authenticator, expiresAt } })
}

/** The open invitation of a token with its person, locked until the transaction ends. */
export async function findInvitation(
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ person: StaffPersonRow; authenticator: Buffer } | undefined> {
  const rows = await tx
    .select({ person: staffPersonTable, authenticator: staffInvitationTable.authenticator })
    .from(staffInvitationTable)
    .innerJoin(staffPersonTable, eq(staffPersonTable.id, staffInvitationTable.personId))
    .where(and(eq(staffInvitationTable.tokenHash, tokenHash), gt(staffInvitationTable.expiresAt, sql`now()`)))
    .for('update')
  return rows[0]
}

/** Ends the person's invitation; false when there is none. */
export async function deleteInvitation(tx: Tx, personId: string): Promise<boolean> {
  const rows = await tx
    .delete(staffInvitationTable)
    .where(eq(staffInvitationTable.personId, personId))
    .returning({ personId: staffInvitationTable.personId })
  return rows.length === 1
}
