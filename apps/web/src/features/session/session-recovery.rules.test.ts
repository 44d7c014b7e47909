import { expect, test } from 'vitest'
import { findRecoveryProblems } from './session-recovery.rules.ts'

const typed = { verificationCode: '123456', newPassword: 'secret1', confirm: 'secret1' }

test.each([
  [{}, {}],
  [{ verificationCode: '12345' }, { verificationCode: 'field.code.digits' }],
  [{ newPassword: 'short', confirm: 'short' }, { newPassword: 'field.password.length' }],
  [{ confirm: 'secret2' }, { confirm: 'field.confirm.equal' }],
])('DEC-30, OPEN-04 a recovery with %o has the problems %o', (changes, problems) =>
  expect(findRecoveryProblems({ ...typed, ...changes })).toEqual(problems),
)
