import { describe, expect, test } from 'vitest'
import type { Cookies } from './cookies.ts'
import { acceptsCookies, ensureDeviceId } from './device.ts'
import { openStorage } from './storage.ts'

const dayMs = 86_400_000
const [known, other] = ['k'.repeat(36), 'o'.repeat(36)]

/** A browser with this stored data, on a day. */
function open(stored: { cookie?: string; stored?: { id: string; untilMs: number } }, nowMs = 0) {
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  if (stored.stored) storage.write('deviceId', stored.stored)
  const jar = new Map(stored.cookie === undefined ? [] : [['deviceId', stored.cookie]])
  const cookies: Cookies = { read: (name) => jar.get(name), write: (name, value) => void jar.set(name, value) }
  return { device: { storage, clock: { now: () => nowMs } }, cookies, storage }
}

describe('the id of the device', () => {
  test.each([
    ['CONF-49 the cookie’s first', { cookie: known, stored: { id: other, untilMs: dayMs } }, known],
    ['CONF-49 then storage’s', { stored: { id: known, untilMs: dayMs } }, known],
    [
      'DEV-03 a cookie of another length is passed over',
      { cookie: 'short', stored: { id: known, untilMs: dayMs } },
      known,
    ],
    [
      'DEV-03 so is one with other characters',
      { cookie: `${';'.repeat(36)}`, stored: { id: known, untilMs: dayMs } },
      known,
    ],
  ])('%s', (_, stored, expected) => {
    const { device, cookies } = open(stored)
    expect(ensureDeviceId(device, cookies)).toBe(expected)
  })

  test.each([
    ['nothing', {}],
    ['DEV-03 a wrong length in both', { cookie: 'x'.repeat(35), stored: { id: 'y'.repeat(37), untilMs: dayMs } }],
    ['DEV-04 CONST-01 365 days are over', { stored: { id: known, untilMs: 0 } }],
  ])('DEV-02 CONST-02 ENT-11 is made anew, with 36 characters: %s', (_, stored) => {
    const { device, cookies } = open(stored)
    const id = ensureDeviceId(device, cookies)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(id).not.toBe(known)
    expect(ensureDeviceId(device, cookies)).toBe(id)
  })

  test('DEV-01 DEV-04 ENT-11 is written to cookie and storage each time, for 365 days from then', () => {
    const { device, cookies, storage } = open({ cookie: known }, 7 * dayMs)
    ensureDeviceId(device, cookies)
    expect(cookies.read('deviceId')).toBe(known)
    expect(storage.read('deviceId')).toEqual({ id: known, untilMs: 372 * dayMs })
  })

  test('DEC-23 a browser without cookies is known as one', () => {
    const { device, cookies } = open({ stored: { id: known, untilMs: dayMs } })
    expect(acceptsCookies(device, cookies)).toBe(true)
    expect(acceptsCookies(device, { read: () => undefined, write: () => undefined })).toBe(false)
  })
})
