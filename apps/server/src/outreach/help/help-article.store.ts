import type { Tx } from '@foyer/database'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { helpArticleTable } from './help.table.ts'

export type HelpArticleRow = typeof helpArticleTable.$inferSelect

/** A merchant's articles in their order. */
export async function listHelpArticles(tx: Tx, merchant: string): Promise<HelpArticleRow[]> {
  return tx
    .select()
    .from(helpArticleTable)
    .where(eq(helpArticleTable.merchant, merchant))
    .orderBy(asc(helpArticleTable.ordinal), asc(helpArticleTable.id))
}

/** Those that members read. */
export async function listPublishedArticles(tx: Tx, merchant: string) {
  const { id, published, ordinal } = helpArticleTable
  return tx
    .select({ id, published })
    .from(helpArticleTable)
    .where(and(eq(helpArticleTable.merchant, merchant), isNotNull(published)))
    .orderBy(asc(ordinal), asc(id))
}

export async function findHelpArticle(tx: Tx, merchant: string, id: string): Promise<HelpArticleRow | undefined> {
  const rows = await tx
    .select()
    .from(helpArticleTable)
    .where(and(eq(helpArticleTable.merchant, merchant), eq(helpArticleTable.id, id)))
  return rows[0]
}

/** Lets one change of a merchant's articles follow another; held until the transaction ends. */
export async function lockHelpArticles(tx: Tx, merchant: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`help ${merchant}`}, 0))`)
}

/** Inserts an article, or replaces it. */
export async function saveHelpArticle(tx: Tx, row: HelpArticleRow): Promise<void> {
  const { merchant: _merchant, id: _id, ...content } = row
  await tx
    .insert(helpArticleTable)
    .values(row)
    .onConflictDoUpdate({ target: [helpArticleTable.merchant, helpArticleTable.id], set: content })
}

export async function orderHelpArticles(tx: Tx, merchant: string, ids: readonly string[]): Promise<void> {
  for (const [ordinal, id] of ids.entries())
    await tx
      .update(helpArticleTable)
      .set({ ordinal })
      .where(and(eq(helpArticleTable.merchant, merchant), eq(helpArticleTable.id, id)))
}
