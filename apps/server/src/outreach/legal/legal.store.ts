import type { LegalPage } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Translated } from '../../translated-text.rules.ts'
import { legalTextTable } from './legal.table.ts'

export type LegalTextRow = typeof legalTextTable.$inferSelect

/** Maximum texts of a page that are listed: versions times languages. */
const LIST_LIMIT = 500

/** What a page's text is named by. */
export type LegalTextName = Pick<LegalTextRow, 'version' | 'language'>

/**
 * A merchant's own texts of a page without their bodies, the newest version first. A version is as old as its first text:
 * a translation that comes later makes no version newer.
 */
export async function listLegalTexts(tx: Tx, merchant: string, page: LegalPage): Promise<LegalTextName[]> {
  const { version, language, publishedAt } = legalTextTable
  return tx
    .select({ version, language })
    .from(legalTextTable)
    .where(and(eq(legalTextTable.merchant, merchant), eq(legalTextTable.page, page)))
    .orderBy(desc(sql`min(${publishedAt}) OVER (PARTITION BY ${version})`), desc(version), asc(language))
    .limit(LIST_LIMIT)
}

export async function readLegalBody(
  tx: Tx,
  { merchant, page, version, language }: Pick<LegalTextRow, 'merchant' | 'page' | 'version' | 'language'>,
): Promise<string | undefined> {
  const rows = await tx
    .select({ body: legalTextTable.body })
    .from(legalTextTable)
    .where(
      and(
        eq(legalTextTable.merchant, merchant),
        eq(legalTextTable.page, page),
        eq(legalTextTable.version, version),
        eq(legalTextTable.language, language),
      ),
    )
  return rows[0]?.body
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

/**
 * Publishes the texts of a version by language. Those that are published already stay as they are.
 * @returns false where one of them would be another text
 */
export async function publishLegalTexts(
  tx: Tx,
  { texts, ...named }: Omit<LegalTextRow, 'language' | 'body'> & { texts: Translated },
): Promise<boolean> {
  for (const [language, text = ''] of Object.entries(texts)) {
    const body = text.trim()
    if (body === '') continue
    const isNew = await insertLegalText(tx, { ...named, language, body })
    if (!isNew && (await readLegalBody(tx, { ...named, language })) !== body) return false
  }
  return true
}
