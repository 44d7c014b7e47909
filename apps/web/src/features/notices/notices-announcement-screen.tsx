import { AnnouncementList } from './notices-list.tsx'

/** `/m/news` (ROUTE-33): the merchant's news. */
export function AnnouncementScreen() {
  return <AnnouncementList types="news" />
}
