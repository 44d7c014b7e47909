import { describe, expect, test } from 'vitest'
import { isNewDevice, readDeviceSecrets, writeDeviceSecrets } from './device.rules.ts'

const secret = (letter: string) => letter.repeat(43)

describe('T37 a new device', () => {
  test.each([
    { isKnown: false, hasLoggedIn: false, isNew: false, name: 'the browser of the first login is the account’s own' },
    { isKnown: false, hasLoggedIn: true, isNew: true, name: 'any other browser, and one that lost its cookie' },
    { isKnown: true, hasLoggedIn: true, isNew: false, name: 'one that shows a secret of the account' },
    { isKnown: true, hasLoggedIn: false, isNew: false, name: 'one that shows it before the first login is marked' },
  ])('$name', ({ isKnown, hasLoggedIn, isNew }) => {
    expect(isNewDevice({ isKnown, hasLoggedIn })).toBe(isNew)
  })
})

describe('T37 the device cookie', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['short', []],
    [`${secret('a')}.<script>.${secret('b')}`, [secret('a'), secret('b')]],
    [`${secret('a')}.${secret('a')}`, [secret('a')]],
    [[...'abcdefgh'].map(secret).join('.'), [...'abcde'].map(secret)],
  ])('%s', (cookie, secrets) => {
    expect(readDeviceSecrets(cookie)).toEqual(secrets)
  })

  test('the member who logs in comes first, and no more than five are kept', () => {
    const others = [...'abcde'].map(secret)
    expect(writeDeviceSecrets(secret('z'), others)).toBe([...'zabcd'].map(secret).join('.'))
    expect(writeDeviceSecrets(secret('c'), others)).toBe([...'cabde'].map(secret).join('.'))
  })
})
