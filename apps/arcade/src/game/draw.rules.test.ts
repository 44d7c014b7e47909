import { describe, expect, it } from 'vitest'
import { formatDrawId, formatDrawNumber, isDrawId, isMissed, planDraws } from './draw.rules.ts'

const at = (text: string) => new Date(`2026-11-21T${text}Z`)

describe('DEC-35 the timetable', () => {
  it.each([
    ['at the minute', '12:00:00.000', '12:01:00'],
    ['while sales are open', '12:00:30.000', '12:01:00'],
    ['the last moment of sales', '12:00:54.999', '12:01:00'],
    ['at the close', '12:00:55.000', '12:02:00'],
    ['between close and draw', '12:00:59.999', '12:02:00'],
  ])('%s, the next draw on sale is the right one', (_name, now, first) => {
    const draws = planDraws(at(now))
    expect(draws).toHaveLength(5)
    expect(draws[0]?.drawsAt).toEqual(at(first))
    for (const draw of draws) {
      expect(draw.drawsAt.getTime() - draw.closesAt.getTime()).toBe(5_000)
      expect(draw.closesAt.getTime()).toBeGreaterThan(at(now).getTime())
    }
    const ids = draws.map((draw) => draw.id)
    expect(new Set(ids).size).toBe(5)
    expect(ids.every(isDrawId)).toBe(true)
  })

  it.each([
    ['00:00:00', '20261121-0001'],
    ['00:01:00', '20261121-0002'],
    ['12:22:00', '20261121-0743'],
    ['23:59:00', '20261121-1440'],
  ])('the draw at %s is %s', (time, id) => {
    expect(formatDrawId(at(time))).toBe(id)
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
