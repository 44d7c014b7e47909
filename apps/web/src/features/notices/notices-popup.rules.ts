import type { Popup } from '@foyer/contract'

interface PopupFacts {
  popups: readonly Popup[]
  isMember: boolean
  /** Ids of those that have come in this tab. */
  seen: readonly string[]
  /** Day on which the visitor has put off each of them. */
  hidden: Readonly<Record<string, string>>
  today: string
}

/** The next announcement for this visitor; one that was put off today waits for midnight, unless it is forced (OPEN-54). */
export function findPopup({ popups, isMember, seen, hidden, today }: PopupFacts): Popup | undefined {
  const audience = isMember ? 'member' : 'guest'
  return popups.find(
    (popup) =>
      (popup.audience === 'all' || popup.audience === audience) &&
      !seen.includes(popup.id) &&
      (popup.forcePopup || hidden[popup.id] !== today),
  )
}

/** The day in a time zone, such as `2026-11-30`; in UTC where the browser does not know the zone. */
export function readDay(nowMs: number, timeZone: string): string {
  const now = new Date(nowMs)
  try {
    return now.toLocaleDateString('en-CA', { timeZone })
  } catch {
    return now.toLocaleDateString('en-CA', { timeZone: 'UTC' })
  }
}
