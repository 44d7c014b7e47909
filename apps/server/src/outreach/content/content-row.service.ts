import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Banner, ContentFields, ContentKind, Popup } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Translated } from '../../translated-text.rules.ts'
import { insertLegalText, type LegalTextRow } from '../legal/index.ts'
import {
  type ContentName,
  findContentVersion,
  findNewestVersion,
  insertContentItem,
  insertContentVersion,
  listLiveContent,
  lockContentItem,
  readContentBounds,
  updateContentItem,
} from './content.store.ts'

/* Content as commands, a merchant's file and the demo write it: published at once, without a draft. */

interface Row {
  merchant: string
  id: string
}
interface Period {
  start?: string | null | undefined
  end?: string | null | undefined
}

export interface BannerRow extends Row, Period {
  groupName: string
  ordinal: number
  url: string
  title: Translated
  subtitle: Translated
  linkageType: Banner['linkageType']
  linkage: string
  roomId?: string | null | undefined
  nodeId?: string | null | undefined
  gameType?: string | null | undefined
  vendor?: string | null | undefined
}

export interface AnnouncementRow extends Row, Period {
  type: 'news' | 'notice' | 'activity'
  category: string
  categoryTitle?: Translated | undefined
  title: Translated
  body: Translated
  /** Of an activity. */
  terms?: Translated | undefined
  url?: string | undefined
  publishedAt: Date
}

interface PopupRow extends Row, Period {
  ordinal: number
  audience: Popup['audience']
  items: readonly { title: Translated; body: Translated; url: string }[]
  autoplay: boolean
  delayMs: number
  showClose: boolean
  showTodayCheckbox: boolean
  forceRead: boolean
  forcePopup: boolean
}

export interface ContactRow extends Row, Period {
  ordinal: number
  path: string
  link?: string | undefined
  position?: string | undefined
  csType: string
  title: Translated
  labelIds: readonly string[]
  answerMinutes?: number | null | undefined
  hours?: Translated | null | undefined
}

/** Author of what commands publish. */
const COMMAND = ''

function toBannerFields({ merchant: _merchant, id: _id, ordinal: _ordinal, ...row }: BannerRow): ContentFields {
  const { start = null, end = null, roomId = null, nodeId = null, gameType = null, vendor = null, ...rest } = row
  return typed({ kind: 'banner', ...rest, start, end, roomId, nodeId, gameType, vendor })
}

function toAnnouncementFields(row: AnnouncementRow): ContentFields {
  const { start = null, end = null, category, categoryTitle = {}, title, body, url = '', type, terms = {} } = row
  const fields = { start, end, category, categoryTitle, title, body, url }
  return typed(type === 'activity' ? { kind: type, ...fields, terms } : { kind: 'announcement', type, ...fields })
}

function toPopupFields({ merchant: _merchant, id: _id, ordinal: _ordinal, ...row }: PopupRow): ContentFields {
  const { start = null, end = null, ...rest } = row
  return typed({ kind: 'popup', ...rest, start, end })
}

function toContactFields({ merchant: _merchant, id: _id, ordinal: _ordinal, ...row }: ContactRow): ContentFields {
  const { start = null, end = null, position = '', link = '', answerMinutes = null, hours, ...rest } = row
  return typed({ kind: 'contact', ...rest, start, end, position, link, answerMinutes, hours: hours ?? {} })
}

function typed<Fields extends { kind: ContentKind }>(fields: Fields): ContentFields {
  return fields as unknown as ContentFields // texts by language of a checked file or of the demo; the rest has the types above
}

export const saveBanner = (tx: Tx, row: BannerRow) => insertLive(tx, row, toBannerFields(row))
export const saveAnnouncement = (tx: Tx, row: AnnouncementRow) => insertLive(tx, row, toAnnouncementFields(row))
export const savePopup = (tx: Tx, row: PopupRow) => insertLive(tx, row, toPopupFields(row))
export const saveSupportContact = (tx: Tx, row: ContactRow) => insertLive(tx, row, toContactFields(row))

/** Publishes a new item; one that is there stays as it is. */
async function insertLive(
  tx: Tx,
  { merchant, id, ordinal, publishedAt = new Date() }: Row & { ordinal?: number; publishedAt?: Date },
  fields: ContentFields,
): Promise<void> {
  const { kind } = fields
  const place = ordinal ?? (await readContentBounds(tx, merchant, kind)).last + 1
  const now = new Date()
  const row = {
    ...{ merchant, kind, id, ordinal: place, revision: 1, live: 1, draft: null, publishedAt },
    updatedAt: now,
  }
  if (!(await insertContentItem(tx, { ...row, updatedBy: COMMAND }))) return
  await insertContentVersion(tx, {
    ...{ merchant, kind, itemId: id, number: 1, fields, author: COMMAND, madeAt: now, publishedAt: now },
  })
}

/** Publishes this version of an item, unless members see it already. */
async function publishLive(
  tx: Tx,
  row: Row & { ordinal: number; publishedAt?: Date },
  fields: ContentFields,
): Promise<void> {
  const name: ContentName = { merchant: row.merchant, kind: fields.kind, id: row.id }
  const found = await lockContentItem(tx, name)
  if (!found) return insertLive(tx, row, fields)
  const live = await findContentVersion(tx, name, found.live)
  const placed = { ordinal: row.ordinal, ...(row.publishedAt ? { publishedAt: row.publishedAt } : {}) }
  if (isDeepStrictEqual(live?.fields, fields)) return updateContentItem(tx, name, placed)
  const number = (await findNewestVersion(tx, name)) + 1
  const now = new Date()
  const { merchant, kind, id: itemId } = name
  await insertContentVersion(tx, {
    ...{ merchant, kind, itemId, number, fields, author: COMMAND, madeAt: now, publishedAt: now },
  })
  const change = { live: number, revision: found.revision + 1, updatedAt: now, updatedBy: COMMAND }
  await updateContentItem(tx, name, { ...change, publishedAt: found.publishedAt ?? now, ...placed })
}

/** Gives a banner that members see another image. @returns false without such a banner */
export async function setBannerImage(
  tx: Tx,
  { merchant, id, url }: { merchant: string; id: string; url: string },
): Promise<boolean> {
  const found = (await listLiveContent(tx, merchant, ['banner'])).find((one) => one.id === id)
  if (!found) return false
  await publishLive(tx, { merchant, id, ordinal: found.ordinal }, { ...found.fields, url })
  return true
}

/** All that members see of a merchant's content, before, in and after its time, in the order of its lists. */
export async function readContent(tx: Tx, merchant: string) {
  return {
    banners: await listLiveContent(tx, merchant, ['banner']),
    announcements: await listLiveContent(tx, merchant, ['announcement', 'activity']),
    contacts: await listLiveContent(tx, merchant, ['contact']),
  }
}

/** Makes these the banners, announcements and contacts that members see; drafts and versions stay. */
export async function replaceContent(
  tx: Tx,
  merchant: string,
  content: {
    banners: readonly Omit<BannerRow, 'merchant'>[]
    announcements: readonly Omit<AnnouncementRow, 'merchant'>[]
    contacts: readonly Omit<ContactRow, 'merchant'>[]
  },
): Promise<void> {
  const wanted = [
    ...content.banners.map((row) => ({ row: { ...row, merchant }, fields: toBannerFields({ ...row, merchant }) })),
    ...content.announcements.map((row, index) => ({
      row: { ...row, merchant, ordinal: index + 1 },
      fields: toAnnouncementFields({ ...row, merchant }),
    })),
    ...content.contacts.map((row) => ({ row: { ...row, merchant }, fields: toContactFields({ ...row, merchant }) })),
  ]
  const shown = await listLiveContent(tx, merchant, ['banner', 'announcement', 'activity', 'contact'])
  for (const { kind, id } of shown) {
    if (wanted.some(({ row, fields }) => fields.kind === kind && row.id === id)) continue
    const found = await lockContentItem(tx, { merchant, kind, id })
    const revision = (found?.revision ?? 0) + 1
    const change = { live: null, revision, updatedAt: new Date(), updatedBy: COMMAND }
    await updateContentItem(tx, { merchant, kind, id }, change)
  }
  for (const { row, fields } of wanted) await publishLive(tx, row, fields)
}

/**
 * Publishes a legal text, and lists it with what staff has published.
 * @returns false where the version has a text in this language: what was accepted stays as it is
 */
export async function publishLegalText(tx: Tx, text: LegalTextRow): Promise<boolean> {
  if (!(await insertLegalText(tx, text))) return false
  const { merchant, page, version, language, body, publishedAt } = text
  const id = `${page}-${createHash('md5').update(version).digest('hex').slice(0, 16)}`
  const found = await lockContentItem(tx, { merchant, kind: 'terms', id })
  const live = await findContentVersion(tx, { merchant, kind: 'terms', id }, found?.live ?? null)
  const others = live?.fields.kind === 'terms' ? live.fields.body : {}
  const fields = typed({ kind: 'terms', ...{ page, version, body: { ...others, [language]: body } } })
  const { first } = await readContentBounds(tx, merchant, 'terms')
  await publishLive(
    tx,
    { merchant, id, ordinal: found?.ordinal ?? first - 1, ...(found ? {} : { publishedAt }) },
    fields,
  )
  return true
}
