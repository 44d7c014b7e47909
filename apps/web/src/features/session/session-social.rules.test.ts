import { expect, test } from 'vitest'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { isWithoutAccount, stripParentheses } from './session-social.rules.ts'

test.each([
  ['No account (code 17)', 'No account'],
  ['No account (U1) here', 'No account here'],
  ['没有账户（U1）', '没有账户'],
  ['(U1)', undefined],
  ['No account', 'No account'],
  [undefined, undefined],
])('LINE-15 ERR-32 %j is shown as %j', (message, shown) => {
  expect(stripParentheses(message)).toBe(shown)
})

test.each([
  ['not.exists.user', true],
  ['bind_customer_required', true],
  ['line_invalid_token', false],
  ['login.cred.err', false],
] as const)('CONF-15 ERR-08 %s opens the dialog: %s', (code, isAsked) => {
  expect(isWithoutAccount(new WpsError(code, 400))).toBe(isAsked)
})
