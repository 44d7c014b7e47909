import { describe, expect, test } from 'vitest'
import { formatCredential, isCredentialSound, parseCredential } from './remember.rules.ts'

const id = 'i'.repeat(16)
const secret = 's'.repeat(43)
const hash = (text: string) => Buffer.from(text)
const now = new Date('2026-11-23T12:00:00Z')

describe('DEC-10 the form of a remember credential', () => {
  test('fits the field of a password, and is read back', () => {
    const text = formatCredential({ id, secret })
    expect(text.length).toBeLessThanOrEqual(64)
    expect(parseCredential(text)).toEqual({ id, secret })
  })

  test.each([
    '',
    'rm',
    'correct1horse',
    `rm.${id}`,
    `rm.${id}.${secret}x`,
    ` rm.${id}.${secret}`,
    `rm.${id}.${'"'.repeat(43)}`,
  ])('%s is a password like any other', (text) => expect(parseCredential(text)).toBeUndefined())
})

describe('T1 a remember credential proves its member', () => {
  const stored = {
    memberId: '7',
    deviceHash: hash('phone'),
    secretHash: hash('now'),
    expiresAt: new Date(now.getTime() + 1),
  }
  const shown = { memberId: '7', deviceHashes: [hash('other'), hash('phone')], secretHash: hash('now') }

  test.each([
    ['with its current secret in its browser', {}, {}, true],
    ['not with a replaced secret', {}, { secretHash: hash('before') }, false],
    ['not under another name', {}, { memberId: '8' }, false],
    ['not under an unknown name', {}, { memberId: undefined }, false],
    ['not from another browser', {}, { deviceHashes: [hash('other')] }, false],
    ['not without a device cookie', {}, { deviceHashes: [] }, false],
    ['not at its end', { expiresAt: now }, {}, false],
  ])('%s', (_, storedChange, shownChange, isSound) => {
    expect(isCredentialSound({ ...stored, ...storedChange }, { ...shown, ...shownChange }, now)).toBe(isSound)
  })
})
