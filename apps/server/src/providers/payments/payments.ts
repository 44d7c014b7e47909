/** A payment that the member makes on the provider's own page (OPEN-35). */
export interface StartPaymentInput {
  /** The deposit's id: the provider answers the same for the same reference. */
  reference: string
  /** Merchant code, e.g. `aurora`. */
  merchant: string
  /** The brand that the provider's page shows to the member. */
  merchantName: string
  /** Above zero, in minor units of `currency`. */
  amountMinor: bigint
  currency: string
  /** Code of the deposit method. */
  method: string
  /** Where the provider's page sends the member afterwards; says nothing about the outcome. */
  returnUrl: string
  /** Language code of the contract. */
  language: string
}

/** `refused` is the provider's word that nothing was begun; `unknown` may have begun and is asked for again later. */
export type StartPaymentOutcome =
  | { outcome: 'started'; providerPaymentId: string; payUrl: string; expiresAt: Date }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unknown' }

/**
 * `missing` is the provider's word that it knows no such reference yet: a request that is still on its way may arrive
 * for another 5 min, the life of its signature. `unknown` is no word at all.
 */
export type PaymentReading =
  | {
      status: 'pending' | 'approved' | 'declined' | 'expired'
      providerPaymentId: string
      amountMinor: bigint
      currency: string
    }
  | { status: 'missing' }
  | { status: 'unknown' }

export interface StartPayoutInput {
  /** The withdrawal's id: the provider answers the same for the same reference. */
  reference: string
  merchant: string
  /** Above zero, in minor units of `currency`. */
  amountMinor: bigint
  currency: string
  account: { holderName: string; bankCode: string; accountNumber: string }
}

/** `accepted` is on its way or sent already: a callback or a reading tells. `unknown` stays held (OPEN-36, T37). */
export type StartPayoutOutcome =
  | { outcome: 'accepted'; providerPayoutId: string }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unknown' }

export type PayoutReading =
  | {
      status: 'processing' | 'sent' | 'refused'
      providerPayoutId: string
      amountMinor: bigint
      currency: string
      /** Why it was refused; null otherwise. */
      reason: string | null
    }
  | { status: 'missing' }
  | { status: 'unknown' }

/**
 * What the platform needs of a payment and payout provider (DEC-04). No call throws for what the provider does or
 * fails to do within 5 s: an unknown outcome is a value, held and reconciled, never guessed.
 */
export interface PaymentProvider {
  /** Code of the provider; with a reference or an event id it makes the key that is unique on our side. */
  readonly code: string
  /** Whether money can be moved at all. Where not, no way to pay or be paid is offered, and nothing is sent. */
  readonly isOpen: boolean
  /** A test bank: no real money is moved, and what becomes of a payout is decided by its account number. */
  readonly isSandbox: boolean
  /** What one payout costs the member, in minor units, and how soon it is sent; left out where nothing is agreed. */
  readonly payoutTerms?: { readonly feeMinor: bigint; readonly sentWithinSeconds: number }
  startPayment(input: StartPaymentInput): Promise<StartPaymentOutcome>
  readPayment(reference: string): Promise<PaymentReading>
  startPayout(input: StartPayoutInput): Promise<StartPayoutOutcome>
  readPayout(reference: string): Promise<PayoutReading>
}
