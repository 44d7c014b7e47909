import { Announcements } from './notices-list.tsx'

/** `/m/news` (ROUTE-33): the merchant's news. */
export function AnnouncementScreen() {
  return <Announcements types="news" />
}
