import { expect, test } from 'vitest'
import { decidePasswordStrength, isOwnName } from './password-strength.ts'

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

const account = { username: 'nova1', merchantNames: ['aurora', 'Aurora Play', '极光'] }

test.each([
  ['nova1', true],
  ['xNOVA1y7', true],
  ['ｎｏｖａ1zz', true],
  ['8zz1avon', true],
  ['aurora2026', true],
  ['20Aurora26Play', true],
  ['极光20262026', true],
  ['aurora7sky', false],
  ['nova7sky', false],
])('OPEN-04 %s is the account’s own name: %s', (password, expected) => {
  expect(isOwnName(password, account)).toBe(expected)
})

test.each([
  ['abc', 'xxabc123', false],
  ['abc', 'abc', true],
  ['longername1', 'ngern1', false],
  ['longername1', 'rname1', true],
  ['longername1', '1emanr', true],
  ['', 'xxabc123', false],
  [undefined, 'xxabc123', false],
])('OPEN-04 the name %s and the password %s', (username, password, expected) => {
  expect(isOwnName(password, { username, merchantNames: ['', '77'] })).toBe(expected)
})
