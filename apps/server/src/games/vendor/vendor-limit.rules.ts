import { type CurrencyCode, exponentOf, isCurrencyCode, parseAmount, toDecimalText } from '@foyer/money'
import { ARCADE_VENDOR } from '../../config.ts'
import type { VendorLimitRow } from './vendor.store.ts'
import { HIGHEST_WIN_UNITS, LARGEST_WINS_A_DAY, OUTSIDE_VENDOR_DIVISOR } from './vendor-limit.constants.ts'

const fields = ['credit', 'round', 'day', 'jackpot', 'jackpotDay'] as const
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

type LimitOf = Pick<VendorLimitRow, 'merchant' | 'vendor' | 'currency'>

/**
 * The limits of a vendor for which none are stored (T38): the arcade's own highest win passes five times a day, and a
 * tenth of it at another vendor. Jackpots have no default. Throws a RangeError for a currency that is not of real money.
 */
export function getDefaultVendorLimit({ merchant, vendor, currency }: LimitOf): VendorLimitRow {
  if (!isCurrencyCode(currency) || currency === 'FUN') throw new RangeError(`${currency} has no limits`)
  const highestMinor = HIGHEST_WIN_UNITS[currency] * 10n ** BigInt(exponentOf(currency))
  const winMinor = vendor === ARCADE_VENDOR ? highestMinor : highestMinor / OUTSIDE_VENDOR_DIVISOR
  return {
    merchant,
    vendor,
    currency,
    creditLimitMinor: winMinor,
    roundLimitMinor: winMinor,
    dayLimitMinor: winMinor * LARGEST_WINS_A_DAY,
    jackpotLimitMinor: null,
    jackpotDayLimitMinor: null,
  }
}

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
 * are left out keep their value, `default` gives one its default again, and `jackpot=` none. Otherwise one sentence per fault.
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
    const amount = readLimit(field, value, currency)
    if (amount === undefined) faults.push(describeWrongAmount(field, value, currency))
    else amounts[field] = amount
  }
  if (faults.length > 0) return { faults }
  if (Object.keys(amounts).length === 0) return { faults: ['nothing to set: write field=amount'] }
  return mergeLimits({ merchant, vendor, currency }, amounts, limits)
}

function mergeLimits(of: LimitOf, changed: Amounts, limits: readonly VendorLimitRow[]): VendorLimitChange {
  const defaults = getDefaultVendorLimit(of)
  const stored = limits.find(({ vendor, currency }) => vendor === of.vendor && currency === of.currency) ?? defaults
  const getAmount = (field: Field) =>
    changed[field] === undefined ? stored[columns[field]] : (changed[field] ?? defaults[columns[field]])
  const [jackpot, jackpotDay] = [getAmount('jackpot'), getAmount('jackpotDay')]
  const faults = ascending.flatMap(([lower, higher]) => {
    const [low, high] = [getAmount(lower), getAmount(higher)]
    return low !== null && high !== null && high < low ? [`${higher} must be at least ${lower}`] : []
  })
  if ((jackpot === null) !== (jackpotDay === null)) faults.push('jackpot and jackpotDay are set together, or neither')
  if (faults.length > 0) return { faults }
  return {
    limit: {
      ...of,
      creditLimitMinor: getAmount('credit') ?? defaults.creditLimitMinor,
      roundLimitMinor: getAmount('round') ?? defaults.roundLimitMinor,
      dayLimitMinor: getAmount('day') ?? defaults.dayLimitMinor,
      jackpotLimitMinor: jackpot,
      jackpotDayLimitMinor: jackpotDay,
    },
  }
}

function readAssignment(text: string): { field: string; value: string } {
  const [, field = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  return { field, value: value.trim() }
}

/** Null for the default; undefined for no amount. An empty text, such as of a missing variable, raises no limit. */
function readLimit(field: Field, value: string, currency: CurrencyCode): bigint | null | undefined {
  if (value === (field.startsWith('jackpot') ? '' : 'default')) return null
  const parsed = parseAmount(value, currency)
  return parsed.ok && parsed.amount.minor >= 0n ? parsed.amount.minor : undefined
}

function isField(text: string): text is Field {
  return Object.hasOwn(columns, text)
}

function describeWrongAmount(field: Field, value: string, currency: CurrencyCode): string {
  const decimals = exponentOf(currency)
  const form = decimals === 0 ? 'without decimals' : `with at most ${decimals} decimals`
  return `${field} is ${JSON.stringify(value)}: it must be an amount in ${currency}, ${form}`
}

function describeUnknownVendor(vendor: string, merchant: string, vendors: readonly string[]): string {
  const known = vendors.length > 0 ? `, only of ${vendors.join(', ')}` : ''
  return `${merchant} has no games of ${JSON.stringify(vendor)}${known}: import its list first`
}

/** A merchant's limits as assignments, one line per vendor; defaults in the merchant's currency are marked. */
export function describeVendorLimits({ merchant, currency, vendors, limits }: VendorLimitContext): string[] {
  const unset = vendors.filter(
    (vendor) => !limits.some((limit) => limit.vendor === vendor && limit.currency === currency),
  )
  const defaults = unset.flatMap((vendor) =>
    typeof currency === 'string' && isCurrencyCode(currency) && currency !== 'FUN'
      ? [getDefaultVendorLimit({ merchant, vendor, currency })]
      : [],
  )
  return [...limits.map(describeLimit), ...defaults.map((limit) => `${describeLimit(limit)} (default)`)].toSorted()
}

function describeLimit(limit: VendorLimitRow): string {
  return [`${limit.vendor} ${limit.merchant} currency=${limit.currency}`, ...listAmounts(limit)].join(' ')
}

function listAmounts(limit: VendorLimitRow): string[] {
  return fields.flatMap((field) => {
    const { [columns[field]]: minor } = limit
    if (typeof minor !== 'bigint' || !isCurrencyCode(limit.currency)) return []
    return [`${field}=${toDecimalText({ minor, currency: limit.currency })}`]
  })
}
