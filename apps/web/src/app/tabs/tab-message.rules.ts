import type { Language } from '@foyer/contract'
import type { TabMessage } from '../../lib/tab-channel.ts'

/** Consequence of another tab's message. */
export type TabConsequence =
  | 'nothing'
  /** The same member has logged out there. */
  | 'loggedOut'
  /** Another member is logged in in this browser. */
  | 'replaced'
  /** The next page opens in the other language; this one is unchanged. */
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
