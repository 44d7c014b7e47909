import type { Announcement, Tx } from './types.ts'

const pending = new WeakMap<Tx, Announcement[]>()

/** Announces a change once the transaction of `tx` has committed; without a commit there is none. */
export function announce(tx: Tx, announcement: Announcement): void {
  const known = pending.get(tx)
  if (known) known.push(announcement)
  else pending.set(tx, [announcement])
}

/** The announcements of a finished transaction. */
export function readAnnouncements(tx: Tx): readonly Announcement[] {
  return pending.get(tx) ?? []
}
