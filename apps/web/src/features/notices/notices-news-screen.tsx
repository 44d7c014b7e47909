import { AnnouncementList } from './notices-list.tsx'

/** `/m/news` (ROUTE-33): the merchant's news. */
export function NewsScreen() {
  return <AnnouncementList types="news" />
}
