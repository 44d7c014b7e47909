import { exponentOf, isCurrencyCode, parseAmount, toDecimalText } from '@foyer/money'
import type { VendorLimitRow } from './vendor.store.ts'

const requiredFields = ['credit', 'round', 'day'] as const
const jackpotFields = ['jackpot', 'jackpotDay'] as const
const fields = [...requiredFields, ...jackpotFields]
type Field = (typeof fields)[number]
type Amounts = Partial<Record<Field, bigint | null>>

const columns = {
  credit: 'creditLimitMinor',
  round: 'roundLimitMinor',
  day: 'dayLimitMinor',
  jackpot: 'jackpotLimitMinor',
  jackpotDay: 'jackpotDayLimitMinor',
} as const satisfies Record<Field, keyof VendorLimitRow>

/** Each pair in the order of its amounts: the second is at least the first. */
const ascending: readonly (readonly [Field, Field])[] = [
  ['credit', 'round'],
  ['round', 'day'],
  ['jackpot', 'jackpotDay'],
]

export interface VendorLimitContext {
  merchant: string
  /** The merchant's own; used without `currency=`. */
  currency: unknown
  /** Vendors with games at the merchant. */
  vendors: readonly string[]
  /** Stored limits of the merchant. */
  limits: readonly VendorLimitRow[]
}

export type VendorLimitChange = { limit: VendorLimitRow } | { faults: string[] }

/**
 * A vendor's limits at a merchant after assignments such as `credit=5000`, in units of the currency (T38); fields that
 * are left out keep their stored value, and one without a value is unset. Otherwise one sentence per fault.
 */
export function decideVendorLimit(
  vendor: string,
  assignments: readonly string[],
  { merchant, currency: own, vendors, limits }: VendorLimitContext,
): VendorLimitChange {
  if (!vendors.includes(vendor)) return { faults: [describeUnknownVendor(vendor, merchant, vendors)] }
  const pairs = assignments.map((text) => ({ text, ...readAssignment(text) }))
  const currency = pairs.find(({ field }) => field === 'currency')?.value ?? own
  if (!isCurrencyCode(currency) || currency === 'FUN')
    return { faults: [`currency is ${JSON.stringify(currency)}: it must be a currency of real money, such as PHP`] }
  const amounts: Amounts = {}
  const faults: string[] = []
  for (const { text, field, value } of pairs) {
    if (field === 'currency') continue
    if (!isField(field)) {
      faults.push(`${JSON.stringify(text)} is no limit: write field=amount, of ${fields.join(', ')}`)
      continue
    }
    const parsed = value === '' ? undefined : parseAmount(value, currency)
    if (parsed && (!parsed.ok || parsed.amount.minor <= 0n)) faults.push(describeWrongAmount(field, value, currency))
    else amounts[field] = parsed?.ok ? parsed.amount.minor : null
  }
  if (faults.length > 0) return { faults }
  if (Object.keys(amounts).length === 0) return { faults: ['nothing to set: write field=amount'] }
  return mergeLimits({ merchant, vendor, currency }, amounts, limits)
}

function mergeLimits(
  of: Pick<VendorLimitRow, 'merchant' | 'vendor' | 'currency'>,
  changed: Amounts,
  limits: readonly VendorLimitRow[],
): VendorLimitChange {
  const stored = limits.find(({ vendor, currency }) => vendor === of.vendor && currency === of.currency)
  const getAmount = (field: Field) =>
    changed[field] === undefined ? (stored?.[columns[field]] ?? null) : changed[field]
  const [credit, round, day] = [getAmount('credit'), getAmount('round'), getAmount('day')]
  const [jackpot, jackpotDay] = [getAmount('jackpot'), getAmount('jackpotDay')]
  const faults = ascending.flatMap(([lower, higher]) => {
    const [low, high] = [getAmount(lower), getAmount(higher)]
    return low !== null && high !== null && high < low ? [`${higher} must be at least ${lower}`] : []
  })
  if ((jackpot === null) !== (jackpotDay === null)) faults.push('jackpot and jackpotDay are set together, or neither')
  if (credit === null || round === null || day === null) {
    const missing = requiredFields.filter((field) => getAmount(field) === null)
    return { faults: [`${missing.join(', ')} missing: without it no win is paid`, ...faults] }
  }
  if (faults.length > 0) return { faults }
  return {
    limit: {
      ...of,
      creditLimitMinor: credit,
      roundLimitMinor: round,
      dayLimitMinor: day,
      jackpotLimitMinor: jackpot,
      jackpotDayLimitMinor: jackpotDay,
    },
  }
}

function readAssignment(text: string): { field: string; value: string } {
  const [, field = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  return { field, value: value.trim() }
}

function isField(text: string): text is Field {
  return Object.hasOwn(columns, text)
}

function describeWrongAmount(field: Field, value: string, currency: Parameters<typeof exponentOf>[0]): string {
  const decimals = exponentOf(currency)
  const form = decimals === 0 ? 'without decimals' : `with at most ${decimals} decimals`
  return `${field} is ${JSON.stringify(value)}: it must be an amount above zero in ${currency}, ${form}`
}

function describeUnknownVendor(vendor: string, merchant: string, vendors: readonly string[]): string {
  const known = vendors.length > 0 ? `, only of ${vendors.join(', ')}` : ''
  return `${merchant} has no games of ${JSON.stringify(vendor)}${known}: import its list first`
}

/** A merchant's limits as assignments, one line per vendor; a vendor of games without limits says what follows. */
export function describeVendorLimits({ merchant, vendors, limits }: VendorLimitContext): string[] {
  const unset = vendors.filter((vendor) => !limits.some((limit) => limit.vendor === vendor))
  return [
    ...limits.map((limit) => `${limit.vendor} ${merchant} currency=${limit.currency} ${listAmounts(limit).join(' ')}`),
    ...unset.map((vendor) => `${vendor} ${merchant} has no limits: every win of real money is parked`),
  ].toSorted()
}

function listAmounts(limit: VendorLimitRow): string[] {
  return fields.flatMap((field) => {
    const { [columns[field]]: minor } = limit
    if (typeof minor !== 'bigint' || !isCurrencyCode(limit.currency)) return []
    return [`${field}=${toDecimalText({ minor, currency: limit.currency })}`]
  })
}
