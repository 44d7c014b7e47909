import { APPROVAL_HOURS, type ApprovalAction } from '@foyer/contract'
import { inMs, type Tx } from '@foyer/database'
import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { staffApprovalTable } from './approval.table.ts'

export type ApprovalRow = typeof staffApprovalTable.$inferSelect
export type ApprovalContent = Pick<ApprovalRow, 'merchant' | 'action' | 'memberId' | 'payload' | 'askedBy'>

const HOUR_MS = 3_600_000
const table = staffApprovalTable
const isRow = (merchant: string, id: string) => and(eq(table.merchant, merchant), eq(table.id, id))
const hasContent = ({ merchant, action, memberId, payload, askedBy }: ApprovalContent) =>
  and(
    eq(table.merchant, merchant),
    eq(table.memberId, memberId),
    eq(table.action, action),
    eq(table.payload, payload),
    eq(table.askedBy, askedBy),
    gt(table.expiresAt, sql`now()`),
  )

export async function insertApproval(
  tx: Tx,
  row: ApprovalContent & Pick<ApprovalRow, 'id' | 'reason' | 'askedName'>,
): Promise<void> {
  await tx.insert(table).values({ ...row, askedAt: sql`now()`, expiresAt: inMs(APPROVAL_HOURS * HOUR_MS) })
}

/** A person's request with this content that still waits. */
export async function findOpenApproval(tx: Tx, content: ApprovalContent): Promise<ApprovalRow | undefined> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(hasContent(content), isNull(table.decision)))
  return rows[0]
}

/** A person's request with this content that was approved and has not run out. */
export async function findGrant(tx: Tx, content: ApprovalContent): Promise<ApprovalRow | undefined> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(hasContent(content), eq(table.decision, 'approved')))
  return rows[0]
}

export async function findApproval(tx: Tx, merchant: string, id: string): Promise<ApprovalRow | undefined> {
  const rows = await tx.select().from(table).where(isRow(merchant, id))
  return rows[0]
}

/** The request, locked until the transaction ends: of two decisions the second sees the first. */
export async function lockApproval(tx: Tx, merchant: string, id: string): Promise<ApprovalRow | undefined> {
  const rows = await tx.select().from(table).where(isRow(merchant, id)).for('update')
  return rows[0]
}

/** Stores a decision of a request that waits; false when it does not, or has run out. */
export async function storeDecision(
  tx: Tx,
  { merchant, id }: Pick<ApprovalRow, 'merchant' | 'id'>,
  decided: Pick<ApprovalRow, 'decision' | 'decidedBy' | 'decidedName' | 'decisionReason'>,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ ...decided, decidedAt: sql`now()` })
    .where(and(isRow(merchant, id), isNull(table.decision), gt(table.expiresAt, sql`now()`)))
    .returning({ id: table.id })
  return rows.length === 1
}

/** Requests of these kinds, newest first. */
export async function listApprovalRows(
  tx: Tx,
  filter: {
    merchant: string
    actions: readonly ApprovalAction[]
    isOpen: boolean
    /** Id of the last request of the page before. */
    before: string | undefined
    limit: number
  },
): Promise<ApprovalRow[]> {
  const { merchant, actions, isOpen, before, limit } = filter
  const last = tx
    .select({ askedAt: table.askedAt, id: table.id })
    .from(table)
    .where(isRow(merchant, before ?? ''))
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.merchant, merchant),
        inArray(table.action, [...actions]),
        isOpen ? and(isNull(table.decision), gt(table.expiresAt, sql`now()`)) : undefined,
        before === undefined ? undefined : sql`(${table.askedAt}, ${table.id}) < (${last})`,
      ),
    )
    .orderBy(desc(table.askedAt), desc(table.id))
    .limit(limit)
}

/** Number of requests of these kinds that wait for somebody else than their person. */
export async function countOpenApprovals(
  tx: Tx,
  { merchant, actions, personId }: { merchant: string; actions: readonly ApprovalAction[]; personId: string },
): Promise<number> {
  const rows = await tx
    .select({ count: count() })
    .from(table)
    .where(
      and(
        eq(table.merchant, merchant),
        inArray(table.action, [...actions]),
        isNull(table.decision),
        gt(table.expiresAt, sql`now()`),
        ne(table.askedBy, personId),
      ),
    )
  return rows[0]?.count ?? 0
}
