import type { Language } from '@foyer/contract'
import type { TabMessage } from '../../lib/tab-channel.ts'

/** What another tab's message means here. */
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

export function decideTabMessage(message: TabMessage, { memberId, language }: ThisTab): TabConsequence {
  if (message.type === 'language') return message.language === language ? 'nothing' : 'languageNext'
  if (memberId === undefined) return 'nothing'
  if (message.type === 'loggedOut') return message.memberId === memberId ? 'loggedOut' : 'nothing'
  return message.memberId === memberId ? 'nothing' : 'replaced'
}
