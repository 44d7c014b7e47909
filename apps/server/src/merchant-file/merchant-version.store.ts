import type { Tx } from '@foyer/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { merchantVersionTable } from './merchant-version.table.ts'

export type MerchantVersion = typeof merchantVersionTable.$inferSelect

/** A merchant's versions, the newest first. */
export async function listVersions(tx: Tx, merchant: string): Promise<MerchantVersion[]> {
  return tx
    .select()
    .from(merchantVersionTable)
    .where(eq(merchantVersionTable.merchant, merchant))
    .orderBy(desc(merchantVersionTable.number))
}

export async function findVersion(tx: Tx, merchant: string, number: number): Promise<MerchantVersion | undefined> {
  const [row] = await tx.select().from(merchantVersionTable).where(isVersion(merchant, number))
  return row
}

/** The version published last; undefined for a merchant without one. */
export async function findLiveVersion(tx: Tx, merchant: string): Promise<MerchantVersion | undefined> {
  const [row] = await tx
    .select()
    .from(merchantVersionTable)
    .where(eq(merchantVersionTable.merchant, merchant))
    .orderBy(sql`${merchantVersionTable.publishedAt} DESC NULLS LAST`, desc(merchantVersionTable.number))
    .limit(1)
  return row?.publishedAt ? row : undefined
}

/** Inserts a version under the next number. @returns the number */
export async function insertVersion(
  tx: Tx,
  version: Pick<MerchantVersion, 'merchant' | 'file' | 'author' | 'note'> & { isLive: boolean },
): Promise<number> {
  const { isLive, ...row } = version
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${merchantVersionTable.number}), 0)` })
    .from(merchantVersionTable)
    .where(eq(merchantVersionTable.merchant, version.merchant))
  const number = (last?.number ?? 0) + 1
  // The clock of now() stands still within a transaction, which may insert two.
  const now = sql`clock_timestamp()`
  await tx.insert(merchantVersionTable).values({ ...row, number, createdAt: now, publishedAt: isLive ? now : null })
  return number
}

export async function publishVersion(tx: Tx, merchant: string, number: number): Promise<void> {
  await tx.update(merchantVersionTable).set({ publishedAt: sql`clock_timestamp()` }).where(isVersion(merchant, number))
}

function isVersion(merchant: string, number: number) {
  return and(eq(merchantVersionTable.merchant, merchant), eq(merchantVersionTable.number, number))
}
