import { describe, expect, it } from 'vitest'
import { hasLoginWay, listLoginWays } from './login-ways.ts'

describe('LOGIN-01 the ways to log in', () => {
  it('by username stands first, and every merchant has it', () => {
    expect(listLoginWays({ whitelabelVal: {} })[0]).toBe('username')
  })

  it.each([
    [null, {}, true],
    ['LINELOGIN3', { LINELOGIN3: true }, true],
    ['LINELOGIN3', { LINELOGIN3: false }, false],
    ['LINELOGIN3', { TELEGRAMLOGIN3: true }, false],
  ] as const)('a way of the flag %s, of a merchant with %j: %s', (flag, whitelabelVal, isOffered) => {
    expect(hasLoginWay({ flag }, { whitelabelVal })).toBe(isOffered)
  })
})
