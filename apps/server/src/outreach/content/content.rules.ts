import { type Announcement, type ContentFields, type ContentState, defaultLanguage } from '@foyer/contract'
import { readLocalTime } from '../../time-zone.rules.ts'
import type { Translated } from '../../translated-text.rules.ts'

const announcementTypes = ['news', 'notice', 'activity'] as const satisfies readonly Announcement['type'][]

/** The kinds in the query `types`; all when it names no existing one (NOTICE-01). */
export function parseTypes(types: string | undefined): Announcement['type'][] {
  const named = (types ?? '').split(',')
  const chosen = announcementTypes.filter((type) => named.includes(type))
  return chosen.length > 0 ? chosen : [...announcementTypes]
}

/** Texts of one item by language, and its image's address or an empty text. */
interface PopupItem {
  title: Translated
  body: Translated
  url: string
}

/** The items of a popup that are written in a language: it interrupts nobody with a text of another one (OPEN-54). */
export function pickPopupItems(items: readonly PopupItem[], language: string) {
  return items.flatMap(({ title: titles, body: bodies, url }) => {
    const title = titles[language]
    return title ? [{ title, body: bodies[language] ?? '', url }] : []
  })
}

/** A time on the clocks of the merchant's zone; null for at once and for good. */
interface ContentPeriod {
  start: string | null
  end: string | null
}

/** When content is shown; terms always. */
export function readPeriod(fields: ContentFields): ContentPeriod {
  return fields.kind === 'terms' ? { start: null, end: null } : { start: fields.start, end: fields.end }
}

/** Where published content is in its time: from its start on, and until its end. */
export function decidePhase(period: ContentPeriod, timeZone: string, now: Date): 'scheduled' | 'live' | 'ended' {
  const { start, end } = period
  if (end !== null && readLocalTime(end, timeZone) <= now) return 'ended'
  return start !== null && readLocalTime(start, timeZone) > now ? 'scheduled' : 'live'
}

interface ContentFacts {
  live: number | null
  draft: number | null
  fields: ContentFields
}

export function decideState({ live, draft, fields }: ContentFacts, timeZone: string, now: Date): ContentState {
  if (live === null) return draft === null ? 'archived' : 'draft'
  return decidePhase(readPeriod(fields), timeZone, now)
}

/** Published content that is in its time. */
export function listShown<Item extends { fields: ContentFields }>(
  items: readonly Item[],
  timeZone: string,
  now: Date,
): Item[] {
  return items.filter(({ fields }) => decidePhase(readPeriod(fields), timeZone, now) === 'live')
}

/** The date that an announcement bears: its start, else when it was published first. */
export function readAnnouncedAt(
  { fields, publishedAt }: { fields: ContentFields; publishedAt: Date | null },
  timeZone: string,
): Date {
  const { start } = readPeriod(fields)
  return start === null ? (publishedAt ?? new Date(0)) : readLocalTime(start, timeZone)
}

/** An item's own title by language; that of a popup is its first item's. */
export function readTitle(fields: ContentFields): Translated {
  if (fields.kind === 'terms') return { [defaultLanguage]: `${fields.page} ${fields.version}` }
  return fields.kind === 'popup' ? (fields.items[0]?.title ?? {}) : fields.title
}

/** What tells an item from others of its kind in a list. */
export function readDetail(fields: ContentFields): string {
  if (fields.kind === 'banner') return fields.groupName
  if (fields.kind === 'announcement') return fields.type
  if (fields.kind === 'activity') return fields.category
  if (fields.kind === 'popup') return fields.audience
  return fields.kind === 'contact' ? fields.csType : fields.page
}
