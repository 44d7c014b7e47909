import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { announcementTable, bannerTable, supportContactTable } from './content.table.ts'

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
