import { describe, expect, test } from 'vitest'
import { findAuthenticatorAddress } from './authenticator-address.ts'
import { hostileAddresses } from './testing-hostile-addresses.ts'

const settings = 'secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'

describe('DEC-30 DEC-13 the authenticator of the same phone', () => {
  test.each([
    `otpauth://totp/Aurora:maria_1?issuer=Aurora&${settings}`,
    `otpauth://totp/Golden%20Lotus:maria?issuer=Golden%20Lotus&${settings}`,
  ])('%j opens it', (uri) => {
    expect(findAuthenticatorAddress(uri)).toBe(uri)
  })

  test.each([
    `otpauth://hotp/Aurora:maria?${settings}`,
    `https://totp/Aurora:maria?${settings}`,
    `javascript:otpauth://totp/Aurora:maria?${settings}`,
    `otpauth://totp/Aurora:maria?${settings}\nhttps://evil.example`,
    'otpauth://totp/Aurora:maria',
    '',
  ])('%j is no link', (uri) => {
    expect(findAuthenticatorAddress(uri)).toBeUndefined()
  })

  test('T3 T7 nothing that attackers write for an address is one', () => {
    for (const { address } of hostileAddresses) expect(findAuthenticatorAddress(address), address).toBeUndefined()
  })
})
