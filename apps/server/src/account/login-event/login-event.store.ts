import { randomUUID } from 'node:crypto'
import { LOGIN_HISTORY_DAYS } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, lt, notInArray, or, sql } from 'drizzle-orm'
import type { LoginCursor } from './login-event.rules.ts'
import { loginEventTable } from './login-event.table.ts'

export type LoginEventRow = typeof loginEventTable.$inferSelect

/** Maximum failed attempts of a member; an attacker's attempts do not fill the table. */
const FAILED_LIMIT = 100

const isOf = ({ merchant, memberId }: Pick<LoginEventRow, 'merchant' | 'memberId'>) =>
  and(eq(loginEventTable.merchant, merchant), eq(loginEventTable.memberId, memberId))

const newestFirst = [desc(loginEventTable.at), desc(loginEventTable.id)]

export async function insertLoginEvent(tx: Tx, event: Omit<LoginEventRow, 'id' | 'at'>): Promise<void> {
  await tx.insert(loginEventTable).values({ ...event, id: randomUUID(), at: new Date() })
}

/** Deletes failed attempts of the member beyond the maximum, oldest first. */
export async function deleteExcessFailures(
  tx: Tx,
  member: Pick<LoginEventRow, 'merchant' | 'memberId'>,
): Promise<void> {
  const isFailed = and(isOf(member), eq(loginEventTable.result, 'failed'))
  const retained = tx
    .select({ id: loginEventTable.id })
    .from(loginEventTable)
    .where(isFailed)
    .orderBy(...newestFirst)
    .limit(FAILED_LIMIT)
  await tx.delete(loginEventTable).where(and(isFailed, notInArray(loginEventTable.id, retained)))
}

/** The member's logins before a position, newest first. */
export async function listLoginEvents(
  tx: Tx,
  member: Pick<LoginEventRow, 'merchant' | 'memberId'>,
  {
    before,
    limit,
    result,
  }: { before: LoginCursor | undefined; limit: number; result?: LoginEventRow['result'] | undefined },
): Promise<LoginEventRow[]> {
  const { at, id } = loginEventTable
  const isBefore = before && or(lt(at, before.at), and(eq(at, before.at), lt(id, before.id)))
  return tx
    .select()
    .from(loginEventTable)
    .where(and(isOf(member), isBefore, result && eq(loginEventTable.result, result)))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Deletes logins older than the history; requires a transaction of the operator. */
export async function deleteOldLoginEvents(tx: Tx): Promise<void> {
  await tx.delete(loginEventTable).where(lt(loginEventTable.at, sql`now() - ${LOGIN_HISTORY_DAYS} * interval '1 day'`))
}
