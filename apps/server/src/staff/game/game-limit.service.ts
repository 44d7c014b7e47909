import type { Tx } from '@foyer/database'
import { decideVendorLimit, readVendorLimits, saveVendorLimit, writeLimitEntry } from '../../games/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMerchants } from '../../merchant/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'
import { hashState } from './game.rules.ts'

interface LimitChange {
  merchant: { code: string; settings: { currency: string } }
  actor: TrailActor
  reason: string
  vendor: string
  currency: string
  /** Amounts in units of the currency; empty for the default, or for no jackpot. */
  amounts: Readonly<Record<'credit' | 'round' | 'day' | 'jackpot' | 'jackpotDay', string>>
  limitVersion: string
}

/** The stored limits of a vendor as its version names them. */
export function hashLimits(limits: readonly { vendor: string }[], vendor: string): string {
  const own = limits.filter((limit) => limit.vendor === vendor)
  return hashState(own.map((limit) => Object.entries(limit).map(([name, value]) => [name, String(value)])))
}

/**
 * Sets a vendor's limits in one currency by the rules of `npm run vendor -- limit`, with its row in the trail. @throws
 * ServiceError `not_found` for a vendor without games, `invalid_input`, `request_conflict` after another change
 */
export async function changeVendorLimit(
  tx: Tx,
  { merchant, actor, reason, vendor, currency, amounts, limitVersion }: LimitChange,
): Promise<void> {
  // One change of limits at a time.
  await lockMerchants(tx)
  const context = await readVendorLimits(tx, merchant)
  if (!context.vendors.includes(vendor)) throw new ServiceError('not_found')
  const assignments = Object.entries(amounts).map(([field, value]) => {
    const isJackpot = field.startsWith('jackpot')
    return `${field}=${value === '' && !isJackpot ? 'default' : value}`
  })
  const decision = decideVendorLimit(vendor, [`currency=${currency}`, ...assignments], context)
  if ('faults' in decision) throw new ServiceError('invalid_input', [{ path: 'credit', rule: 'field.invalid' }])
  const { limit } = decision
  const stored = context.limits.find((one) => one.vendor === vendor && one.currency === currency)
  const after = writeLimitEntry(limit)
  const before = stored ? writeLimitEntry(stored) : { isDefault: true }
  if (stored && JSON.stringify(before) === JSON.stringify(after)) return
  if (hashLimits(context.limits, vendor) !== limitVersion) throw new ServiceError('request_conflict')
  await saveVendorLimit(tx, limit)
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason, before, after },
    ...{ action: 'vendor.limit', subject: 'vendor', subjectId: vendor },
  })
}
