import { formatDrawNumber, readDrawDay } from '../../game/draw.rules.ts'
import { readServerNow } from './clock.ts'
import { formatInstant } from './format.ts'
import { t } from './i18n.ts'

const DAY_MS = 86_400_000
/** A weekday names one draw among those of so many days before and after now: a week in all. */
const WEEKDAY_DAYS = 3.5

/** A draw as people name it: its weekday, a date farther away, or its number where many fall in a day. */
export function nameDraw(drawId: string): string {
  const drawDay = readDrawDay(drawId)
  if (drawDay === null) return t('lottery.draw.number', { number: formatDrawNumber(drawId) })
  const noon = new Date(`${drawDay}T12:00:00Z`)
  return Math.abs(noon.getTime() - readServerNow()) < WEEKDAY_DAYS * DAY_MS
    ? t('lottery.draw.weekday', { day: formatInstant(noon, 'weekday', 'UTC') })
    : t('lottery.draw.date', { day: formatInstant(noon, 'day', 'UTC') })
}
