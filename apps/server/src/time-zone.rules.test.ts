import { expect, test } from 'vitest'
import { isTimeZone, readLocalTime, readMinute } from './time-zone.rules.ts'

test.each([
  ['Asia/Karachi', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('OPEN-54 %s is a time zone: %s', (timeZone, isKnown) => {
  expect(isTimeZone(timeZone)).toBe(isKnown)
})

test.each([
  ['UTC', 20 * 60 + 5],
  ['Asia/Kathmandu', 110],
  ['Mars/Olympus', undefined],
])('the minute of the day in %s', (timeZone, minute) => {
  expect(readMinute(timeZone, new Date('2026-01-10T20:05:30Z'))).toBe(minute)
})

test.each([
  ['Asia/Manila', '2026-06-01T00:00', '2026-05-31T16:00:00.000Z'],
  // The clocks go forward at two: half past two is left out, and is an hour later.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  // They go back at three: half past two comes twice, and the first one counts.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('in %s the clocks show %s at %s', (timeZone, wall, instant) => {
  expect(readLocalTime(wall, timeZone).toISOString()).toBe(instant)
})
