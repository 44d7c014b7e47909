import { MISSED_AFTER_MS, SALES_CLOSE_MS } from './draw.constants.ts'
import {
  getLottery,
  isLotteryCode,
  LOTTERY_CODES,
  type LotteryCode,
  MAIN_LOTTERY,
  type Schedule,
} from './lottery.constants.ts'

/** A draw of the timetable, before it is opened. */
export interface PlannedDraw {
  id: string
  lottery: LotteryCode
  closesAt: Date
  drawsAt: Date
}

/** Schedules that replace those of the table. */
export type Timetable = Readonly<Partial<Record<LotteryCode, Schedule>>>

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DRAW_ID = /^(?:([A-Z][A-Z0-9]*)-)?(?:(\d{2,4})S-)?(\d{8})-(\d{4})$/

/**
 * A draw's id: day and number on that day, from 0001. Intervals count on the UTC day, a daily draw names its local day.
 * The code of another lottery than the main one, and an interval other than its usual one, come first, so that no two
 * draws share an id, whatever the timetable was.
 */
export function formatDrawId(lottery: LotteryCode, schedule: Schedule, drawsAt: Date): string {
  const usual = getLottery(lottery).schedule
  const code = lottery === MAIN_LOTTERY ? '' : `${lottery}-`
  if (schedule.kind === 'daily') return `${code}${readLocalDay(drawsAt, schedule.timeZone).join('')}-0001`
  const period = usual.kind === 'every' && usual.seconds === schedule.seconds ? '' : `${schedule.seconds}S-`
  const day = drawsAt.toISOString().slice(0, 10).replaceAll('-', '')
  const number = Math.floor((drawsAt.getTime() % DAY_MS) / (schedule.seconds * 1000)) + 1
  return `${code}${period}${day}-${String(number).padStart(4, '0')}`
}

/** The number of a draw for a record: its number on its day, or the day of a daily draw. */
export function formatDrawNumber(drawId: string): string {
  return readDrawDay(drawId) ?? DRAW_ID.exec(drawId)?.[4] ?? ''
}

/** The local day of a daily draw, as `YYYY-MM-DD`; null for a draw of a lottery with many draws a day. */
export function readDrawDay(drawId: string): string | null {
  if (getLottery(findLotteryOfDraw(drawId)).schedule.kind !== 'daily') return null
  const day = DRAW_ID.exec(drawId)?.[3] ?? ''
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
}

export function isDrawId(text: string): boolean {
  const [match, code] = DRAW_ID.exec(text) ?? []
  return match !== undefined && (code === undefined || isLotteryCode(code))
}

/** The lottery that a draw's id names. */
export function findLotteryOfDraw(drawId: string): LotteryCode {
  const code = DRAW_ID.exec(drawId)?.[1] ?? MAIN_LOTTERY
  return isLotteryCode(code) ? code : MAIN_LOTTERY
}

/** The draws of all lotteries to be on sale now: the next ones of each with open sales. */
export function planDraws(now: Date, timetable: Timetable = {}): PlannedDraw[] {
  return LOTTERY_CODES.flatMap((lottery) => {
    const { schedule: usual, drawsAhead } = getLottery(lottery)
    const schedule = timetable[lottery] ?? usual
    const times = listTimes(schedule, new Date(now.getTime() + SALES_CLOSE_MS), drawsAhead)
    return times.map((drawsAt) => ({
      id: formatDrawId(lottery, schedule, drawsAt),
      lottery,
      drawsAt,
      closesAt: new Date(drawsAt.getTime() - SALES_CLOSE_MS),
    }))
  })
}

/** The next times of a schedule after a time. */
function listTimes(schedule: Schedule, after: Date, count: number): Date[] {
  if (schedule.kind === 'every') {
    const periodMs = schedule.seconds * 1000
    const firstMs = Math.floor(after.getTime() / periodMs + 1) * periodMs
    return Array.from({ length: count }, (_, index) => new Date(firstMs + index * periodMs))
  }
  const { time, timeZone } = schedule
  // Calendar days, as one with a change of clocks has 23 or 25 hours; today's time may have passed already.
  const today = Date.parse(`${readLocalDay(after, timeZone).join('-')}T00:00:00Z`)
  const days = Array.from({ length: count + 2 }, (_, index) => new Date(today + index * DAY_MS).toISOString())
  const times = days.flatMap((day) => readLocalTime(day.slice(0, 10), time, timeZone) ?? [])
  return times.filter((at) => at.getTime() > after.getTime()).slice(0, count)
}

/** Year, month and day of a time in a time zone. */
function readLocalDay(at: Date, timeZone: string): [year: string, month: string, day: string] {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return [read('year'), read('month'), read('day')]
}

/**
 * The time at which clocks in a time zone show a day's `HH:MM`. Of a time that comes twice it is the second, for one that
 * clocks skip it is the moment at which they go forward. Undefined for a day that the calendar of the zone leaves out.
 */
function readLocalTime(day: string, time: string, timeZone: string): Date | undefined {
  const wantedMs = Date.parse(`${day}T${time}:00Z`)
  const read = (atMs: number) => wantedMs - readOffsetMs(new Date(atMs), timeZone)
  // By the offsets before and after a change of clocks on that day.
  const [before, after] = [read(wantedMs - DAY_MS), read(wantedMs + DAY_MS)]
  const shown = [before, after].filter((atMs) => read(atMs) === atMs)
  if (shown.length > 0) return new Date(Math.max(...shown))
  let [earlierMs, changeMs] = [after, before]
  while (changeMs - earlierMs > MINUTE_MS) {
    const middleMs = earlierMs + Math.floor((changeMs - earlierMs) / 2 / MINUTE_MS) * MINUTE_MS
    if (read(middleMs) === after) changeMs = middleMs
    else earlierMs = middleMs
  }
  const at = new Date(changeMs)
  return readLocalDay(at, timeZone).join('-') === day ? at : undefined
}

/** Difference of a time zone's clocks to UTC at a time. */
function readOffsetMs(at: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

/**
 * A draw whose sales close later than this is not sold yet: it was planned while the clock was ahead, and waits for its
 * time. Above the timetable's range, whose interval the id names.
 */
export function computeSalesHorizonMs(drawId: string): number {
  const { schedule, drawsAhead } = getLottery(findLotteryOfDraw(drawId))
  if (schedule.kind === 'daily') return (drawsAhead + 1) * DAY_MS
  const seconds = Number(DRAW_ID.exec(drawId)?.[2] ?? schedule.seconds)
  return (drawsAhead + 5) * seconds * 1000
}

/** Time of a ticket's draw, from the close of its sales. */
export function computeDrawsAt(closesAt: string): string {
  return new Date(Date.parse(closesAt) + SALES_CLOSE_MS).toISOString()
}

/** Whether a draw was missed during a downtime, so that it is not held without tickets. */
export function isMissed(drawsAt: Date, now: Date): boolean {
  return now.getTime() - drawsAt.getTime() > MISSED_AFTER_MS
}
