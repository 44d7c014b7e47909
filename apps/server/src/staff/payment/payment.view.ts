import type { DepositRow, WithdrawalWithCard } from '../../money/index.ts'

export type PaymentRow = DepositRow | WithdrawalWithCard

const isWithdrawal = (row: PaymentRow): row is WithdrawalWithCard => 'cardId' in row

export function presentPayment(row: PaymentRow, username: string) {
  return {
    kind: isWithdrawal(row) ? ('withdrawal' as const) : ('deposit' as const),
    id: row.id,
    memberId: row.memberId,
    username,
    status: row.status,
    amountMinor: row.amountMinor.toString(),
    currency: row.currency,
    provider: row.provider,
    way: isWithdrawal(row) ? row.bankName : row.method,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }
}

/** What one page of a payment shows besides. */
export function describePayment(row: PaymentRow) {
  return {
    providerReference: isWithdrawal(row) ? row.providerPayoutId : row.providerPaymentId,
    account: isWithdrawal(row) ? row.maskedNumber : null,
    refusal: isWithdrawal(row) ? row.refusal : null,
    attempts: row.attempts,
    nextCheckAt: row.dueAt?.toISOString() ?? null,
  }
}

interface Happening {
  at: string
  what: 'requested' | 'sent' | 'unanswered' | 'reported' | 'resolved'
  status: string | null
}

/** The story of a payment, oldest first: its own times, and what the provider has reported. */
export function listHappenings(row: PaymentRow, reports: readonly { status: string; receivedAt: Date }[]): Happening[] {
  const times: [Happening['what'], Date | null, string | null][] = [
    ['requested', row.createdAt, null],
    ['sent', isWithdrawal(row) ? row.sentAt : null, null],
    ['unanswered', isWithdrawal(row) ? row.unansweredAt : null, null],
    ...reports.map(({ status, receivedAt }) => ['reported', receivedAt, status] satisfies (typeof times)[number]),
    ['resolved', row.resolvedAt, row.status],
  ]
  return times
    .flatMap(([what, at, status]) => (at === null ? [] : [{ at: at.toISOString(), what, status }]))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
