import { describe, expect, test } from 'vitest'
import { findAddressProblems, makeAddress, writeAddress } from './contact-input.rules.ts'

describe('DEC-30 a typed address', () => {
  test.each([
    [
      'sms',
      ' 0917 123-4567',
      { channel: 'sms', countryDialingCode: '63', mobileNum: '09171234567' },
      '+63 09171234567',
    ],
    ['sms', '+63 917', { channel: 'sms', countryDialingCode: '63', mobileNum: '+63917' }, '+63917'],
    ['email', ' Jo@Example.com ', { channel: 'email', email: 'jo@example.com' }, 'jo@example.com'],
  ] as const)('by %s: %s', (channel, text, address, written) => {
    expect(makeAddress(channel, text, '63')).toEqual(address)
    expect(writeAddress(makeAddress(channel, text, '63'))).toBe(written)
  })

  test.each([
    ['sms', '', { mobileNum: 'field.mobile.required' }],
    ['sms', '12ab', { mobileNum: 'field.mobile.characters' }],
    ['sms', '9171234567', {}],
    ['email', 'jo@', { email: 'field.email.form' }],
    ['email', 'jo@example.com', {}],
  ] as const)('OPEN-04 the %s address "%s" breaks %o', (channel, text, problems) =>
    expect(findAddressProblems(channel, text)).toEqual(problems),
  )
})
