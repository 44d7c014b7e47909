import { describe, expect, test } from 'vitest'
import { createNumberCipher } from './withdrawal-cipher.service.ts'

const cipher = createNumberCipher('ab'.repeat(16))
const owner = { merchant: 'aurora', memberId: 'm1', cardId: 'c1' }

describe('OPEN-36 account numbers at rest', () => {
  test('what was encrypted comes back, and its number is not in the bytes', () => {
    const stored = cipher.encrypt('123456789012', owner)
    expect(cipher.decrypt(stored, owner)).toBe('123456789012')
    expect(stored.includes('123456789012')).toBe(false)
  })

  test('what was stored in the first form is still read', () => {
    const stored = '011cc6f427fae0fb8e664ce29e6f31fa4ca2e7ce55ab21d025982f4f0bc031d81c327a31a3829b0ece'
    expect(cipher.decrypt(Buffer.from(stored, 'hex'), owner)).toBe('123456789012')
    expect(cipher.fingerprint(['BDO', '1']).toString('hex')).toBe(
      '0dda584cefe2f2e96fed02fbc2407b4b560e229034e2cf534d381b9b1152e30d',
    )
  })

  test('the same number never looks the same twice', () => {
    expect(cipher.encrypt('123456789012', owner).equals(cipher.encrypt('123456789012', owner))).toBe(false)
  })

  test.each(Array.from({ length: 41 }, (_one, index) => index))('a changed byte %i does not decrypt', (index) => {
    const stored = cipher.encrypt('123456789012', owner)
    stored[index] = (stored[index] ?? 0) ^ 1
    expect(() => cipher.decrypt(stored, owner)).toThrow()
  })

  test.each([
    { ...owner, merchant: 'lotus' },
    { ...owner, memberId: 'm2' },
    { ...owner, cardId: 'c2' },
  ])('another owner %o does not decrypt', (other) => {
    expect(() => cipher.decrypt(cipher.encrypt('123456789012', owner), other)).toThrow()
  })

  test('another key neither decrypts nor gives the same fingerprint', () => {
    const other = createNumberCipher('cd'.repeat(16))
    expect(() => other.decrypt(cipher.encrypt('123456789012', owner), owner)).toThrow()
    expect(other.fingerprint(['BDO', '1']).equals(cipher.fingerprint(['BDO', '1']))).toBe(false)
    expect(cipher.fingerprint(['BDO', '1']).equals(cipher.fingerprint(['BDO', '1']))).toBe(true)
  })

  test('a short key is refused at start', () => expect(() => createNumberCipher('a'.repeat(31))).toThrow(RangeError))
})
