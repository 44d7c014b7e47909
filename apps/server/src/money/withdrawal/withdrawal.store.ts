import type { ChangeTopic } from '@foyer/contract'
import { announce, inMs, type Tx } from '@foyer/database'
import { and, count, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { WITHDRAWAL_CHECK_HORIZON_MS } from './withdrawal.constants.ts'
import { withdrawalCardTable, withdrawalTable } from './withdrawal.table.ts'

export type WithdrawalRow = typeof withdrawalTable.$inferSelect
export type NewWithdrawal = Pick<
  WithdrawalRow,
  'merchant' | 'id' | 'memberId' | 'requestHash' | 'cardId' | 'amountMinor' | 'currency' | 'provider'
>
/** A withdrawal with the visible data of its target account. */
export type WithdrawalWithCard = WithdrawalRow & { bankName: string; maskedNumber: string }

/** Maximum withdrawals of a list (OPEN-15). */
const LIST_LIMIT = 20

const isRow = (merchant: string, id: string) => and(eq(withdrawalTable.merchant, merchant), eq(withdrawalTable.id, id))

/** Inserts a withdrawal that is due at once. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<WithdrawalRow> {
  const [row] = await tx
    .insert(withdrawalTable)
    .values({ ...withdrawal, status: 'held', attempts: 0, createdAt: sql`now()`, dueAt: sql`now()` })
    .returning()
  if (!row) throw new Error('the withdrawal was not stored')
  return row
}

async function selectWithCard(tx: Tx, where: SQL | undefined): Promise<WithdrawalWithCard[]> {
  const rows = await tx
    .select({
      withdrawal: withdrawalTable,
      bankName: withdrawalCardTable.bankName,
      maskedNumber: withdrawalCardTable.maskedNumber,
    })
    .from(withdrawalTable)
    .innerJoin(
      withdrawalCardTable,
      and(
        eq(withdrawalCardTable.merchant, withdrawalTable.merchant),
        eq(withdrawalCardTable.id, withdrawalTable.cardId),
      ),
    )
    .where(where)
    .orderBy(desc(withdrawalTable.createdAt), desc(withdrawalTable.id))
    .limit(LIST_LIMIT)
  return rows.map(({ withdrawal, ...card }) => ({ ...withdrawal, ...card }))
}

export async function findWithdrawal(tx: Tx, merchant: string, id: string): Promise<WithdrawalWithCard | undefined> {
  const rows = await selectWithCard(tx, isRow(merchant, id))
  return rows[0]
}

export async function listWithdrawals(tx: Tx, merchant: string, memberId: string): Promise<WithdrawalWithCard[]> {
  return selectWithCard(tx, and(eq(withdrawalTable.merchant, merchant), eq(withdrawalTable.memberId, memberId)))
}

/** The withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, merchant: string, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await tx.select().from(withdrawalTable).where(isRow(merchant, id)).for('update')
  return rows[0]
}

export async function countOpenWithdrawals(tx: Tx, merchant: string, memberId?: string): Promise<number> {
  const rows = await tx
    .select({ count: count() })
    .from(withdrawalTable)
    .where(
      and(
        eq(withdrawalTable.merchant, merchant),
        memberId === undefined ? undefined : eq(withdrawalTable.memberId, memberId),
        isNull(withdrawalTable.resolvedAt),
      ),
    )
  return rows[0]?.count ?? 0
}

/** The member's requested and not refused amounts of the last 24 hours, in minor units. */
export async function sumDailyWithdrawals(tx: Tx, merchant: string, memberId: string): Promise<bigint> {
  const rows = await tx
    .select({ sum: sql<string>`coalesce(sum(${withdrawalTable.amountMinor}), 0)` })
    .from(withdrawalTable)
    .where(
      and(
        eq(withdrawalTable.merchant, merchant),
        eq(withdrawalTable.memberId, memberId),
        gt(withdrawalTable.createdAt, sql`now() - interval '24 hours'`),
        ne(withdrawalTable.status, 'refused'),
      ),
    )
  return BigInt(rows[0]?.sum ?? '0')
}

export interface WithdrawalChange {
  status: WithdrawalRow['status']
  providerPayoutId?: string
  refusal?: string
  /** Sets the time of sending, once. */
  isSent?: boolean
  unansweredAt?: Date | 'now' | null
  isResolved: boolean
  /** Milliseconds until the next status check; ignored for a resolved withdrawal. */
  nextCheckMs: number
}

/** Writes a change of a withdrawal locked by the transaction. */
export async function updateWithdrawal(tx: Tx, merchant: string, id: string, change: WithdrawalChange): Promise<void> {
  const { isSent, isResolved, nextCheckMs, unansweredAt, ...columns } = change
  const [row] = await tx
    .update(withdrawalTable)
    .set({
      ...columns,
      ...(isSent ? { sentAt: sql`coalesce(${withdrawalTable.sentAt}, now())` } : {}),
      unansweredAt: unansweredAt === 'now' ? sql`now()` : unansweredAt,
      resolvedAt: isResolved ? sql`coalesce(${withdrawalTable.resolvedAt}, now())` : null,
      dueAt: isResolved ? null : inMs(nextCheckMs),
    })
    .where(isRow(merchant, id))
    .returning({ memberId: withdrawalTable.memberId })
  if (row) announce(tx, { merchant, memberId: row.memberId, topic: 'withdrawal' satisfies ChangeTopic })
}

/** Plans an early status check because its member is waiting; not while a payout call is in flight. */
export async function expediteWithdrawalStatusCheck(
  tx: Tx,
  merchant: string,
  id: string,
  withinMs: number,
): Promise<void> {
  await tx
    .update(withdrawalTable)
    .set({ dueAt: inMs(withinMs) })
    .where(and(isRow(merchant, id), mayBeChecked, gt(withdrawalTable.dueAt, inMs(withinMs))))
}

/** As `canExpediteStatusCheck`, by the row of this moment: a worker may have begun since it was read. */
const mayBeChecked = or(
  eq(withdrawalTable.status, 'unknown'),
  and(eq(withdrawalTable.status, 'sending'), isNotNull(withdrawalTable.providerPayoutId)),
)

export const withdrawalRows: OutboxRows<WithdrawalRow> = {
  table: withdrawalTable,
  key: ['id'],
  horizonMs: WITHDRAWAL_CHECK_HORIZON_MS,
}

/** Age of the oldest unresolved withdrawal of all merchants, in seconds; 0 without one. */
export async function findOldestWithdrawalSeconds(tx: Tx): Promise<number> {
  const seconds = sql<number>`coalesce(extract(epoch FROM now() - min(${withdrawalTable.createdAt})), 0)::float8`
  const [row] = await tx.select({ seconds }).from(withdrawalTable).where(isNotNull(withdrawalTable.dueAt))
  return row?.seconds ?? 0
}
