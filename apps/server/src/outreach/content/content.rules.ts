import type { Announcement } from '@foyer/contract'

const announcementTypes = ['news', 'notice', 'activity'] as const satisfies readonly Announcement['type'][]

/** The kinds in the query `types`; all when it names no existing one (NOTICE-01). */
export function parseTypes(types: string | undefined): Announcement['type'][] {
  const named = (types ?? '').split(',')
  const chosen = announcementTypes.filter((type) => named.includes(type))
  return chosen.length > 0 ? chosen : [...announcementTypes]
}
