import type { Tx } from '@foyer/database'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { DEPOSIT_CHECK_HORIZON_MS } from './deposit.constants.ts'
import { depositTable } from './deposit.table.ts'

export type DepositRow = typeof depositTable.$inferSelect
export type NewDeposit = Omit<
  DepositRow,
  'status' | 'providerPaymentId' | 'payUrl' | 'attempts' | 'createdAt' | 'expiresAt' | 'resolvedAt' | 'nextCheckAt'
>

/** The most deposits that a list gives (OPEN-15). */
const LIST_LIMIT = 20

const inMs = (delayMs: number) => sql`now() + ${delayMs} * interval '1 millisecond'`
const isRow = (merchant: string, id: string) => and(eq(depositTable.merchant, merchant), eq(depositTable.id, id))

/** Adds a deposit that `leaseMs` long nobody else begins; false when its id is there already. */
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
      nextCheckAt: inMs(leaseMs),
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
    .where(and(eq(depositTable.merchant, merchant), eq(depositTable.memberId, memberId)))
    .orderBy(desc(depositTable.createdAt), desc(depositTable.id))
    .limit(LIST_LIMIT)
}

/** The member's deposits that were not credited, newest first; `before` is the id of the last one of the page before. */
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
  const isMembers = and(eq(depositTable.merchant, merchant), eq(depositTable.memberId, memberId))
  const last = tx
    .select({ createdAt: depositTable.createdAt, id: depositTable.id })
    .from(depositTable)
    .where(and(isMembers, eq(depositTable.id, before ?? '')))
  return tx
    .select()
    .from(depositTable)
    .where(
      and(
        isMembers,
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
  const rows = await tx
    .select({ count: count() })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.merchant, merchant),
        eq(depositTable.memberId, memberId),
        inArray(depositTable.status, statuses),
      ),
    )
  return rows[0]?.count ?? 0
}

export interface DepositChange {
  status: DepositRow['status']
  providerPaymentId?: string | null
  payUrl?: string
  expiresAt?: Date
  isResolved: boolean
  /** It is resolved with this change, whatever was believed before. */
  isCredited: boolean
  /** Milliseconds until the provider is asked next; null when nothing is left to ask. */
  nextCheckMs: number | null
}

/** Writes what became of a deposit that the transaction has locked. */
export async function updateDeposit(tx: Tx, merchant: string, id: string, change: DepositChange): Promise<void> {
  const { isResolved, isCredited, nextCheckMs, ...columns } = change
  await tx
    .update(depositTable)
    .set({
      ...columns,
      resolvedAt: isCredited ? sql`now()` : isResolved ? sql`coalesce(${depositTable.resolvedAt}, now())` : null,
      nextCheckAt: nextCheckMs === null ? null : inMs(nextCheckMs),
    })
    .where(isRow(merchant, id))
}

/** Has a deposit that can be paid looked at soon, because somebody waits for it; not while it is being begun. */
export async function expediteDepositStatusCheck(
  tx: Tx,
  merchant: string,
  id: string,
  withinMs: number,
): Promise<void> {
  await tx
    .update(depositTable)
    .set({ nextCheckAt: inMs(withinMs) })
    .where(and(isRow(merchant, id), eq(depositTable.status, 'pending'), gt(depositTable.nextCheckAt, inMs(withinMs))))
}

/** A check that lies further ahead than any is planned was planned while the clock was ahead, and is due now. */
const isDue = or(
  lte(depositTable.nextCheckAt, sql`now()`),
  gt(depositTable.nextCheckAt, inMs(DEPOSIT_CHECK_HORIZON_MS)),
)

/** Takes the deposits whose time has come, each for `leaseMs`; what another worker holds is left to it. */
export async function claimDueDeposits(
  tx: Tx,
  merchant: string,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<DepositRow[]> {
  const due = tx
    .select({ id: depositTable.id })
    .from(depositTable)
    .where(and(eq(depositTable.merchant, merchant), isDue))
    .orderBy(asc(depositTable.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(depositTable)
    .set({ attempts: sql`${depositTable.attempts} + 1`, nextCheckAt: inMs(leaseMs) })
    .where(and(eq(depositTable.merchant, merchant), inArray(depositTable.id, due)))
    .returning()
}

/** Age of the oldest deposit without an outcome, of all merchants, in seconds; 0 where there is none. */
export async function findOldestDepositSeconds(tx: Tx): Promise<number> {
  const seconds = sql<number>`coalesce(extract(epoch FROM now() - min(${depositTable.createdAt})), 0)::float8`
  const isOpen = and(isNotNull(depositTable.nextCheckAt), inArray(depositTable.status, ['created', 'pending']))
  const [row] = await tx.select({ seconds }).from(depositTable).where(isOpen)
  return row?.seconds ?? 0
}
