import type { LegalPage } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq } from 'drizzle-orm'
import { legalTextTable } from './legal.table.ts'

export type LegalTextRow = typeof legalTextTable.$inferSelect

/** Maximum texts of a page that are read: versions times languages. */
const LIST_LIMIT = 500

/** A merchant's own texts of a page, the newest first. */
export async function listLegalTexts(tx: Tx, merchant: string, page: LegalPage): Promise<LegalTextRow[]> {
  return tx
    .select()
    .from(legalTextTable)
    .where(and(eq(legalTextTable.merchant, merchant), eq(legalTextTable.page, page)))
    .orderBy(desc(legalTextTable.publishedAt))
    .limit(LIST_LIMIT)
}

/** Publishes a text. @returns false where the version has a text in this language: what was accepted stays as it is */
export async function insertLegalText(tx: Tx, row: LegalTextRow): Promise<boolean> {
  const inserted = await tx
    .insert(legalTextTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ page: legalTextTable.page })
  return inserted.length > 0
}
