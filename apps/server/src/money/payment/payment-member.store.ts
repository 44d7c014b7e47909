import type { depositStatuses, withdrawalStatuses } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'

/** A deposit or a withdrawal as staff sees it. */
export interface MemberPayment {
  id: string
  kind: 'deposit' | 'withdrawal'
  status: (typeof depositStatuses)[number] | (typeof withdrawalStatuses)[number]
  /** Method of a deposit; bank and masked account of a withdrawal. */
  way: string
  provider: string
  providerId: string | null
  amountMinor: bigint
  currency: string
  refusal: string | null
  createdAt: Date
  resolvedAt: Date | null
}

/** A member's deposits and withdrawals, newest first. */
export async function listPayments(
  tx: Tx,
  filter: {
    merchant: string
    memberId: string
    kind?: MemberPayment['kind'] | undefined
    /** Id of the last payment of the page before. */
    before?: string | undefined
    limit: number
  },
): Promise<MemberPayment[]> {
  const { merchant, memberId, kind = null, before = null, limit } = filter
  // The position as the database has it: a Date has no microseconds.
  const last = sql`SELECT created_at, id FROM deposit WHERE merchant = ${merchant} AND id = ${before}
    UNION ALL SELECT created_at, id FROM withdrawal WHERE merchant = ${merchant} AND id = ${before} LIMIT 1`
  const isBefore = (table: 'd' | 'w') =>
    before === null
      ? sql`true`
      : table === 'd'
        ? sql`(d.created_at, d.id) < (SELECT l.created_at, l.id FROM last l)`
        : sql`(w.created_at, w.id) < (SELECT l.created_at, l.id FROM last l)`
  const { rows } = await tx.execute<{
    id: string
    kind: MemberPayment['kind']
    status: MemberPayment['status']
    way: string
    provider: string
    provider_id: string | null
    amount_minor: string
    currency: string
    refusal: string | null
    created_at: Date | string
    resolved_at: Date | string | null
  }>(sql`
    WITH last AS (${last})
    (SELECT d.id, 'deposit' AS kind, d.status, d.method AS way, d.provider, d.provider_payment_id AS provider_id,
      d.amount_minor, d.currency, NULL AS refusal, d.created_at, d.resolved_at
    FROM deposit d
    WHERE d.merchant = ${merchant} AND d.member_id = ${memberId} AND ${kind}::text IS DISTINCT FROM 'withdrawal'
      AND ${isBefore('d')}
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit})
    UNION ALL
    (SELECT w.id, 'withdrawal', w.status, c.bank_name || ' ' || c.masked_number, w.provider, w.provider_payout_id,
      w.amount_minor, w.currency, w.refusal, w.created_at, w.resolved_at
    FROM withdrawal w JOIN withdrawal_card c ON c.merchant = w.merchant AND c.id = w.card_id
    WHERE w.merchant = ${merchant} AND w.member_id = ${memberId} AND ${kind}::text IS DISTINCT FROM 'deposit'
      AND ${isBefore('w')}
    ORDER BY w.created_at DESC, w.id DESC LIMIT ${limit})
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    way: row.way,
    provider: row.provider,
    providerId: row.provider_id,
    amountMinor: BigInt(row.amount_minor),
    currency: row.currency,
    refusal: row.refusal,
    createdAt: new Date(row.created_at),
    resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at),
  }))
}
