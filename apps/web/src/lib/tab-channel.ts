/** Message to the merchant's other tabs. Member ids only: tokens and names never leave their tab. */
export type TabMessage =
  | { type: 'loggedIn'; memberId: string }
  | { type: 'loggedOut'; memberId: string }
  | { type: 'language'; language: string }

export interface TabChannel {
  post(message: TabMessage): void
  /** Receives messages of other tabs, never this one's. */
  listen(listener: (message: TabMessage) => void): void
}

/** Channel to the other tabs: a BroadcastChannel, or without one (iOS before 15.4) the storage event of the others. */
export function openTabChannel(merchant: string): TabChannel {
  const name = `${merchant}.tabs`
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name)
    return {
      post: (message) => channel.postMessage(message),
      listen: (listener) => channel.addEventListener('message', ({ data }) => pass(data, listener)),
    }
  }
  return {
    post(message) {
      try {
        // Two equal writes are one event: the time makes each unique. Nothing remains stored.
        localStorage.setItem(name, JSON.stringify({ ...message, at: performance.now() }))
        localStorage.removeItem(name)
      } catch {
        // A browser that refuses storage has no other tab to notify.
      }
    },
    listen(listener) {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === name && newValue !== null) pass(JSON.parse(newValue), listener)
      })
    },
  }
}

/** A tab may run an older or a newer version of this script. */
function pass(data: unknown, listener: (message: TabMessage) => void): void {
  if (isTabMessage(data)) listener(data)
}

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'language') return 'language' in data && typeof data.language === 'string'
  const isAboutMember = data.type === 'loggedIn' || data.type === 'loggedOut'
  return isAboutMember && 'memberId' in data && typeof data.memberId === 'string'
}
