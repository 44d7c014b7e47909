import type { Banner } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import type { Translated } from '../translated-text.rules.ts'
import { merchantTable } from './merchant.table.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** A merchant as stored. */
export type StoredMerchant = typeof merchantTable.$inferSelect
/** A merchant with parsed, valid settings. */
export type Merchant = Omit<StoredMerchant, 'settings'> & {
  settings: MerchantSettings
  /** Set in the look of a version that is not live; all else is the live merchant (decision 103). */
  preview?: MerchantPreview
}

interface MerchantPreview {
  /** Of the version. */
  number: number
  banners: readonly PreviewBanner[]
}
type PreviewBanner = Omit<Banner, 'title' | 'subtitle'> & Record<'title' | 'subtitle', Translated>

export async function listStoredMerchants(tx: Tx): Promise<StoredMerchant[]> {
  return tx.select().from(merchantTable).orderBy(merchantTable.code)
}

/** Until the end of the transaction no other one changes a merchant: hosts and numbers of versions are unique. */
export async function lockMerchants(tx: Tx): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${merchantTable} IN SHARE ROW EXCLUSIVE MODE`)
}

/** Inserts a merchant, or replaces its hosts and settings. */
export async function saveMerchant(tx: Tx, merchant: StoredMerchant): Promise<void> {
  const { name, hosts, formerHosts, settings } = merchant
  await tx
    .insert(merchantTable)
    .values(merchant)
    .onConflictDoUpdate({ target: merchantTable.code, set: { name, hosts, formerHosts, settings } })
}
