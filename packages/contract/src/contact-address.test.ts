import { describe, expect, test } from 'vitest'
import { findMailAddress, findTelephoneAddress } from './contact-address.ts'
import { hostileAddresses } from './testing-hostile-addresses.ts'

describe('BOOT-12 DEC-13 contact addresses as links', () => {
  test.each([
    ['help@aurora.example', 'mailto:help@aurora.example'],
    ['First.Last+vip_1@mail-1.Aurora.example', 'mailto:First.Last+vip_1@mail-1.Aurora.example'],
    ['help@localhost', undefined],
    ['help@', undefined],
    ['@aurora.example', undefined],
    ['help', undefined],
    ['help@aurora..example', undefined],
    ['help@-aurora.example', undefined],
    ['.help@aurora.example', undefined],
    ['help@aurora.example?cc=thief@evil.example', undefined],
    ['help@aurora.example,thief@evil.example', undefined],
    ['help@aurora.example%0d%0aBcc:thief@evil.example', undefined],
    ['help@aurora.example\r\nBcc: thief@evil.example', undefined],
    ['help@aurora.example&body=x', undefined],
    ['help@aurora.example#x', undefined],
    ['mailto:help@aurora.example', undefined],
    ['Help <help@aurora.example>', undefined],
    ['"help me"@aurora.example', undefined],
    ['help@аurora.example', undefined],
    ['help@[127.0.0.1]', undefined],
    [' help@aurora.example', undefined],
    [`${'x'.repeat(250)}@a.example`, undefined],
    [`${'a.'.repeat(100)}!`, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the mailbox %j is written to at %j', (text, address) => {
    expect(findMailAddress(text)).toBe(address)
  })

  test.each([
    ['+63 2 8555 0100', 'tel:+63285550100'],
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    ['02 8555 0100', undefined],
    ['+63', undefined],
    ['+12345678901234567', undefined],
    ['+63 2 8555 0100;ext=1', undefined],
    ['+63 2 8555 0100,,9', undefined],
    ['tel:+63285550100', undefined],
    ['*#06#', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the number %j is called at %j', (text, address) => {
    expect(findTelephoneAddress(text)).toBe(address)
  })

  test('T3 T7 nothing that attackers write for an address is either', () => {
    for (const { address } of hostileAddresses) {
      expect(findMailAddress(address), address).toBeUndefined()
      expect(findTelephoneAddress(address), address).toBeUndefined()
    }
  })

  // An expression that tries all divisions of such a text never ends.
  test.each([
    ['hyphens', 'a-'.repeat(127)],
    ['hyphens after the sign', `a@${'a-'.repeat(126)}`],
    ['spaces', `+1${' '.repeat(100_000)}`],
  ])('a long text of %s is decided, and is no address', (_name, text) => {
    expect(findMailAddress(text)).toBeUndefined()
    expect(findTelephoneAddress(text)).toBeUndefined()
  })
})
