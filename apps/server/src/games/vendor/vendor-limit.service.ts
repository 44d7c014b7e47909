import type { Tx } from '@foyer/database'
import { listGameVendors } from '../game/index.ts'
import { listVendorLimits } from './vendor.store.ts'
import type { VendorLimitContext } from './vendor-limit.rules.ts'

/** A merchant's vendors with games, and the limits stored for vendors there (T38). */
export async function readVendorLimits(
  tx: Tx,
  { code, settings }: { code: string; settings: Record<string, unknown> },
): Promise<VendorLimitContext> {
  return {
    merchant: code,
    currency: settings.currency,
    vendors: await listGameVendors(tx, code),
    limits: await listVendorLimits(tx, code),
  }
}
