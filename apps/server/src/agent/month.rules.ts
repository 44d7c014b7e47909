/** First day of the month of a date; both `YYYY-MM-DD`. */
export function findMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** First day of a month so many later. */
export function addMonths(first: string, count: number): string {
  const [year = 0, month = 1] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

/** Last day of a month, given by its first. */
export function findLastDay(first: string): string {
  return new Date(Date.parse(`${addMonths(first, 1)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** `YYYY-MM` of its first day, as callers see it. */
export function presentMonth(first: string): string {
  return first.slice(0, 7)
}

/** First day of a caller's `YYYY-MM`. */
export function readMonth(month: string): string {
  return `${month}-01`
}
