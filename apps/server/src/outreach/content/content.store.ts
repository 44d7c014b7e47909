import type { ContentFields, ContentKind } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, inArray, max, min, sql } from 'drizzle-orm'
import { contentItemTable, contentVersionTable } from './content.table.ts'

export type ContentItem = typeof contentItemTable.$inferSelect
export type ContentVersion = typeof contentVersionTable.$inferSelect
export type ContentName = Pick<ContentItem, 'merchant' | 'kind' | 'id'>

/** What members see of an item, with its place. */
export type LiveContent<Fields = ContentFields> = Pick<ContentItem, 'kind' | 'id' | 'ordinal' | 'publishedAt'> & {
  fields: Fields
}

const item = contentItemTable
const version = contentVersionTable
const isNamed = ({ merchant, kind, id }: ContentName) =>
  and(eq(item.merchant, merchant), eq(item.kind, kind), eq(item.id, id))
const isVersionOf = ({ merchant, kind, id }: ContentName) =>
  and(eq(version.merchant, merchant), eq(version.kind, kind), eq(version.itemId, id))
const isOfItem = and(eq(version.merchant, item.merchant), eq(version.kind, item.kind), eq(version.itemId, item.id))

/** Published items of some kinds in their order, before, in and after their time. */
export async function listLiveContent<Kind extends ContentKind>(
  tx: Tx,
  merchant: string,
  kinds: readonly Kind[],
): Promise<LiveContent<Extract<ContentFields, { kind: Kind }>>[]> {
  const rows = await tx
    .select({
      kind: item.kind,
      id: item.id,
      ordinal: item.ordinal,
      publishedAt: item.publishedAt,
      fields: version.fields,
    })
    .from(item)
    .innerJoin(version, and(isOfItem, eq(version.number, item.live)))
    .where(and(eq(item.merchant, merchant), inArray(item.kind, [...kinds])))
    .orderBy(asc(item.ordinal), asc(item.id))
  return rows as LiveContent<Extract<ContentFields, { kind: Kind }>>[] // the fields are those of the kind
}

/** Items of a kind in their order, each with what members see, else its draft or newest version, without long texts. */
export async function listContentItems(
  tx: Tx,
  merchant: string,
  kind: ContentKind,
): Promise<(ContentItem & { fields: ContentFields })[]> {
  const newest = sql`(SELECT max(number) FROM ${version} newest WHERE newest.merchant = ${item.merchant} AND newest.kind = ${item.kind} AND newest.item_id = ${item.id})`
  const rows = await tx
    .select({ item, fields: sql<ContentFields>`${version.fields} - 'body' - 'terms'` })
    .from(item)
    .innerJoin(version, and(isOfItem, eq(version.number, sql`coalesce(${item.live}, ${item.draft}, ${newest})`)))
    .where(and(eq(item.merchant, merchant), eq(item.kind, kind)))
    .orderBy(asc(item.ordinal), asc(item.id))
  return rows.map((row) => ({ ...row.item, fields: row.fields }))
}

export async function findContentItem(tx: Tx, name: ContentName): Promise<ContentItem | undefined> {
  const [found] = await tx.select().from(item).where(isNamed(name))
  return found
}

/** The item, whose other changes wait until the transaction ends. */
export async function lockContentItem(tx: Tx, name: ContentName): Promise<ContentItem | undefined> {
  const [found] = await tx.select().from(item).where(isNamed(name)).for('update')
  return found
}

/** The item's versions, the newest first. */
export async function listContentVersions(
  tx: Tx,
  name: ContentName,
  limit: number,
): Promise<Omit<ContentVersion, 'merchant' | 'kind' | 'itemId' | 'fields'>[]> {
  const { number, author, madeAt, publishedAt } = version
  return tx
    .select({ number, author, madeAt, publishedAt })
    .from(version)
    .where(isVersionOf(name))
    .orderBy(desc(number))
    .limit(limit)
}

export async function findContentVersion(
  tx: Tx,
  name: ContentName,
  number: number | null,
): Promise<ContentVersion | undefined> {
  if (number === null) return undefined
  const [found] = await tx
    .select()
    .from(version)
    .where(and(isVersionOf(name), eq(version.number, number)))
  return found
}

/** Number of the newest version; 0 without one. */
export async function findNewestVersion(tx: Tx, name: ContentName): Promise<number> {
  const [found] = await tx
    .select({ newest: max(version.number) })
    .from(version)
    .where(isVersionOf(name))
  return found?.newest ?? 0
}

/** Places of a kind's items, and their number. */
export async function readContentBounds(
  tx: Tx,
  merchant: string,
  kind: ContentKind,
): Promise<{ first: number; last: number; count: number }> {
  const [bounds] = await tx
    .select({ first: min(item.ordinal), last: max(item.ordinal), count: sql<number>`count(*)::int` })
    .from(item)
    .where(and(eq(item.merchant, merchant), eq(item.kind, kind)))
  return { first: bounds?.first ?? 1, last: bounds?.last ?? 0, count: bounds?.count ?? 0 }
}

/** @returns false for an item that is there already, which stays as it is */
export async function insertContentItem(tx: Tx, row: ContentItem): Promise<boolean> {
  const inserted = await tx.insert(item).values(row).onConflictDoNothing().returning({ id: item.id })
  return inserted.length > 0
}

export async function updateContentItem(
  tx: Tx,
  name: ContentName,
  set: Partial<Omit<ContentItem, keyof ContentName>>,
): Promise<void> {
  await tx.update(item).set(set).where(isNamed(name))
}

export async function insertContentVersion(tx: Tx, row: ContentVersion): Promise<void> {
  await tx.insert(version).values(row)
}

/** Changes a draft; a published version stays as it is. */
export async function updateContentDraft(
  tx: Tx,
  name: ContentName,
  number: number,
  set: Partial<Pick<ContentVersion, 'fields' | 'author' | 'madeAt' | 'publishedAt'>>,
): Promise<void> {
  await tx
    .update(version)
    .set(set)
    .where(and(isVersionOf(name), eq(version.number, number), sql`${version.publishedAt} IS NULL`))
}
