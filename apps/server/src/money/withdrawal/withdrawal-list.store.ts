import type { Tx } from '@foyer/database'
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PaymentFilter } from '../deposit/index.ts'
import type { WithdrawalWithCard } from './withdrawal.store.ts'
import { withdrawalCardTable, withdrawalTable } from './withdrawal.table.ts'

/** Withdrawals of a merchant's members, newest first. */
export async function listAllWithdrawals(tx: Tx, filter: PaymentFilter): Promise<WithdrawalWithCard[]> {
  const { merchant, state, provider, memberId, from, to, before, limit } = filter
  const { createdAt, id } = withdrawalTable
  const last = tx
    .select({ createdAt, id })
    .from(withdrawalTable)
    .where(and(eq(withdrawalTable.merchant, merchant), eq(id, before ?? '')))
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
    .where(
      and(
        eq(withdrawalTable.merchant, merchant),
        isInState(state),
        provider === undefined ? undefined : eq(withdrawalTable.provider, provider),
        memberId === undefined ? undefined : eq(withdrawalTable.memberId, memberId),
        from && gte(createdAt, from),
        to && lt(createdAt, to),
        before === undefined ? undefined : sql`(${createdAt}, ${id}) < (${last})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map(({ withdrawal, ...card }) => ({ ...withdrawal, ...card }))
}

function isInState(state: string | undefined): SQL | undefined {
  if (state === undefined) return undefined
  return state === 'open' ? isNull(withdrawalTable.resolvedAt) : sql`${withdrawalTable.status} = ${state}`
}

/** Payouts of a merchant whose provider has not said what became of them. */
export async function countUnknownPayouts(tx: Tx, merchant: string): Promise<number> {
  return tx.$count(withdrawalTable, and(eq(withdrawalTable.merchant, merchant), eq(withdrawalTable.status, 'unknown')))
}
