import type { DepositMethod } from '@foyer/contract'
import type { RawRequest } from '../../http/call.ts'
import type { HttpClient } from '../../http/http-client.ts'
import type { NonceMemory } from '../../http/vendor.ts'

/** The settings of a provider. */
export interface ProviderSettings {
  /** Base of its addresses, without a trailing slash. */
  url: string
  /** Our account name at the provider. */
  account: string
  /** Shared secret. */
  secret: string
}

/** Dependencies of a provider's client. */
export interface ProviderConnection extends ProviderSettings {
  code: string
  /** Address of the provider's callbacks. */
  callbackUrl: string
  /** Restricted to `url`. */
  httpClient: HttpClient
  isFreshNonce: NonceMemory
}

/** A provider's offer in a currency. */
export interface PaymentMethods {
  /** Deposit methods; empty without any. */
  deposit: readonly DepositMethod[]
  /** Null without payouts. */
  payout: PayoutMethod | null
}

export interface PayoutMethod {
  /** Target banks of payouts, with the provider's own codes. */
  banks: readonly { code: string; name: string; kind?: 'bank' | 'ewallet' }[]
  /** Fee of one payout for the member, in minor units, and time until it is sent; absent without an agreement. */
  terms?: { feeMinor: bigint; sentWithinSeconds: number }
}

/** A payment that the member makes on the provider's own page (OPEN-35). */
export interface StartPaymentInput {
  /** The deposit's id: the provider answers the same for the same reference. */
  reference: string
  /** Merchant code, e.g. `aurora`. */
  merchant: string
  /** Brand name on the provider's page. */
  merchantName: string
  /** Positive, in minor units of `currency`. */
  amountMinor: bigint
  currency: string
  /** Code of the deposit method. */
  method: string
  /** Return address of the provider's page; no statement about the outcome. */
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
 * `missing`: the provider does not have the reference yet; a request in transit may arrive for another 10 min, twice
 * the window of its signature. `unknown`: no usable answer.
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
  /** Positive, in minor units of `currency`. */
  amountMinor: bigint
  currency: string
  account: { holderName: string; bankCode: string; accountNumber: string }
}

/**
 * `accepted` is processing or sent already: a callback or a status report follows. `unknown` stays held (OPEN-36, T37).
 */
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
      /** Reason of a refusal; null otherwise. */
      reason: string | null
    }
  | { status: 'missing' }
  | { status: 'unknown' }

interface EventOfProvider {
  /** The same in every delivery of one event, unique otherwise. */
  eventId: string
  /** Merchant code from the start of the payment or payout. */
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
  /** Reason of a refusal; null otherwise. */
  reason: string | null
}

/**
 * `received`: authentic, recent, and the first use of its signature (T37); `event` is null for a non-final status.
 * `acknowledgement` is the response body for the provider.
 */
export type CallbackOutcome =
  | { outcome: 'received'; event: PaymentEvent | PayoutEvent | null; acknowledgement: string }
  | { outcome: 'refused'; code: 'signature_invalid' | 'invalid_input' }

/**
 * Interface of a payment and payout provider (DEC-04). No call throws because of the provider's behaviour, and each
 * ends within 5 s: an unknown outcome is a value, held and reconciled, never guessed.
 */
export interface PaymentProvider {
  /** Code of the provider; unique on our side together with a reference or an event id. */
  readonly code: string
  /** A test bank: no real money moves, and a payout's account number defines its outcome. */
  readonly isSandbox: boolean
  /** The provider's offer to a merchant's members in a currency; empty in fun money (T22). */
  listMethods(merchant: string, currency: string): PaymentMethods
  startPayment(input: StartPaymentInput): Promise<StartPaymentOutcome>
  /** Status check of a payment. */
  readStatus(reference: string): Promise<PaymentStatusReport>
  startPayout(input: StartPayoutInput): Promise<StartPayoutOutcome>
  readPayout(reference: string): Promise<PayoutStatusReport>
  /** Authenticates and parses a callback. @throws ServiceError when a replay cannot be ruled out */
  readCallback(request: RawRequest): Promise<CallbackOutcome>
}

/** Connected providers by code. While empty, deposits and withdrawals are closed and holds wait. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
