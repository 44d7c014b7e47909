import type { Language } from '@foyer/contract'
import type { TabNews } from '../../lib/tab-channel.ts'

/** What another tab's news means here. */
export type TabConsequence =
  | 'nothing'
  /** The same member has left: so have they here. */
  | 'loggedOut'
  /** Somebody else is the member of this browser now. */
  | 'replaced'
  /** The next page opens in the other language; what is on this one stays as it is. */
  | 'languageNext'

export interface ThisTab {
  /** Undefined for a guest. */
  memberId: string | undefined
  language: Language
}

export function decideTabNews(news: TabNews, { memberId, language }: ThisTab): TabConsequence {
  if (news.type === 'language') return news.language === language ? 'nothing' : 'languageNext'
  if (memberId === undefined) return 'nothing'
  if (news.type === 'loggedOut') return news.memberId === memberId ? 'loggedOut' : 'nothing'
  return news.memberId === memberId ? 'nothing' : 'replaced'
}
