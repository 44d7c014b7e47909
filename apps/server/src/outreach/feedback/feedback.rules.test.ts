import { expect, it } from 'vitest'
import { decideFeedbackWait, formatFeedbackNumber } from './feedback.rules.ts'

it.each([
  [1, 'F-000001'],
  [123, 'F-000123'],
  [1_234_567, 'F-1234567'],
])('OPEN-46 the feedback %d is %s', (number, text) => {
  expect(formatFeedbackNumber(number)).toBe(text)
})

const now = new Date('2026-11-30T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
it.each([
  [[], 0],
  [[10], 0],
  [[10, 20], 80],
  [[20, 10], 80],
  [[100, 10], 0],
  [[10, 20, 30], 80],
])('OPEN-46 after feedback %j s ago, of two in 100 s, the next one waits %d s', (sent, wait) => {
  expect(decideFeedbackWait(sent.map(before), now, 2, 100_000)).toBe(wait)
})
