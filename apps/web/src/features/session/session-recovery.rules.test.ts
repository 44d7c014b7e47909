import { describe, expect, test } from 'vitest'
import { findAddressProblems, findRecoveryProblems, makeAddress } from './session-recovery.rules.ts'

describe('DEC-30 a recovery', () => {
  test.each([
    ['sms', ' 0917 123-4567', { channel: 'sms', countryDialingCode: '63', mobileNum: '9171234567' }],
    ['email', ' Jo@Example.com ', { channel: 'email', email: 'jo@example.com' }],
  ] as const)('by %s to %s', (channel, text, address) => expect(makeAddress(channel, text, '63')).toEqual(address))

  test.each([
    ['sms', '', { mobileNum: 'field.mobile.required' }],
    ['sms', '12ab', { mobileNum: 'field.mobile.characters' }],
    ['sms', '9171234567', {}],
    ['email', 'jo@', { email: 'field.email.form' }],
    ['email', 'jo@example.com', {}],
  ] as const)('OPEN-04 the %s address "%s" breaks %o', (channel, text, problems) =>
    expect(findAddressProblems(channel, text)).toEqual(problems),
  )

  const typed = { address: '9171234567', verificationCode: '123456', newPassword: 'secret1', confirm: 'secret1' }
  test.each([
    [{}, {}],
    [{ verificationCode: '12345' }, { verificationCode: 'field.code.digits' }],
    [{ newPassword: 'short', confirm: 'short' }, { newPassword: 'field.password.length' }],
    [{ confirm: 'secret2' }, { confirm: 'field.confirm.equal' }],
    [{ address: '' }, { mobileNum: 'field.mobile.required' }],
  ])('OPEN-04 %o breaks %o', (changes, problems) =>
    expect(findRecoveryProblems('sms', { ...typed, ...changes })).toEqual(problems),
  )
})
