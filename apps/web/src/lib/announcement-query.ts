import type { Announcement } from '@foyer/contract'

/** Query of the announcements of one kind, in all categories (RELAY-04). */
export function announcementsOf(types: Announcement['type']) {
  return { types, platform: 'MOBILE', category: '' }
}
