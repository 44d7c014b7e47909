import type { Announcement } from '@foyer/contract'
import type { Translated } from './content.table.ts'

const announcementTypes = ['news', 'notice', 'activity'] as const satisfies readonly Announcement['type'][]

/** The text in the caller's language, otherwise in the merchant's default, otherwise in any. */
export function pickText(text: Translated, language: string, fallback: string): string {
  return text[language] ?? text[fallback] ?? Object.values(text)[0] ?? ''
}

/** The kinds in the query `types`; all when it names no existing one (NOTICE-01). */
export function parseTypes(types: string | undefined): Announcement['type'][] {
  const named = (types ?? '').split(',')
  const chosen = announcementTypes.filter((type) => named.includes(type))
  return chosen.length > 0 ? chosen : [...announcementTypes]
}
