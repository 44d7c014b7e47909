import { findNicknameProblem } from '@foyer/contract'
import { expect, test } from 'vitest'
import { hideNumber } from './registration.rules.ts'

test.each([
  ['09170000077', '0917 •••• 077'],
  ['9170000077', '9170 •••• 077'],
  ['+639170000077', '6391 •••• 077'],
  ['123456', '1 •••• 456'],
])('MEMB-05 a member by the number %s is first called %s, a nickname that may stay', (mobileNum, name) => {
  expect(hideNumber(mobileNum)).toBe(name)
  expect(findNicknameProblem(name)).toBeUndefined()
})
