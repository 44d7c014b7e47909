import type { DeskHours, DeskShift } from '@foyer/contract'

const MINUTES_OF_DAY = 1_440
/** Days in which the next opening is looked for. */
const DAYS_AHEAD = 370

/** Without hours of its own a desk is always open. */
export const alwaysOpen: DeskHours = {
  week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  holidays: [],
}

export interface DeskOpening {
  isOpen: boolean
  /** The next opening; null while open, and for hours that never open. */
  opensAt: Date | null
}

/** Whether the desk is open, by hours as wall-clock times in an IANA zone. */
export function decideOpening(hours: DeskHours, timeZone: string, now: Date): DeskOpening {
  const today = readWallClock(timeZone, now)
  if (shiftsOf(hours, today).some(({ from, to }) => toMinute(from) <= today.minute && today.minute < toMinute(to)))
    return { isOpen: true, opensAt: null }
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead)
    const starts = shiftsOf(hours, day)
      .map(({ from }) => toMinute(from))
      .sort((one, other) => one - other)
    for (const start of starts) {
      const at = findInstant(timeZone, day, start)
      if (at.getTime() > now.getTime()) return { isOpen: false, opensAt: at }
    }
  }
  return { isOpen: false, opensAt: null }
}

/** Why hours are refused; undefined for right ones. */
export function findHoursFault({ week, holidays }: DeskHours): string | undefined {
  for (const shifts of [...week, ...holidays.map((holiday) => holiday.shifts)]) {
    const ordered = [...shifts].sort((one, other) => toMinute(one.from) - toMinute(other.from))
    for (const [place, shift] of ordered.entries()) {
      if (toMinute(shift.from) >= toMinute(shift.to)) return 'a shift ends before it begins'
      const next = ordered[place + 1]
      if (next && toMinute(next.from) < toMinute(shift.to)) return 'shifts overlap'
    }
  }
  return new Set(holidays.map(({ date }) => date)).size < holidays.length ? 'a holiday is there twice' : undefined
}

interface Day {
  /** `YYYY-MM-DD` */
  date: string
}

function shiftsOf({ week, holidays }: DeskHours, { date }: Day): readonly DeskShift[] {
  const holiday = holidays.find((one) => one.date === date)
  // Monday first.
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return holiday ? holiday.shifts : (week[weekday] ?? [])
}

function addDays({ date }: Day, days: number): Day {
  return { date: new Date(Date.parse(`${date}T00:00:00Z`) + days * MINUTES_OF_DAY * 60_000).toISOString().slice(0, 10) }
}

function toMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function readWallClock(timeZone: string, at: Date): Day & { minute: number } {
  const form = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(form.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** The instant of a wall-clock time; where clocks go forward over it, the instant after the gap. */
function findInstant(timeZone: string, { date }: Day, minute: number): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  const offsetAt = (instant: number) => {
    const clock = readWallClock(timeZone, new Date(instant))
    return Date.parse(`${clock.date}T00:00:00Z`) + clock.minute * 60_000 - instant
  }
  // The offset a day before and after: one of them is the one that holds.
  const candidates = [-1, 1].map((side) => wanted - offsetAt(wanted + side * MINUTES_OF_DAY * 60_000))
  const right = candidates.find((at) => at + offsetAt(at) === wanted)
  return new Date(right ?? Math.max(...candidates))
}
