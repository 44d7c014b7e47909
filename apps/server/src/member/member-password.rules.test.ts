import { expect, test } from 'vitest'
import { isPasswordTooOld } from './member-password.rules.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const set = { passwordHash: 'hash', passwordSetAt: day(10), createdAt: day(1) }

test.each([
  ['off by default', set, undefined, false],
  ['younger', set, 11, false],
  ['of that age', set, 10, true],
  ['older', set, 1, true],
  ['none set, counted from the registration', { ...set, passwordSetAt: null }, 19, true],
  ['none set, younger than that', { ...set, passwordSetAt: null }, 20, false],
  ['without a password', { ...set, passwordHash: null }, 1, false],
] as const)('T39 LOGIN-09 expiry of a password %s', (_, member, maxAgeDays, expected) => {
  expect(isPasswordTooOld(member, maxAgeDays, day(20))).toBe(expected)
})
