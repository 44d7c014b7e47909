import { describe, expect, test } from 'vitest'
import { isServedAddress, maskRecipient } from './contact.rules.ts'
import { toRecipient } from './contact-recipient.service.ts'

const mobile = { channel: 'sms', countryDialingCode: '63', mobileNum: '9171234567' } as const
const email = { channel: 'email', email: 'jo@example.com' } as const

describe('DEC-30 addresses of members', () => {
  test('a number that its country does not have is refused at its field', () => {
    const refusal = { code: 'invalid_input', fields: [{ path: 'mobileNum', rule: 'field.mobile.number' }] }
    expect(() => toRecipient({ ...mobile, mobileNum: '12345678' })).toThrow(expect.objectContaining(refusal))
  })

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
