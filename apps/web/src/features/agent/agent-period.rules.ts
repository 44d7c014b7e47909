/** Selectable times; a month `YYYY-MM` comes from a statement. */
export const periods = ['today', 'yesterday', 'week', 'month', 'last'] as const
export type Period = (typeof periods)[number]

/** Days `YYYY-MM-DD`, both included. */
export interface DayRange {
  from: string
  to: string
}

/** The days of a period; `now` counts by the phone's calendar. */
export function daysOf(period: Period, now: Date): DayRange {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const day = (daysAgo: number) => writeDay(new Date(year, month, date - daysAgo))
  switch (period) {
    case 'today':
      return { from: day(0), to: day(0) }
    case 'yesterday':
      return { from: day(1), to: day(1) }
    case 'week':
      return { from: day(6), to: day(0) }
    case 'month':
      return { from: writeDay(new Date(year, month, 1)), to: day(0) }
    case 'last':
      return { from: writeDay(new Date(year, month - 1, 1)), to: writeDay(new Date(year, month, 0)) }
  }
}

/** The days of a month `YYYY-MM`. */
export function daysOfMonth(month: string): DayRange {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: `${month}-01`, to: writeDay(new Date(year, number, 0)) }
}

/** A month of an address, if it is one. */
export function readMonth(text: string | null): string | undefined {
  return text !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined
}

/** An instant within a day or a month, for its name: noon, so that no zone moves it. */
export function noonOf(dayOrMonth: string): string {
  return `${dayOrMonth.length === 7 ? `${dayOrMonth}-15` : dayOrMonth}T12:00:00`
}

function writeDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
