import { type Announcement, announcements, banners, type ContentKind, popups } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import type { Merchant } from '../../merchant/index.ts'
import { readLocalTime } from '../../time-zone.rules.ts'
import { pickText, type Translated } from '../../translated-text.rules.ts'
import { parseTypes, pickPopupItems, readAnnouncedAt } from './content.rules.ts'
import type { LiveContent } from './content.store.ts'
import { CONTENT_LIST_LIMIT, listShownContent } from './content-live.service.ts'

type Article = Extract<LiveContent['fields'], { kind: 'announcement' | 'activity' }>

/** What members read of published content, while it is in its time. */
export function registerContentRoutes(registry: Registry, { database }: { database: Database }): void {
  const listNow = <Kind extends ContentKind>(merchant: Merchant, kinds: readonly Kind[]) =>
    database.transaction((tx) => listShownContent(tx, merchant, kinds), { merchant: merchant.code })

  registry.on(banners, async ({ merchant, query, caller }) => {
    const rows =
      merchant.preview?.banners ?? (await listNow(merchant, ['banner'])).map(({ id, fields }) => ({ id, ...fields }))
    const pick = pickFor(merchant, caller.language)
    return rows
      .filter(({ groupName }) => groupName === query.groupName)
      .slice(0, CONTENT_LIST_LIMIT)
      .map((row) => ({
        id: row.id,
        groupName: row.groupName,
        url: row.url,
        title: pick(row.title),
        subtitle: pick(row.subtitle),
        linkageType: row.linkageType,
        linkage: row.linkage,
        roomId: row.roomId,
        nodeId: row.nodeId,
        gameType: row.gameType,
        vendor: row.vendor,
      }))
  })

  registry.on(announcements, async ({ merchant, query, caller }) => {
    const types = parseTypes(query.types)
    const shown = await listNow(merchant, ['announcement', 'activity'])
    const written = shown.map((row) => presentArticle(row, merchant, caller.language))
    return written
      .filter(({ type, category }) => types.includes(type) && (!query.category || category === query.category))
      .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
      .slice(0, CONTENT_LIST_LIMIT)
  })

  registry.on(popups, async ({ merchant, caller }) => {
    const rows = await listNow(merchant, ['popup'])
    const written = rows.slice(0, CONTENT_LIST_LIMIT).map(({ id, fields }) => ({
      id,
      audience: fields.audience,
      popupList: pickPopupItems(fields.items, caller.language),
      autoplay: fields.autoplay,
      delay: fields.delayMs,
      showClose: fields.showClose,
      showTodayCheckbox: fields.showTodayCheckbox,
      forceRead: fields.forceRead,
      forcePopup: fields.forcePopup,
    }))
    const { timeZone } = merchant.settings
    return { timeZone, popups: written.filter(({ popupList }) => popupList.length > 0) }
  })
}

/** Texts of the caller's language; an empty one is not written. */
function pickFor({ settings }: Merchant, language: string): (text: Translated) => string {
  return (text) => {
    const written = Object.fromEntries(Object.entries(text).filter(([, value]) => value))
    return pickText(written, language, settings.defaultLanguage)
  }
}

function presentArticle(
  { id, fields, publishedAt }: LiveContent<Article>,
  merchant: Merchant,
  language: string,
): Announcement {
  const pick = pickFor(merchant, language)
  const { timeZone } = merchant.settings
  const categoryTitle = pick(fields.categoryTitle)
  const activity = fields.kind === 'activity' ? fields : undefined
  const terms = pick(activity?.terms ?? {})
  const readTime = (wall: string | null | undefined) => (wall ? readLocalTime(wall, timeZone).toISOString() : undefined)
  const optional = {
    categoryTitle,
    ...{ url: fields.url, terms, startsAt: readTime(activity?.start), endsAt: readTime(activity?.end) },
  }
  return {
    id,
    type: fields.kind === 'activity' ? 'activity' : fields.type,
    category: fields.category,
    title: pick(fields.title),
    body: pick(fields.body),
    publishedAt: readAnnouncedAt({ fields, publishedAt }, timeZone).toISOString(),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  }
}
