import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { incidentTable } from './incident.table.ts'

export type IncidentRow = typeof incidentTable.$inferSelect
export type NewIncident = Omit<IncidentRow, 'openedAt' | 'closedAt' | 'closedBy' | 'closedNote'>

/** Maximum open incidents of a list, oldest first. */
const LIST_LIMIT = 200

/** Inserts an incident; false when its id exists. */
export async function insertIncident(tx: Tx, incident: NewIncident): Promise<boolean> {
  const rows = await tx
    .insert(incidentTable)
    .values({ ...incident, openedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: incidentTable.id })
  return rows.length === 1
}

/** The open incidents in the transaction's scope: a merchant's, or all of them as the operator. */
export async function listOpenIncidents(tx: Tx): Promise<IncidentRow[]> {
  return tx
    .select()
    .from(incidentTable)
    .where(isNull(incidentTable.closedAt))
    .orderBy(asc(incidentTable.openedAt))
    .limit(LIST_LIMIT)
}

/** Whether a deposit or withdrawal has an open incident. */
export async function hasOpenIncident(
  tx: Tx,
  { merchant, subject, subjectId }: Pick<IncidentRow, 'merchant' | 'subject' | 'subjectId'>,
): Promise<boolean> {
  const isOpen = and(
    eq(incidentTable.merchant, merchant),
    eq(incidentTable.subject, subject),
    eq(incidentTable.subjectId, subjectId),
    isNull(incidentTable.closedAt),
  )
  return (await tx.$count(incidentTable, isOpen)) > 0
}

/** Number of open incidents in the transaction's scope. */
export async function countOpenIncidents(tx: Tx): Promise<number> {
  return tx.$count(incidentTable, isNull(incidentTable.closedAt))
}

/** Closes an incident; requires a transaction of the operator. Undefined when none is open under the id. */
export async function markIncidentClosed(
  tx: Tx,
  { merchant, id, by, note }: { merchant: string; id: string; by: string; note: string },
): Promise<IncidentRow | undefined> {
  const rows = await tx
    .update(incidentTable)
    .set({ closedAt: sql`now()`, closedBy: by, closedNote: note })
    .where(and(eq(incidentTable.merchant, merchant), eq(incidentTable.id, id), isNull(incidentTable.closedAt)))
    .returning()
  return rows[0]
}

export async function findIncident(tx: Tx, merchant: string, id: string): Promise<IncidentRow | undefined> {
  const rows = await tx
    .select()
    .from(incidentTable)
    .where(and(eq(incidentTable.merchant, merchant), eq(incidentTable.id, id)))
  return rows[0]
}

interface IncidentFilter {
  merchant: string
  kind?: IncidentRow['kind'] | undefined
  isOpen?: boolean
  /** Of one deposit or withdrawal. */
  subjectId?: string
  /** Time of the last one of the page before, in milliseconds: its rows come again. */
  after?: Date | undefined
  limit: number
}

/** Incidents of a merchant: open ones with the oldest first, closed ones, and those of a payment, with the newest first. */
export async function listIncidents(tx: Tx, filter: IncidentFilter): Promise<IncidentRow[]> {
  const { merchant, kind, isOpen, subjectId, after, limit } = filter
  const { openedAt, closedAt, id } = incidentTable
  const at = sql`date_trunc('milliseconds', ${openedAt})`
  const isAfter = after && (isOpen ? sql`${at} >= ${after.toISOString()}` : sql`${at} <= ${after.toISOString()}`)
  return tx
    .select()
    .from(incidentTable)
    .where(
      and(
        eq(incidentTable.merchant, merchant),
        kind && eq(incidentTable.kind, kind),
        isOpen === undefined ? undefined : isOpen ? isNull(closedAt) : isNotNull(closedAt),
        subjectId === undefined ? undefined : eq(incidentTable.subjectId, subjectId),
        isAfter,
      ),
    )
    .orderBy(isOpen ? asc(at) : desc(at), asc(id))
    .limit(limit)
}
