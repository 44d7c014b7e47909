import type { ChatProvider } from './chat.ts'

/** Page of the embedded desk. */
const DESK_PATH = '/m/desk'

/** Unread messages of a member at the embedded desk. */
export type DeskUnreadCounter = (merchant: string, memberId: string) => Promise<number>

/** The embedded desk: the session says who the visitor is, there is no key. */
export function createDeskChat(countUnread: DeskUnreadCounter): ChatProvider {
  return {
    launch: async () => ({ outcome: 'opened', chatUrl: DESK_PATH }),
    countUnread: async (merchant, { id }) => ({ outcome: 'counted', count: await countUnread(merchant, id) }),
  }
}
