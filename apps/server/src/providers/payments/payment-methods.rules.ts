import type { DepositMethod } from '@foyer/contract'
import type { PaymentProvider, PaymentProviders, PayoutMethod } from './payments.ts'

/** Code of the embedded bank: the default provider in a merchant's settings. */
export const BANK_PROVIDER = 'bank'
/** The key of payouts among the methods. */
const PAYOUT = 'payout'

/** A merchant's fields that choose providers. */
export interface PaymentMerchant {
  code: string
  settings: {
    /** Provider codes by deposit method; `payout` is the one of withdrawals. */
    paymentProviders?: Readonly<Partial<Record<string, string>>>
    /** Deposit methods that stand first, and what they are called by language. */
    paymentMethods?: readonly { code: string; names?: Readonly<Partial<Record<string, string>>> | undefined }[]
  }
}

export interface OfferedMethod {
  provider: PaymentProvider
  method: DepositMethod
  /** The merchant's own names by language; the platform names the kind of the method without them. */
  names?: Readonly<Partial<Record<string, string>>> | undefined
}

export interface OfferedPayout extends PayoutMethod {
  provider: PaymentProvider
}

function chooseProvider({ settings }: PaymentMerchant, method: string): string {
  return settings.paymentProviders?.[method] ?? BANK_PROVIDER
}

/**
 * The deposit methods in a currency in the merchant's order, each with its provider; without methods of unconnected providers or
 * without support by the provider.
 */
export function listOfferedMethods(
  providers: PaymentProviders,
  merchant: PaymentMerchant,
  currency: string,
): OfferedMethod[] {
  const { paymentMethods: own = [] } = merchant.settings
  const getPosition = ({ method }: OfferedMethod) => {
    const index = own.findIndex(({ code }) => code === method.code)
    return index < 0 ? own.length : index
  }
  return [...providers.values()]
    .flatMap((provider) =>
      provider
        .listMethods(merchant.code, currency)
        .deposit.filter((method) => chooseProvider(merchant, method.code) === provider.code)
        .map((method) => ({ provider, method, names: own.find(({ code }) => code === method.code)?.names })),
    )
    .toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** Payouts of the merchant's members in a currency; undefined without any. */
export function findOfferedPayout(
  providers: PaymentProviders,
  merchant: PaymentMerchant,
  currency: string,
): OfferedPayout | undefined {
  const provider = providers.get(chooseProvider(merchant, PAYOUT))
  const payout = provider?.listMethods(merchant.code, currency).payout
  return provider && payout ? { ...payout, provider } : undefined
}
