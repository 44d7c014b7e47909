import type { Tx } from '@foyer/database'
import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { DepositRow } from './deposit.store.ts'
import { depositTable } from './deposit.table.ts'

export { hasDeposited } from './deposit.table.ts'

/** A merchant's payments of one kind as staff looks for them. */
export interface PaymentFilter {
  merchant: string
  /** `open`: without a final state. */
  state: string | undefined
  provider: string | undefined
  memberId: string | undefined
  from: Date | undefined
  to: Date | undefined
  /** Id of the last one of the page before. */
  before: string | undefined
  limit: number
}

/** Deposits of a merchant's members, newest first. */
export async function listAllDeposits(tx: Tx, filter: PaymentFilter): Promise<DepositRow[]> {
  const { merchant, state, provider, memberId, from, to, before, limit } = filter
  const { createdAt, id } = depositTable
  const last = tx
    .select({ createdAt, id })
    .from(depositTable)
    .where(and(eq(depositTable.merchant, merchant), eq(id, before ?? '')))
  return tx
    .select()
    .from(depositTable)
    .where(
      and(
        eq(depositTable.merchant, merchant),
        isInState(state),
        provider === undefined ? undefined : eq(depositTable.provider, provider),
        memberId === undefined ? undefined : eq(depositTable.memberId, memberId),
        from && gte(createdAt, from),
        to && lt(createdAt, to),
        before === undefined ? undefined : sql`(${createdAt}, ${id}) < (${last})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

function isInState(state: string | undefined): SQL | undefined {
  if (state === undefined) return undefined
  return state === 'open' ? isNull(depositTable.resolvedAt) : sql`${depositTable.status} = ${state}`
}

/** A member's approved deposit in one currency: the first ever or the latest. */
export async function findApprovedDeposit(
  tx: Tx,
  { merchant, memberId, currency }: { merchant: string; memberId: string; currency: string },
  which: 'first' | 'latest',
): Promise<DepositRow | undefined> {
  const at = sql`coalesce(${depositTable.resolvedAt}, ${depositTable.createdAt})`
  const [row] = await tx
    .select()
    .from(depositTable)
    .where(
      and(
        eq(depositTable.merchant, merchant),
        eq(depositTable.memberId, memberId),
        eq(depositTable.currency, currency),
        eq(depositTable.status, 'approved'),
      ),
    )
    .orderBy(which === 'first' ? at : desc(at), depositTable.id)
    .limit(1)
  return row
}
