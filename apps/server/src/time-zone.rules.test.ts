import { expect, test } from 'vitest'
import { isTimeZone, readMinute } from './time-zone.rules.ts'

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
