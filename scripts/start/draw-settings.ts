import { z } from 'zod'

/** Interval of a lottery: a draw's balls have fallen before the next sale closes. */
const drawSeconds = z.coerce.number().int().min(15).max(3_600)

/** Time and time zone of a daily draw. */
const dailyTime = z
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

/** Rows of the settings table about the draws of the lotteries. */
export const drawSettings = {
  DRAW_SECONDS: {
    purpose: 'Seconds between two draws of the lottery Five.',
    form: 'a whole number from 15 to 3600',
    fallback: '60',
    schema: drawSeconds.default(60),
  },
  DAILY_DRAW: {
    purpose: 'When the daily lottery draws: a time and the time zone of the merchants.',
    form: 'a time and an IANA time zone like 20:00 Asia/Manila',
    fallback: '20:00 Asia/Manila',
    schema: dailyTime.default({ time: '20:00', timeZone: 'Asia/Manila' }),
  },
}
