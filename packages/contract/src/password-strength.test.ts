import { expect, test } from 'vitest'
import { decidePasswordStrength } from './password-strength.ts'

test.each([
  [0, ['dictionary'], 'weak'],
  [1, ['dictionary', 'bruteforce'], 'weak'],
  [1, ['bruteforce'], 'fair'],
  [2, ['dictionary'], 'fair'],
  [3, ['dictionary', 'bruteforce'], 'strong'],
  [4, ['bruteforce'], 'strong'],
] as const)('OPEN-04 a score of %i by %j is %s', (score, patterns, expected) => {
  const sequence = patterns.map((pattern) => ({ pattern }))
  expect(decidePasswordStrength({ score, sequence })).toBe(expected)
})
