interface Numbered {
  number: number
}

/** Entries of several answers in the order of their numbers, each once; a later answer has the last word. */
export function mergeNumbered<Entry extends Numbered>(known: readonly Entry[], more: readonly Entry[]): Entry[] {
  const byNumber = new Map([...known, ...more].map((entry) => [entry.number, entry]))
  return [...byNumber.values()].sort((one, other) => one.number - other.number)
}

/**
 * The number after which to load: that of the newest entry up to which none is missing; 0 without any. Numbers have no gap:
 * behind one, entries were missed.
 */
export function findCursor(entries: readonly Numbered[]): number {
  const [first] = entries
  if (!first) return 0
  const gap = entries.findIndex(({ number }, index) => number !== first.number + index)
  return (gap === -1 ? entries.at(-1) : entries[gap - 1])?.number ?? 0
}
