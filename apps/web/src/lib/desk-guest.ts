const listeners = new Set<() => void>()
let watching = 0

/** Whether a guest with conversations has the chat open: the only value of guests whose changes are reported to them. */
export function hasGuestDesk(): boolean {
  return watching > 0
}

/** The chat of a guest is open until the returned function is called. */
export function watchGuestDesk(): () => void {
  watching += 1
  announce()
  return () => {
    watching -= 1
    announce()
  }
}

/** Calls `listener` when a guest opens or leaves the chat. */
export function onGuestDesk(listener: () => void): void {
  listeners.add(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
