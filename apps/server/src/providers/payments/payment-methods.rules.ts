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
  }
}

export interface OfferedMethod {
  provider: PaymentProvider
  method: DepositMethod
}

export interface OfferedPayout extends PayoutMethod {
  provider: PaymentProvider
}

function chooseProvider({ settings }: PaymentMerchant, method: string): string {
  return settings.paymentProviders?.[method] ?? BANK_PROVIDER
}

/**
 * The deposit methods in a currency, each with the merchant's provider; without methods of unconnected providers or
 * without support by the provider.
 */
export function listOfferedMethods(
  providers: PaymentProviders,
  merchant: PaymentMerchant,
  currency: string,
): OfferedMethod[] {
  return [...providers.values()].flatMap((provider) =>
    provider
      .listMethods(merchant.code, currency)
      .deposit.filter((method) => chooseProvider(merchant, method.code) === provider.code)
      .map((method) => ({ provider, method })),
  )
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
