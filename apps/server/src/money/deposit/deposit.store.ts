import type { ChangeTopic } from '@foyer/contract'
import { announce, inMs, type Tx } from '@foyer/database'
import { and, count, desc, eq, gt, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { DEPOSIT_CHECK_HORIZON_MS } from './deposit.constants.ts'
import { depositTable } from './deposit.table.ts'

export type DepositRow = typeof depositTable.$inferSelect
export type NewDeposit = Omit<
  DepositRow,
  'status' | 'providerPaymentId' | 'payUrl' | 'attempts' | 'createdAt' | 'expiresAt' | 'resolvedAt' | 'dueAt'
>

/** Maximum deposits of a list (OPEN-15). */
const LIST_LIMIT = 20

const isRow = (merchant: string, id: string) => and(eq(depositTable.merchant, merchant), eq(depositTable.id, id))
const isMembers = (merchant: string, memberId: string) =>
  and(eq(depositTable.merchant, merchant), eq(depositTable.memberId, memberId))

/** Inserts a deposit under a lease of `leaseMs`; false when its id exists. */
export async function insertDeposit(
  tx: Tx,
  deposit: NewDeposit,
  { lifeMs, leaseMs }: { lifeMs: number; leaseMs: number },
): Promise<DepositRow> {
  const [row] = await tx
    .insert(depositTable)
    .values({
      ...deposit,
      status: 'created',
      attempts: 0,
      createdAt: sql`now()`,
      expiresAt: inMs(lifeMs),
      dueAt: inMs(leaseMs),
    })
    .returning()
  if (!row) throw new Error('the deposit was not stored')
  return row
}

export async function findDeposit(tx: Tx, merchant: string, id: string): Promise<DepositRow | undefined> {
  const rows = await tx.select().from(depositTable).where(isRow(merchant, id))
  return rows[0]
}

/** The deposit, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, merchant: string, id: string): Promise<DepositRow | undefined> {
  const rows = await tx.select().from(depositTable).where(isRow(merchant, id)).for('update')
  return rows[0]
}

export async function listDeposits(tx: Tx, merchant: string, memberId: string): Promise<DepositRow[]> {
  return tx
    .select()
    .from(depositTable)
    .where(isMembers(merchant, memberId))
    .orderBy(desc(depositTable.createdAt), desc(depositTable.id))
    .limit(LIST_LIMIT)
}

/** The member's uncredited deposits, newest first; `before` is the last id of the previous page. */
export async function listUncreditedDeposits(
  tx: Tx,
  filter: {
    merchant: string
    memberId: string
    from: Date
    to: Date | undefined
    before: string | undefined
    limit: number
  },
): Promise<DepositRow[]> {
  const { merchant, memberId, from, to, before, limit } = filter
  const isOwn = isMembers(merchant, memberId)
  const last = tx
    .select({ createdAt: depositTable.createdAt, id: depositTable.id })
    .from(depositTable)
    .where(and(isOwn, eq(depositTable.id, before ?? '')))
  return tx
    .select()
    .from(depositTable)
    .where(
      and(
        isOwn,
        ne(depositTable.status, 'approved'),
        gte(depositTable.createdAt, from),
        to && lt(depositTable.createdAt, to),
        before === undefined ? undefined : sql`(${depositTable.createdAt}, ${depositTable.id}) < (${last})`,
      ),
    )
    .orderBy(desc(depositTable.createdAt), desc(depositTable.id))
    .limit(limit)
}

export async function countDeposits(
  tx: Tx,
  merchant: string,
  memberId: string,
  statuses: DepositRow['status'][],
): Promise<number> {
  return countRows(tx, and(isMembers(merchant, memberId), inArray(depositTable.status, statuses)))
}

/** Number of the member's approved deposits up to this approved one, by the time of approval; it stays the same. */
export async function countApprovedUpTo(tx: Tx, { merchant, memberId, id }: DepositRow): Promise<number> {
  // The time as the database has it: a Date has no microseconds.
  const own = tx
    .select({ resolvedAt: depositTable.resolvedAt, id: depositTable.id })
    .from(depositTable)
    .where(isRow(merchant, id))
  const isUpToOwn = sql`(${depositTable.resolvedAt}, ${depositTable.id}) <= (${own})`
  return countRows(tx, and(isMembers(merchant, memberId), eq(depositTable.status, 'approved'), isUpToOwn))
}

async function countRows(tx: Tx, where: SQL | undefined): Promise<number> {
  const rows = await tx.select({ count: count() }).from(depositTable).where(where)
  return rows[0]?.count ?? 0
}

export interface DepositChange {
  status: DepositRow['status']
  providerPaymentId?: string | null
  payUrl?: string
  expiresAt?: Date
  isResolved: boolean
  /** Resolved by this change, whatever its earlier state. */
  isCredited: boolean
  /** Milliseconds until the next status check; null without a further one. */
  nextCheckMs: number | null
}

/** Writes a change of a deposit locked by the transaction. */
export async function updateDeposit(tx: Tx, merchant: string, id: string, change: DepositChange): Promise<void> {
  const { isResolved, isCredited, nextCheckMs, ...columns } = change
  const [row] = await tx
    .update(depositTable)
    .set({
      ...columns,
      resolvedAt: isCredited ? sql`now()` : isResolved ? sql`coalesce(${depositTable.resolvedAt}, now())` : null,
      dueAt: nextCheckMs === null ? null : inMs(nextCheckMs),
    })
    .where(isRow(merchant, id))
    .returning({ memberId: depositTable.memberId })
  if (row) announce(tx, { merchant, memberId: row.memberId, topic: 'deposit' satisfies ChangeTopic })
}

/** Plans an early status check of a pending deposit because its member is waiting; not while it is being started. */
export async function expediteDepositStatusCheck(
  tx: Tx,
  merchant: string,
  id: string,
  withinMs: number,
): Promise<void> {
  await tx
    .update(depositTable)
    .set({ dueAt: inMs(withinMs) })
    .where(and(isRow(merchant, id), eq(depositTable.status, 'pending'), gt(depositTable.dueAt, inMs(withinMs))))
}

export const depositRows: OutboxRows<DepositRow> = {
  table: depositTable,
  key: ['id'],
  horizonMs: DEPOSIT_CHECK_HORIZON_MS,
}

/** Age of the oldest unresolved deposit of all merchants, in seconds; 0 without one. */
export async function findOldestDepositSeconds(tx: Tx): Promise<number> {
  const seconds = sql<number>`coalesce(extract(epoch FROM now() - min(${depositTable.createdAt})), 0)::float8`
  const isOpen = and(isNotNull(depositTable.dueAt), inArray(depositTable.status, ['created', 'pending']))
  const [row] = await tx.select({ seconds }).from(depositTable).where(isOpen)
  return row?.seconds ?? 0
}
