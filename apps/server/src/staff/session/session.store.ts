import { inMs, type Tx } from '@foyer/database'
import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { STAFF_IDLE_MS } from '../staff.constants.ts'
import { STAFF_LOGIN_MS, STAFF_LOGIN_TRIES, STAFF_SESSION_MS } from './session.constants.ts'
import { staffLoginTable, staffSessionTable } from './session.table.ts'

export type StaffSessionRow = typeof staffSessionTable.$inferSelect

const isOpen = (): SQL | undefined =>
  and(
    isNull(staffSessionTable.endedAt),
    gt(staffSessionTable.expiresAt, sql`now()`),
    gt(staffSessionTable.lastSeenAt, inMs(-STAFF_IDLE_MS)),
  )

export async function insertStaffSession(
  tx: Tx,
  session: Pick<StaffSessionRow, 'id' | 'personId' | 'secretHash' | 'ip' | 'userAgent'>,
): Promise<void> {
  const now = sql`now()`
  await tx
    .insert(staffSessionTable)
    .values({ ...session, createdAt: now, lastSeenAt: now, expiresAt: inMs(STAFF_SESSION_MS) })
}

/** The open session of a cookie. */
export async function findStaffSession(tx: Tx, secretHash: Buffer): Promise<StaffSessionRow | undefined> {
  const rows = await tx
    .select()
    .from(staffSessionTable)
    .where(and(eq(staffSessionTable.secretHash, secretHash), isOpen()))
  return rows[0]
}

/** The person's open sessions, the last used first. */
export async function listOpenStaffSessions(tx: Tx, personId: string): Promise<StaffSessionRow[]> {
  return tx
    .select()
    .from(staffSessionTable)
    .where(and(eq(staffSessionTable.personId, personId), isOpen()))
    .orderBy(desc(staffSessionTable.lastSeenAt))
}

export async function markStaffSessionSeen(tx: Tx, id: string): Promise<void> {
  await tx.update(staffSessionTable).set({ lastSeenAt: sql`now()` }).where(eq(staffSessionTable.id, id))
}

/** Ends one of the person's sessions, or without an id all of them. @returns how many were open */
export async function endSessionsOfPerson(tx: Tx, personId: string, id?: string): Promise<number> {
  const rows = await tx
    .update(staffSessionTable)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(staffSessionTable.personId, personId),
        isNull(staffSessionTable.endedAt),
        id === undefined ? undefined : eq(staffSessionTable.id, id),
      ),
    )
    .returning({ id: staffSessionTable.id })
  return rows.length
}

/** A login with a proved password. */
export async function insertStaffLogin(tx: Tx, login: { idHash: Buffer; personId: string }): Promise<void> {
  await tx.insert(staffLoginTable).values({ ...login, expiresAt: inMs(STAFF_LOGIN_MS) })
}

/** Counts a try of the code. @returns the login's person; undefined for a login that is over */
export async function countStaffLoginTry(tx: Tx, idHash: Buffer): Promise<string | undefined> {
  const rows = await tx
    .update(staffLoginTable)
    .set({ tries: sql`${staffLoginTable.tries} + 1` })
    .where(
      and(
        eq(staffLoginTable.idHash, idHash),
        lt(staffLoginTable.tries, STAFF_LOGIN_TRIES),
        gt(staffLoginTable.expiresAt, sql`now()`),
      ),
    )
    .returning({ personId: staffLoginTable.personId })
  return rows[0]?.personId
}

/** The person of a login that still waits; undefined for one that is over. */
export async function findStaffLogin(tx: Tx, idHash: Buffer): Promise<string | undefined> {
  const rows = await tx
    .select({ personId: staffLoginTable.personId })
    .from(staffLoginTable)
    .where(and(eq(staffLoginTable.idHash, idHash), gt(staffLoginTable.expiresAt, sql`now()`)))
  return rows[0]?.personId
}

/** Ends the waiting logins of a person. */
export async function deleteStaffLogins(tx: Tx, personId: string): Promise<void> {
  await tx.delete(staffLoginTable).where(eq(staffLoginTable.personId, personId))
}

/** Deletes logins that are over, and sessions that ended or expired more than 30 days ago. */
export async function deleteOldStaffSessions(tx: Tx): Promise<void> {
  const old = sql`now() - interval '30 days'`
  await tx.delete(staffLoginTable).where(lt(staffLoginTable.expiresAt, sql`now()`))
  await tx.delete(staffSessionTable).where(or(lt(staffSessionTable.endedAt, old), lt(staffSessionTable.expiresAt, old)))
}
