/** Minute of the day in an IANA time zone, some of which differ by half and quarter hours; undefined for an unknown zone. */
export function readMinute(timeZone: string, now: Date): number | undefined {
  try {
    const form = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const [hours, minutes] = new Intl.DateTimeFormat('en-GB', form).format(now).split(':').map(Number)
    return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes
  } catch {
    return undefined
  }
}

/** Whether a time zone is known here. */
export function isTimeZone(timeZone: string): boolean {
  return readMinute(timeZone, new Date(0)) !== undefined
}

/**
 * The instant of a minute on the clocks of a zone, such as `2026-12-24T18:00`: of a minute that comes twice the first, of
 * one that is left out as much later as the clocks go forward. As in UTC for an unknown zone.
 */
export function readWallTime(timeZone: string, wall: string): Date {
  const asUtc = Date.parse(`${wall}:00Z`)
  const offsets = [-DAY_MS, DAY_MS].map((shift) => readOffset(timeZone, asUtc + shift))
  const found = offsets.map((offset) => asUtc - offset).toSorted((one, other) => one - other)
  const fitting = found.find((instant) => instant + readOffset(timeZone, instant) === asUtc)
  return new Date(fitting ?? asUtc - (offsets[0] ?? 0))
}

const DAY_MS = 86_400_000

/** What the clocks of a zone are ahead of UTC at an instant, in ms. */
function readOffset(timeZone: string, instant: number): number {
  const form = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  try {
    const format = new Intl.DateTimeFormat('en-GB', { ...form, timeZone, hourCycle: 'h23' })
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000
  } catch {
    return 0
  }
}
