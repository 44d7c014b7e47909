import { describe, expect, it } from 'vitest'
import {
  computeSalesHorizonMs,
  findLotteryOfDraw,
  formatDrawId,
  formatDrawNumber,
  isDrawId,
  isMissed,
  planDraws,
  type Timetable,
} from './draw.rules.ts'
import { getLottery, LOTTERY_CODES, type LotteryCode, type Schedule } from './lottery.constants.ts'

const at = (text: string) => new Date(`2026-11-21T${text}Z`)
const everyMinute = { kind: 'every', seconds: 60 } as const

/** The planned draws of one lottery. */
const plan = (now: Date, lottery: LotteryCode, timetable?: Timetable) =>
  planDraws(now, timetable).filter((draw) => draw.lottery === lottery)

describe('DEC-35 the timetable', () => {
  it.each([
    ['at the minute', '12:00:00.000', '12:01:00'],
    ['while sales are open', '12:00:30.000', '12:01:00'],
    ['the last moment of sales', '12:00:54.999', '12:01:00'],
    ['at the close', '12:00:55.000', '12:02:00'],
    ['between close and draw', '12:00:59.999', '12:02:00'],
  ])('%s, the next draw on sale is the right one', (_name, now, first) => {
    const draws = plan(at(now), 'FIVE')
    expect(draws).toHaveLength(20)
    expect(draws[0]?.drawsAt).toEqual(at(first))
    for (const draw of draws) {
      expect(draw.drawsAt.getTime() - draw.closesAt.getTime()).toBe(5_000)
      expect(draw.closesAt.getTime()).toBeGreaterThan(at(now).getTime())
    }
    const ids = draws.map((draw) => draw.id)
    expect(new Set(ids).size).toBe(20)
    expect(ids.every(isDrawId)).toBe(true)
  })

  it.each([
    ['00:00:00', '20261121-0001'],
    ['00:01:00', '20261121-0002'],
    ['12:22:00', '20261121-0743'],
    ['23:59:00', '20261121-1440'],
  ])('the draw at %s is %s', (time, id) => {
    expect(formatDrawId('FIVE', everyMinute, at(time))).toBe(id)
    expect(formatDrawNumber(id)).toBe(id.slice(-4))
  })

  it.each([
    ['12:00:59', false],
    ['12:01:00', false],
    ['12:01:00.001', true],
  ])('at %s, the draw of 12:00 is missed: %s', (now, missed) => {
    expect(isMissed(at('12:00:00'), at(now))).toBe(missed)
  })
})

describe('DEC-35 several schedules', () => {
  const daily = (time: string, timeZone: string): Schedule => ({ kind: 'daily', time, timeZone })

  it.each<[string, LotteryCode, Schedule, string, string, string]>([
    ['another interval', 'FIVE', { kind: 'every', seconds: 15 }, '2026-11-21T12:22:45Z', '15S-20261121-2972', '2972'],
    [
      'another lottery',
      'SEA4D',
      { kind: 'every', seconds: 300 },
      '2026-11-21T12:25:00Z',
      'SEA4D-20261121-0150',
      '0150',
    ],
    ['a day', 'FIVEDAY', daily('20:00', 'Asia/Manila'), '2026-11-21T12:00:00Z', 'FIVEDAY-20261121-0001', '2026-11-21'],
    [
      'a local day that has begun',
      'FIVEDAY',
      daily('07:00', 'Pacific/Auckland'),
      '2026-11-20T18:00:00Z',
      'FIVEDAY-20261121-0001',
      '2026-11-21',
    ],
  ])('%s has its own ids', (_name, lottery, schedule, time, id, number) => {
    expect(formatDrawId(lottery, schedule, new Date(time))).toBe(id)
    expect(isDrawId(id)).toBe(true)
    expect(findLotteryOfDraw(id)).toBe(lottery)
    expect(formatDrawNumber(id)).toBe(number)
  })

  it.each([
    '',
    '2026112-0743',
    'FOUR-20261121-0743',
    'constructor-20261121-0743',
    '20261121-0743\n',
    'FIVE20261121-0001',
  ])('"%s" is no id', (text) => expect(isDrawId(text)).toBe(false))

  it.each([
    ['the day before', '2026-11-20T12:00:00Z', 'Asia/Manila', '20:00', '2026-11-21T12:00:00.000Z'],
    ['a second before the close', '2026-11-21T11:59:54.999Z', 'Asia/Manila', '20:00', '2026-11-21T12:00:00.000Z'],
    ['at the close', '2026-11-21T11:59:55Z', 'Asia/Manila', '20:00', '2026-11-22T12:00:00.000Z'],
    ['west of Greenwich', '2026-11-21T23:00:00Z', 'America/Sao_Paulo', '20:30', '2026-11-21T23:30:00.000Z'],
    ['east of the date line', '2026-11-21T11:00:00Z', 'Pacific/Kiritimati', '20:30', '2026-11-22T06:30:00.000Z'],
    ['before summer time', '2026-03-28T19:30:00Z', 'Europe/Berlin', '20:00', '2026-03-29T18:00:00.000Z'],
    ['after summer time', '2026-10-24T18:30:00Z', 'Europe/Berlin', '20:00', '2026-10-25T19:00:00.000Z'],
    ['at a time that is skipped', '2026-03-28T20:00:00Z', 'Europe/Berlin', '02:30', '2026-03-29T01:00:00.000Z'],
    ['skipped in the west', '2026-03-07T12:00:00Z', 'America/New_York', '02:30', '2026-03-08T07:00:00.000Z'],
    ['skipped at midnight', '2026-09-05T12:00:00Z', 'America/Santiago', '00:00', '2026-09-06T04:00:00.000Z'],
    ['on the eve of a short day', '2026-03-28T22:30:00Z', 'Europe/Berlin', '20:00', '2026-03-29T18:00:00.000Z'],
    ['early on a long day', '2026-10-24T22:30:00Z', 'Europe/Berlin', '20:00', '2026-10-25T19:00:00.000Z'],
    ['at a time that comes twice', '2026-10-24T20:00:00Z', 'Europe/Berlin', '02:30', '2026-10-25T01:30:00.000Z'],
  ])('%s, the next daily draw is right', (_name, now, timeZone, time, first) => {
    const draws = plan(new Date(now), 'FIVEDAY', { FIVEDAY: daily(time, timeZone) })
    expect(draws).toHaveLength(7)
    expect(draws[0]?.drawsAt.toISOString()).toBe(first)
    expect(new Set(draws.map((draw) => draw.id)).size).toBe(7)
  })

  it.each([
    ['America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '00:30', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '01:00', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-02-17', '23:30', '2018-02-18T02:30:00.000Z'],
    ['America/Sao_Paulo', '2018-02-18', '00:00', '2018-02-18T03:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:59', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T01:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '00:15', '2026-03-28T22:00:00.000Z'],
    ['Asia/Beirut', '2026-10-24', '23:15', '2026-10-24T21:15:00.000Z'],
    ['America/Havana', '2026-03-08', '00:45', '2026-03-08T05:00:00.000Z'],
    ['America/Havana', '2026-11-01', '00:45', '2026-11-01T05:45:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '00:30', '2026-04-23T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-29', '23:30', '2026-10-29T21:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
    ['Asia/Manila', '2026-03-29', '02:30', '2026-03-28T18:30:00.000Z'],
  ])('in %s the draw of %s at %s is at %s', (timeZone, day, time, drawsAt) => {
    const schedule = daily(time, timeZone)
    const draws = plan(new Date(Date.parse(drawsAt) - 3_600_000), 'FIVEDAY', { FIVEDAY: schedule })
    expect(draws[0]).toMatchObject({ id: `FIVEDAY-${day.replaceAll('-', '')}-0001`, drawsAt: new Date(drawsAt) })
  })

  it.each(
    [
      ['America/Sao_Paulo', 2018],
      ['Europe/Berlin', 2026],
      ['Asia/Beirut', 2026],
      ['America/Havana', 2026],
      ['Africa/Cairo', 2026],
      ['Africa/Casablanca', 2026],
      ['Australia/Lord_Howe', 2026],
      ['Asia/Manila', 2026],
      ['Asia/Kolkata', 2026],
      ['UTC', 2026],
    ].flatMap(([timeZone = '', year = 0]) => ['00:30', '23:30'].map((time) => [timeZone, time, year] as const)),
  )('in %s at %s, every day of %i has one draw', (timeZone, time, year) => {
    const timetable = { FIVEDAY: daily(time, String(timeZone)) }
    const ids: string[] = []
    let now = new Date(Date.UTC(Number(year), 0, 3))
    while (now.getUTCFullYear() === year) {
      // Each look a week further, as draws are planned that far.
      const draws = plan(now, 'FIVEDAY', timetable)
      ids.push(...draws.map((draw) => draw.id))
      now = draws.at(-1)?.drawsAt ?? now
    }
    const first = Date.parse((ids[0] ?? '').replace(/^FIVEDAY-(\d{4})(\d{2})(\d{2})-0001$/, '$1-$2-$3'))
    const days = ids.map((_, index) =>
      new Date(first + index * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
    )
    expect(ids).toEqual(days.map((day) => `FIVEDAY-${day}-0001`))
    expect(ids.length).toBeGreaterThan(360)
  })

  it('a day that the calendar of a time zone leaves out has no draw', () => {
    const draws = plan(new Date('2011-12-29T00:00:00Z'), 'FIVEDAY', { FIVEDAY: daily('20:00', 'Pacific/Apia') })
    expect(draws.map((draw) => formatDrawNumber(draw.id)).slice(0, 3)).toEqual([
      '2011-12-28',
      '2011-12-29',
      '2011-12-31',
    ])
    expect(draws).toHaveLength(7)
  })

  it.each(LOTTERY_CODES.flatMap((code) => [15, 60, 300, 3_600].map((seconds) => [code, seconds] as const)))(
    '%s, each %i s: every draw that is planned is sold, and no run is longer than the plan',
    (code, seconds) => {
      const { drawsAhead, runs } = getLottery(code)
      const timetable = code === 'FIVE' ? { FIVE: { kind: 'every', seconds } as const } : {}
      for (const draw of plan(at('12:00:30'), code, timetable)) {
        expect(draw.closesAt.getTime() - at('12:00:30').getTime()).toBeLessThanOrEqual(computeSalesHorizonMs(draw.id))
      }
      expect(runs[0]).toBe(1)
      expect(Math.max(...runs)).toBeLessThanOrEqual(drawsAhead)
    },
  )
})
