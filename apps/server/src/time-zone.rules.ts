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
