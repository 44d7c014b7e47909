import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { announcementTable, bannerTable, popupTable, supportContactTable } from './content.table.ts'

/** Maximum rows of a content list (OPEN-15). */
const LIST_LIMIT = 50

export async function listBanners(tx: Tx, merchant: string, groupName: string) {
  return tx
    .select()
    .from(bannerTable)
    .where(and(eq(bannerTable.merchant, merchant), eq(bannerTable.groupName, groupName)))
    .orderBy(asc(bannerTable.ordinal))
    .limit(LIST_LIMIT)
}

export async function listAnnouncements(
  tx: Tx,
  merchant: string,
  types: (typeof announcementTable.$inferSelect)['type'][],
) {
  return tx
    .select()
    .from(announcementTable)
    .where(and(eq(announcementTable.merchant, merchant), inArray(announcementTable.type, types)))
    .orderBy(desc(announcementTable.publishedAt))
    .limit(LIST_LIMIT)
}

export async function listSupportContacts(tx: Tx, merchant: string) {
  return tx
    .select()
    .from(supportContactTable)
    .where(eq(supportContactTable.merchant, merchant))
    .orderBy(asc(supportContactTable.ordinal))
    .limit(LIST_LIMIT)
}

export async function listPopups(tx: Tx, merchant: string) {
  return tx
    .select()
    .from(popupTable)
    .where(eq(popupTable.merchant, merchant))
    .orderBy(asc(popupTable.ordinal))
    .limit(LIST_LIMIT)
}

export async function saveBanner(tx: Tx, banner: typeof bannerTable.$inferInsert): Promise<void> {
  await tx.insert(bannerTable).values(banner).onConflictDoNothing()
}

/** Gives a banner another image. @returns false without such a banner */
export async function setBannerImage(
  tx: Tx,
  { merchant, id, url }: Pick<typeof bannerTable.$inferSelect, 'merchant' | 'id' | 'url'>,
): Promise<boolean> {
  const changed = await tx
    .update(bannerTable)
    .set({ url })
    .where(and(eq(bannerTable.merchant, merchant), eq(bannerTable.id, id)))
    .returning({ id: bannerTable.id })
  return changed.length > 0
}

export async function saveAnnouncement(tx: Tx, announcement: typeof announcementTable.$inferInsert): Promise<void> {
  await tx.insert(announcementTable).values(announcement).onConflictDoNothing()
}

export async function saveSupportContact(tx: Tx, contact: typeof supportContactTable.$inferInsert): Promise<void> {
  await tx.insert(supportContactTable).values(contact).onConflictDoNothing()
}

export async function savePopup(tx: Tx, popup: typeof popupTable.$inferInsert): Promise<void> {
  await tx.insert(popupTable).values(popup).onConflictDoNothing()
}

interface Content {
  banners: readonly (typeof bannerTable.$inferSelect)[]
  announcements: readonly (typeof announcementTable.$inferSelect)[]
  contacts: readonly (typeof supportContactTable.$inferSelect)[]
}
type New<Row> = Omit<Row, 'merchant'>

/** All content of a merchant in the order of its lists; announcements of every kind, the newest first. */
export async function readContent(tx: Tx, merchant: string): Promise<Content> {
  return {
    banners: await tx
      .select()
      .from(bannerTable)
      .where(eq(bannerTable.merchant, merchant))
      .orderBy(asc(bannerTable.ordinal), asc(bannerTable.groupName), asc(bannerTable.id)),
    announcements: await tx
      .select()
      .from(announcementTable)
      .where(eq(announcementTable.merchant, merchant))
      .orderBy(desc(announcementTable.publishedAt), asc(announcementTable.id)),
    contacts: await tx
      .select()
      .from(supportContactTable)
      .where(eq(supportContactTable.merchant, merchant))
      .orderBy(asc(supportContactTable.ordinal), asc(supportContactTable.id)),
  }
}

/** Makes this the whole content of a merchant. */
export async function replaceContent(
  tx: Tx,
  merchant: string,
  content: {
    banners: readonly New<typeof bannerTable.$inferInsert>[]
    announcements: readonly New<typeof announcementTable.$inferInsert>[]
    contacts: readonly New<typeof supportContactTable.$inferInsert>[]
  },
): Promise<void> {
  await tx.delete(bannerTable).where(eq(bannerTable.merchant, merchant))
  await tx.delete(announcementTable).where(eq(announcementTable.merchant, merchant))
  await tx.delete(supportContactTable).where(eq(supportContactTable.merchant, merchant))
  for (const banner of content.banners) await saveBanner(tx, { ...banner, merchant })
  for (const announcement of content.announcements) await saveAnnouncement(tx, { ...announcement, merchant })
  for (const contact of content.contacts) await saveSupportContact(tx, { ...contact, merchant })
}
