import { findAmountProblem } from '@foyer/contract'

/** A deposit or a payout as it is stored, or as its provider reports it. */
export interface PaymentOrder {
  provider: string
  /** The provider's own id; null until the provider has named it. */
  providerId: string | null
  amountMinor: bigint
  currency: string
}

/**
 * Whether a report is about this order: `other` for another provider or, once known, another id of the provider;
 * `mismatched` for another amount or currency (T37).
 */
export function compareOrder(order: PaymentOrder, reported: PaymentOrder): 'same' | 'mismatched' | 'other' {
  const isOther = order.providerId !== null && order.providerId !== reported.providerId
  if (isOther || reported.provider !== order.provider) return 'other'
  const isSameMoney = reported.amountMinor === order.amountMinor && reported.currency === order.currency
  return isSameMoney ? 'same' : 'mismatched'
}

/** Error code of an amount out of bounds. */
export function findOrderProblem(amountMinor: bigint, bounds: { minMinor: bigint; maxMinor: bigint }) {
  const problem = findAmountProblem(amountMinor, bounds)
  if (problem === undefined) return undefined
  return problem === 'field.amount.maximum' ? 'amount_above_maximum' : 'amount_below_minimum'
}
