import type { DepositMethod } from '@foyer/contract'
import { type CurrencyCode, exponentOf, isCurrencyCode } from '@foyer/money'
import type { PaymentMethods, PayoutMethod } from './payments.ts'

const kinds = ['bank', 'ewallet', 'card'] as const satisfies readonly DepositMethod['kind'][]
const names: Record<DepositMethod['kind'], string> = { bank: 'Bank transfer', ewallet: 'E-wallet', card: 'Debit card' }

/** Bounds and quick amounts in whole units of the currency, per payment method (OPEN-35). */
interface UnitBounds {
  min: bigint
  max: Record<DepositMethod['kind'], bigint>
  quick: readonly bigint[]
}

const boundsByCurrency: Partial<Record<CurrencyCode, UnitBounds>> = {
  PHP: { min: 100n, max: { bank: 100_000n, ewallet: 50_000n, card: 20_000n }, quick: [200n, 500n, 1_000n, 5_000n] },
  CNY: { min: 10n, max: { bank: 50_000n, ewallet: 20_000n, card: 5_000n }, quick: [50n, 100n, 500n, 1_000n] },
}
const generalBounds: UnitBounds = {
  min: 10n,
  max: { bank: 10_000n, ewallet: 5_000n, card: 2_000n },
  quick: [20n, 50n, 100n, 500n],
}
/** Units of a currency that are worth about one of the general bounds, where one unit is worth far less. */
const smallUnits: Partial<Record<CurrencyCode, bigint>> = {
  BDT: 10n,
  IDR: 5_000n,
  INR: 10n,
  JPY: 100n,
  KES: 10n,
  KHR: 1_000n,
  KIDR: 5n,
  KRW: 1_000n,
  KVND: 5n,
  KZT: 100n,
  LAK: 5_000n,
  LKR: 50n,
  MMK: 500n,
  NPR: 20n,
  PKR: 50n,
  RUB: 20n,
  THB: 10n,
  TLB: 10n,
  TRY: 10n,
  TWD: 5n,
  VND: 5_000n,
}

const banksByCurrency: Partial<Record<CurrencyCode, PayoutMethod['banks']>> = {
  PHP: [
    { code: 'BDO', name: 'BDO Unibank' },
    { code: 'BPI', name: 'Bank of the Philippine Islands' },
    { code: 'GCASH', name: 'GCash', kind: 'ewallet' },
    { code: 'LBP', name: 'LandBank' },
    { code: 'MAYA', name: 'Maya', kind: 'ewallet' },
    { code: 'MBTC', name: 'Metrobank' },
    { code: 'RCBC', name: 'RCBC' },
    { code: 'UBP', name: 'UnionBank' },
  ],
  CNY: [
    { code: 'ABC', name: '中国农业银行' },
    { code: 'BCM', name: '交通银行' },
    { code: 'BOC', name: '中国银行' },
    { code: 'CCB', name: '中国建设银行' },
    { code: 'CMB', name: '招商银行' },
    { code: 'ICBC', name: '中国工商银行' },
    { code: 'PSBC', name: '中国邮政储蓄银行' },
  ],
}
const generalBanks: PayoutMethod['banks'] = [
  { code: 'SWIFT', name: 'Bank account (SWIFT)' },
  { code: 'IBAN', name: 'Bank account (IBAN)' },
]

/** Payment methods and payouts of the test bank in a currency; none in fun money (T22). */
export function listBankMethods(currency: string): PaymentMethods {
  if (!isCurrencyCode(currency) || currency === 'FUN') return { deposit: [], payout: null }
  const { min, max, quick } = boundsByCurrency[currency] ?? generalBounds
  const scale = (smallUnits[currency] ?? 1n) * 10n ** BigInt(exponentOf(currency))
  const toMinor = (units: bigint) => String(units * scale)
  const deposit = kinds.map((kind) => ({
    code: kind,
    kind,
    name: names[kind],
    minMinor: toMinor(min),
    maxMinor: toMinor(max[kind]),
    quickAmountsMinor: quick.filter((units) => units <= max[kind]).map(toMinor),
  }))
  const banks = banksByCurrency[currency] ?? generalBanks
  return { deposit, payout: { banks, terms: { feeMinor: 0n, sentWithinSeconds: 60 } } }
}
