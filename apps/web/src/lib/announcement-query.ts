import type { Announcement } from '@foyer/contract'

/** What announcements of one kind are asked by, of all categories (RELAY-04). */
export function announcementsOf(types: Announcement['type']) {
  return { types, platform: 'MOBILE', category: '' }
}
