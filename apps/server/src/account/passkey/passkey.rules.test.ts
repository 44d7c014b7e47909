import { describe, expect, test } from 'vitest'
import { canAddPasskey, canRemovePasskey, isFromCopy, readChallenge } from './passkey.rules.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  ['a device without a counter', 0, 0, false],
  ['the next use', 7, 8, false],
  ['the first use with a counter', 0, 1, false],
  ['the same count again', 7, 7, true],
  ['a restored copy', 7, 3, true],
  ['a restored copy that starts again', 7, 0, true],
])('DEC-30 %s (%i, then %i) is from a copy: %s', (_name, known, counter, expected) => {
  expect(isFromCopy(known, counter)).toBe(expected)
})

describe('DEC-30 the challenge of a response', () => {
  test.each([
    [encode({ type: 'webauthn.get', challenge: 'abc' }), 'abc'],
    [encode({ challenge: 7 }), undefined],
    [encode({ challenge: 'a'.repeat(101) }), undefined],
    [encode(null), undefined],
    [encode('text'), undefined],
    ['bm90IGpzb24', undefined],
    ['', undefined],
  ])('%s', (clientData, expected) => {
    expect(readChallenge(clientData)).toBe(expected)
  })
})

test.each([
  [0, true],
  [9, true],
  [10, false],
])('DEC-30 a member with %i passkeys may add one: %s', (count, expected) => {
  expect(canAddPasskey(Array.from({ length: count }))).toBe(expected)
})

test('DEC-30 the last way in is not removable: a password remains beside the passkeys', () => {
  expect(canRemovePasskey({ passwordHash: 'hash' })).toBe(true)
  expect(canRemovePasskey({ passwordHash: null })).toBe(false)
})
