import { describe, expect, it } from 'vitest'
import { buildCode, maskUsername, toStoredCode } from './invitation.rules.ts'

describe('T24 a referral code', () => {
  it('has more than 40 bits in letters that nobody takes for one another', () => {
    const code = buildCode(new Uint8Array(32).fill(77)) ?? ''
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{9}$/)
    expect(Math.log2(31) * code.length).toBeGreaterThan(40)
  })
  it('leaves out bytes that would favour a letter', () => {
    expect(buildCode(new Uint8Array(32).fill(255))).toBeUndefined()
  })
  it('is the same in small letters', () => expect(toStoredCode(' abc23 ')).toBe('ABC23'))
})

it.each([
  ['marianne', 'm***e'],
  ['ab', 'a***'],
  ['', '***'],
])('OPEN-45 the name %s is masked', (name, shown) => expect(maskUsername(name)).toBe(shown))
