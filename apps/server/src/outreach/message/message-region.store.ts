import type { Tx } from '@foyer/database'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { unservedRegionTable } from './message.table.ts'

/** Where a provider sends nothing. */
export type UnservedRegion = Pick<typeof unservedRegionTable.$inferSelect, 'merchant' | 'provider' | 'region'>

/** Time after which the provider is tried again: the operator may have enabled the country meanwhile. */
const isRecent = gt(unservedRegionTable.refusedAt, sql`now() - interval '1 hour'`)

export async function saveUnservedRegion(tx: Tx, region: UnservedRegion): Promise<void> {
  const { merchant, provider, region: ofRegion } = unservedRegionTable
  await tx
    .insert(unservedRegionTable)
    .values({ ...region, refusedAt: sql`now()` })
    .onConflictDoUpdate({ target: [merchant, provider, ofRegion], set: { refusedAt: sql`now()` } })
}

export async function isRegionUnserved(tx: Tx, { merchant, provider, region }: UnservedRegion): Promise<boolean> {
  const { merchant: ofMerchant, provider: ofProvider, region: ofRegion } = unservedRegionTable
  const rows = await tx
    .select({ region: ofRegion })
    .from(unservedRegionTable)
    .where(and(eq(ofMerchant, merchant), eq(ofProvider, provider), eq(ofRegion, region), isRecent))
  return rows.length > 0
}

/** Deletes refusals a day after the last one; requires a transaction of the operator. */
export async function deleteOldUnservedRegions(tx: Tx): Promise<void> {
  await tx.delete(unservedRegionTable).where(lt(unservedRegionTable.refusedAt, sql`now() - interval '1 day'`))
}
