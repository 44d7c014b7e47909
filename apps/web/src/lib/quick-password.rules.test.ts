import { expect, test } from 'vitest'
import { estimatePassword } from './password-estimate.ts'
import { estimateQuickly } from './quick-password.rules.ts'

const estimate = (password: string) => estimateQuickly(password, 'nova1', 'Aurora')

test.each([
  ['k7x2m', 'weak'],
  ['aaa111', 'weak'],
  ['password1', 'weak'],
  ['qwerty2026', 'weak'],
  ['Qwerty2026!', undefined],
  ['abc123', 'weak'],
  ['nova1secure', 'weak'],
  ['aurora2026', 'weak'],
  ['xk4-Tq9w-Vb2m-Zr7p', 'strong'],
  ['hT7xQ2mLb9wR4zKc', 'strong'],
  ['correct1horse', undefined],
  ['river7journey4', undefined],
  ['monkeydragonlove12', undefined],
  ['k7x2mq', undefined],
] as const)('OPEN-04 without dictionaries the strength of %s is %s', (password, expected) => {
  expect(estimate(password)).toBe(expected)
})

test.each(['password1', 'qwerty2026', 'abc123', 'aaa111', 'xk4-Tq9w-Vb2m-Zr7p', 'hT7xQ2mLb9wR4zKc'])(
  'OPEN-04 the dictionaries say the same of %s',
  (password) => expect(estimatePassword(password, 'nova1', 'Aurora')).toBe(estimate(password)),
)
