import type { StaffAction } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { hashTrailRow, type TrailRow } from './trail.rules.ts'
import { staffTrailTable } from './trail.table.ts'

/** Who makes a change; the id is null for a command on the machine. */
export interface TrailActor {
  id: string | null
  name: string
}

export interface TrailChange {
  merchant: string
  actor: TrailActor
  action: StaffAction
  subject: TrailRow['subject']
  subjectId: string
  reason: string
  before: object
  after: object
}

/** Lets one change of a merchant's trail follow another; held until the transaction ends. */
export async function lockTrail(tx: Tx, merchant: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`staff trail ${merchant}`}, 0))`)
}

/** Writes a change at the end of the merchant's trail, in the transaction of the change. */
export async function appendTrail(tx: Tx, change: TrailChange): Promise<void> {
  const { actor, before, after, ...named } = change
  await lockTrail(tx, change.merchant)
  const [last] = await tx
    .select({ number: staffTrailTable.number, hash: staffTrailTable.hash })
    .from(staffTrailTable)
    .where(eq(staffTrailTable.merchant, change.merchant))
    .orderBy(desc(staffTrailTable.number))
    .limit(1)
  const row = {
    ...named,
    reason: toStoredText(named.reason),
    number: (last?.number ?? 0) + 1,
    at: new Date(),
    personId: actor.id,
    personName: toStoredText(actor.name),
    before: toStoredText(JSON.stringify(before)),
    after: toStoredText(JSON.stringify(after)),
  }
  await tx.insert(staffTrailTable).values({ ...row, hash: hashTrailRow(row, last?.hash) })
}

/** The text as it is read back: the hash is of the same characters. */
function toStoredText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8')
}

interface TrailFilter {
  merchant: string
  action?: StaffAction | undefined
  personId?: string | undefined
  subject?: TrailRow['subject']
  subjectId?: string
  /** Number of the last row of the page before. */
  before?: number | undefined
  limit: number
}

/** Rows of a merchant, newest first. */
export async function listTrail(tx: Tx, filter: TrailFilter): Promise<TrailRow[]> {
  const { merchant, action, personId, subject, subjectId, before, limit } = filter
  const table = staffTrailTable
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.merchant, merchant),
        action && eq(table.action, action),
        personId === undefined ? undefined : eq(table.personId, personId),
        subject && eq(table.subject, subject),
        subjectId === undefined ? undefined : eq(table.subjectId, subjectId),
        before === undefined ? undefined : lt(table.number, before),
      ),
    )
    .orderBy(desc(table.number))
    .limit(limit)
}

/** The rows after a number, oldest first. */
export async function listTrailAfter(tx: Tx, merchant: string, number: number, limit: number): Promise<TrailRow[]> {
  return tx
    .select()
    .from(staffTrailTable)
    .where(and(eq(staffTrailTable.merchant, merchant), gt(staffTrailTable.number, number)))
    .orderBy(asc(staffTrailTable.number))
    .limit(limit)
}
