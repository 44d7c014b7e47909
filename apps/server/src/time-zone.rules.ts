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

/** The date `YYYY-MM-DD` of an instant in a known time zone. */
export function readLocalDate(at: Date, timeZone: string): string {
  const form = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', form).format(at)
}

/**
 * The instant of a local time `YYYY-MM-DDTHH:mm` in a known time zone. One that a change of the clock leaves out is as
 * much later, one that it repeats is the first.
 */
export function readLocalTime(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`)
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((at) => readOffsetMs(new Date(at), timeZone))
  const fitting = offsets
    .map((offset) => asUtc - offset)
    .filter((at) => at + readOffsetMs(new Date(at), timeZone) === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - Math.min(...offsets))
}

const DAY_MS = 86_400_000

/** How far local time is ahead of UTC. */
function readOffsetMs(at: Date, timeZone: string): number {
  const form = { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-GB', { ...form, ...clock }).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '00'
  const local = `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}:${read('second')}Z`
  return Date.parse(local) - Math.floor(at.getTime() / 1_000) * 1_000
}
