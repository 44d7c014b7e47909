import { expect, test } from 'vitest'
import { findStepsToPage } from './deposit-bank-visit.rules.ts'

test.each([
  ['the provider’s page was replaced by the return', 3, 3, 1],
  ['the provider has one page', 3, 4, 2],
  ['the provider has three pages', 3, 6, 4],
  ['it came back in another window', 8, 1, 0],
  ['nothing lies before the page', 1, 2, 0],
  ['the browser forgets the oldest entries', 49, 50, 0],
])('OPEN-35 the way back when %s', (_case, lengthAtLeave, lengthNow, steps) => {
  expect(findStepsToPage(lengthAtLeave, lengthNow)).toBe(steps)
})
