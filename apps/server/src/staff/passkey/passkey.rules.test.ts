import { expect, test } from 'vitest'
import { canRemoveStaffPasskey } from './passkey.rules.ts'

test.each([
  [true, 1, true],
  [true, 3, true],
  [false, 2, true],
  [false, 1, false],
])('DEC-03 the last second factor stays: authenticator %s, %s passkeys → %s', (hasAuthenticator, passkeys, can) => {
  expect(canRemoveStaffPasskey({ hasAuthenticator, passkeys })).toBe(can)
})
