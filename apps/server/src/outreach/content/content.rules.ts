import type { Announcement } from '@foyer/contract'
import type { PopupItem } from './content.table.ts'

const announcementTypes = ['news', 'notice', 'activity'] as const satisfies readonly Announcement['type'][]

/** The kinds in the query `types`; all when it names no existing one (NOTICE-01). */
export function parseTypes(types: string | undefined): Announcement['type'][] {
  const named = (types ?? '').split(',')
  const chosen = announcementTypes.filter((type) => named.includes(type))
  return chosen.length > 0 ? chosen : [...announcementTypes]
}

/** The items of a popup that are written in a language: it interrupts nobody with a text of another one (OPEN-54). */
export function pickPopupItems(items: readonly PopupItem[], language: string) {
  return items.flatMap(({ title: titles, body: bodies, url }) => {
    const title = titles[language]
    return title === undefined ? [] : [{ title, body: bodies[language] ?? '', url }]
  })
}
