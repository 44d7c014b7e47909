import type { DepositMethod } from '@foyer/contract'
import type { RawRequest } from '../../http/call.ts'
import type { HttpClient } from '../../http/http-client.ts'
import type { NonceMemory } from '../../http/vendor.ts'

/** The settings of a provider. */
export interface ProviderSettings {
  /** Base of its addresses, without a slash at its end. */
  url: string
  /** Our name at the provider. */
  account: string
  /** Shared by both sides. */
  secret: string
}

/** Dependencies of a provider's client. */
export interface ProviderConnection extends ProviderSettings {
  code: string
  /** Where the provider sends its callbacks. */
  callbackUrl: string
  /** Lets calls pass to `url` only. */
  httpClient: HttpClient
  isFreshNonce: NonceMemory
}

/** What a provider offers in a currency. */
export interface PaymentMethods {
  /** Ways to pay in; none where nothing can be paid. */
  deposit: readonly DepositMethod[]
  /** Null where nothing can be paid out. */
  payout: PayoutMethod | null
}

export interface PayoutMethod {
  /** Where payouts go, with the provider's own codes. */
  banks: readonly { code: string; name: string }[]
  /** What one payout costs the member, in minor units, and how soon it is sent; left out where nothing is agreed. */
  terms?: { feeMinor: bigint; sentWithinSeconds: number }
}

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

/** `refused`: the provider has started nothing. `unknown`: it may have started; the start is repeated later. */
export type StartPaymentOutcome =
  | { outcome: 'started'; providerPaymentId: string; payUrl: string; expiresAt: Date }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unknown' }

/**
 * `missing`: the provider does not know the reference yet; a request in transit may arrive for another 5 min, the life of
 * its signature. `unknown`: no usable answer.
 */
export type PaymentStatusReport =
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

export type PayoutStatusReport =
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

interface EventOfProvider {
  /** The same in every delivery of one event, and of no other. */
  eventId: string
  /** Merchant code, as the payment or payout was started with. */
  merchant: string
  reference: string
  amountMinor: bigint
  currency: string
}

/** A final status of a payment. */
export interface PaymentEvent extends EventOfProvider {
  type: 'payment'
  status: 'approved' | 'declined' | 'expired'
  providerPaymentId: string
}

/** A final status of a payout. */
export interface PayoutEvent extends EventOfProvider {
  type: 'payout'
  status: 'sent' | 'refused'
  providerPayoutId: string
  /** Why it was refused; null otherwise. */
  reason: string | null
}

/**
 * `received`: authentic, recent, and the first use of its signature (T37); `event` is null for a status that is not
 * final. `acknowledgement` is the body that the provider expects.
 */
export type CallbackOutcome =
  | { outcome: 'received'; event: PaymentEvent | PayoutEvent | null; acknowledgement: string }
  | { outcome: 'refused'; code: 'signature_invalid' | 'invalid_input' }

/**
 * What the platform needs of a payment and payout provider (DEC-04). No call throws for what the provider does or
 * fails to do within 5 s: an unknown outcome is a value, held and reconciled, never guessed.
 */
export interface PaymentProvider {
  /** Code of the provider; with a reference or an event id it makes the key that is unique on our side. */
  readonly code: string
  /** A test bank: no real money is moved, and what becomes of a payout is decided by its account number. */
  readonly isSandbox: boolean
  /** What the provider offers to a merchant's members in a currency; nothing in fun money (T22). */
  listMethods(merchant: string, currency: string): PaymentMethods
  startPayment(input: StartPaymentInput): Promise<StartPaymentOutcome>
  /** The status of a payment. */
  readStatus(reference: string): Promise<PaymentStatusReport>
  startPayout(input: StartPayoutInput): Promise<StartPayoutOutcome>
  readPayout(reference: string): Promise<PayoutStatusReport>
  /** Authenticates and reads a callback. @throws ServiceError when a replay cannot be ruled out */
  readCallback(request: RawRequest): Promise<CallbackOutcome>
}

/** Connected providers by code. Empty, nothing can be paid in or out, and what was held waits. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
