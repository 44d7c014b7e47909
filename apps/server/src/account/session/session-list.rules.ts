interface OpenSession {
  id: string
  bindHash: Buffer
  createdAt: Date
  lastSeenAt: Date
}

/** A member's open sessions of one browser. */
export interface BrowserSessions<Row extends OpenSession> {
  /** The one with the latest call. */
  latest: Row
  /** Start of the oldest one. */
  openedAt: Date
  isCurrent: boolean
}

/** Sessions by browser: those with one binding cookie. The caller's browser comes first, then the latest call. */
export function groupByBrowser<Row extends OpenSession>(
  sessions: readonly Row[],
  currentId: string,
): BrowserSessions<Row>[] {
  const groups = Map.groupBy(sessions, ({ bindHash }) => bindHash.toString('hex'))
  return [...groups.values()]
    .flatMap((rows) => {
      const [latest] = rows.toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
      if (!latest) return []
      const openedAt = new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime())))
      return [{ latest, openedAt, isCurrent: rows.some(({ id }) => id === currentId) }]
    })
    .toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        other.latest.lastSeenAt.getTime() - one.latest.lastSeenAt.getTime(),
    )
}
