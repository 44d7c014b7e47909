import type { EndpointValue, listStaffPayments } from '@foyer/contract'

export type Payment = EndpointValue<typeof listStaffPayments>['items'][number]
export type PaymentState = Payment['status']

/** States of each kind; a missing one fails the type check of the texts. */
export const paymentStates = {
  deposit: ['created', 'pending', 'approved', 'declined', 'expired', 'failed', 'checking', 'returned'],
  withdrawal: ['held', 'sending', 'unknown', 'paid', 'refused'],
} as const satisfies Record<Payment['kind'], readonly PaymentState[]>

export function readKind(text: string): Payment['kind'] {
  return text === 'withdrawal' ? 'withdrawal' : 'deposit'
}
