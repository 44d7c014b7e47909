import type { DepositMethod } from '@foyer/contract'
import type { PaymentProvider, PaymentProviders, PayoutMethod } from './payments.ts'

/** Code of the embedded bank: the provider of whatever a merchant's settings name none for. */
export const BANK_PROVIDER = 'bank'
/** The key of payouts among the methods. */
const PAYOUT = 'payout'

/** What of a merchant decides about providers. */
export interface PaymentMerchant {
  code: string
  settings: {
    /** Provider codes by deposit method; `payout` names the one of withdrawals. */
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
 * The ways to pay in a currency, each with the provider that the merchant has chosen for it: none where that provider is
 * not connected or does not have the method.
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

/** How the merchant's members are paid out in a currency; undefined where they are not. */
export function findOfferedPayout(
  providers: PaymentProviders,
  merchant: PaymentMerchant,
  currency: string,
): OfferedPayout | undefined {
  const provider = providers.get(chooseProvider(merchant, PAYOUT))
  const payout = provider?.listMethods(merchant.code, currency).payout
  return provider && payout ? { ...payout, provider } : undefined
}
