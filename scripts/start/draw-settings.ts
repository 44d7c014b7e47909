import { z } from 'zod'

/** Interval of a lottery: a draw's balls have fallen before the next sale closes. */
export const drawSeconds = z.coerce.number().int().min(15).max(3_600)

/** Time and time zone of a daily draw. */
export const dailyTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d [A-Za-z][\w+/-]{0,60}$/)
  .transform((text) => ({ time: text.slice(0, 5), timeZone: text.slice(6) }))
  .refine(({ timeZone }) => isTimeZone(timeZone))

function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}
