import { describe, expect, test } from 'vitest'
import { isServedAddress, maskRecipient, toRecipient } from './contact.rules.ts'

const mobile = { channel: 'sms', countryDialingCode: '63', mobileNum: '9171234567' } as const
const email = { channel: 'email', email: 'jo@example.com' } as const

describe('DEC-30 addresses of members', () => {
  test.each([
    [mobile, '+639171234567'],
    [email, 'jo@example.com'],
  ])('%o is sent to as %s', (address, text) => expect(toRecipient(address)).toEqual({ channel: address.channel, text }))

  test.each([
    ['sms', '+639171234567', '+63 ••• 4567'],
    ['email', 'jo@example.com', 'j•••@example.com'],
  ] as const)('%s %s is displayed as %s', (channel, text, masked) =>
    expect(maskRecipient({ channel, text })).toBe(masked),
  )

  test.each([
    [mobile, [{ countryDialingCode: '92' }, { countryDialingCode: '63' }], true],
    [mobile, [{ countryDialingCode: '6' }], false],
    [mobile, [], false],
    [email, [], true],
  ])('T14 %o is served in %o: %s', (address, countries, isServed) =>
    expect(isServedAddress(address, countries)).toBe(isServed),
  )
})
