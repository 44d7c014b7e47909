import type { Tx } from '@foyer/database'
import { merchantTable } from './merchant.table.ts'

export type Merchant = typeof merchantTable.$inferSelect

export async function listMerchants(tx: Tx): Promise<Merchant[]> {
  return tx.select().from(merchantTable).orderBy(merchantTable.code)
}

/** Adds a merchant, or replaces its hosts and settings. */
export async function saveMerchant(tx: Tx, merchant: Merchant): Promise<void> {
  const { name, hosts, formerHosts, settings } = merchant
  await tx
    .insert(merchantTable)
    .values(merchant)
    .onConflictDoUpdate({ target: merchantTable.code, set: { name, hosts, formerHosts, settings } })
}
