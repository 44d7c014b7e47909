/** Entries of one day of the phone's calendar. */
export interface Day<Entry> {
  /** Time of its first entry. */
  at: string
  items: Entry[]
}

/** Entries by day of the phone's calendar, in their order, without duplicates from shifted pages. */
export function groupByDay<Entry extends { id: string; at: string }>(entries: readonly Entry[]): Day<Entry>[] {
  const days: Day<Entry>[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    if (seen.has(entry.id)) continue
    seen.add(entry.id)
    const day = days.at(-1)
    if (day && isSameDay(day.at, entry.at)) day.items.push(entry)
    else days.push({ at: entry.at, items: [entry] })
  }
  return days
}

/** Whether two times lie in one day of the phone's calendar. */
export function isSameDay(one: string | number, other: string | number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}
