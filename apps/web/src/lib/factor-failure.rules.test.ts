import { expect, test } from 'vitest'
import { nameFactorFailure } from './factor-failure.rules.ts'

test.each([
  ['ga', 'error.verification_invalid', 'verification.factor.ga.wrong'],
  ['recovery', 'error.verification_invalid', 'verification.factor.recovery.wrong'],
  ['sms', 'error.verification_invalid', 'error.verification_invalid'],
  ['ga', 'unknown_error', 'unknown_error'],
  ['ga', undefined, undefined],
] as const)('DEC-30 by %s the failure %s reads %s', (way, message, shown) => {
  expect(nameFactorFailure(way, message)).toBe(shown)
})
