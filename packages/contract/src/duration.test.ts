import { expect, test } from 'vitest'
import { formatLongDuration } from './duration.ts'

test.each([
  [86_400, '24 hours'],
  [3_600, '1 hour'],
  [120, '2 minutes'],
  [45, '45 seconds'],
])('T37 %i s is %s', (seconds, text) => {
  expect(formatLongDuration(seconds, 'en')).toBe(text)
})
