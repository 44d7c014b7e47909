import { saveConsent } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArea } from '../../testing/fixture-wps.ts'
import { consentEvent, giveConsent, readAnswer, readConsent, sendConsent } from './consent.ts'
import { openStorage } from './storage.ts'

let cookie: string[]
beforeEach(() => {
  cookie = []
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return '_fbc=1; _fbp=2'
    },
    set cookie(line: string) {
      cookie.push(line)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const openBrowser = () => openStorage('aurora', { session: createArea(), local: createArea() })

describe('DEC-21 an answer', () => {
  it.each([
    [['measurement', 'advertising'], { fbclid: 'click', adid: 'a' }, 0],
    [['measurement'], { adid: 'a' }, 2],
    [['advertising'], { fbclid: 'click' }, 0],
    [[], undefined, 2],
  ] as const)('%j keeps %j, removes %i cookies, and is stored as proof', async (purposes, ids, removed) => {
    const storage = openBrowser()
    storage.write('pixelIds', { fbclid: 'click', adid: 'a' })
    const called: unknown[] = []
    const call = async (endpoint: unknown, { body }: { body?: unknown } = {}) => called.push([endpoint, body])
    let events = 0
    addEventListener(consentEvent, () => {
      events += 1
    })
    await giveConsent({ storage, wps: { call: call as never } }, '2', purposes) // the one call of an answer
    expect(storage.read('pixelIds')).toEqual(ids)
    expect(cookie).toHaveLength(removed)
    expect(readConsent(storage, '2')?.purposes).toEqual(purposes)
    // The answer, and that the server has it.
    expect(events).toBe(2)
    expect(storage.read('consent')).not.toHaveProperty('isStored')
    const consentId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(called).toEqual([[saveConsent, { consentId, version: '2', purposes }]])
  })

  it.each([
    [['advertising'], undefined],
    [[], []],
  ] as const)(
    '%j that the server does not have allows %j, is shown, and is sent again until the server has it',
    async (purposes, allowed) => {
      const storage = openBrowser()
      const bodies: unknown[] = []
      let isOnline = false
      const call = async (_: unknown, { body }: { body?: unknown } = {}) => {
        bodies.push(body)
        if (!isOnline) throw new Error('no network')
      }
      const services = { storage, wps: { call: call as never } } // the one call of an answer
      await expect(giveConsent(services, '2', purposes)).rejects.toThrow('no network')
      await expect(sendConsent(services, '2')).rejects.toThrow('no network')
      expect(readConsent(storage, '2')?.purposes).toEqual(allowed)
      expect(readAnswer(storage, '2')?.purposes).toEqual(purposes)
      isOnline = true
      await sendConsent(services, '2')
      expect(readConsent(storage, '2')?.purposes).toEqual(purposes)
      await sendConsent(services, '2')
      expect(bodies).toHaveLength(3)
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    },
  )

  it('that came while an earlier one was on its way waits for its own call', async () => {
    const storage = openBrowser()
    const answered: (() => void)[] = []
    const call = () => new Promise<void>((resolve) => answered.push(resolve))
    const services = { storage, wps: { call: call as never } } // the one call of an answer
    const first = giveConsent(services, '2', ['advertising'])
    const second = giveConsent(services, '2', ['measurement'])
    answered[0]?.()
    await first
    expect(readConsent(storage, '2')).toBeUndefined()
    answered[1]?.()
    await second
    expect(readConsent(storage, '2')?.purposes).toEqual(['measurement'])
  })

  it.each([
    [{ purposes: ['advertising'] }, '2', ['advertising']],
    [{ isAdvertisingAllowed: true }, '2', ['measurement', 'advertising']],
    [{ isAdvertisingAllowed: false }, '2', []],
    [{ purposes: ['advertising'] }, '1', undefined],
  ] as const)('%j of version %s allows %j', (answer, version, allowed) => {
    const storage = openBrowser()
    storage.write('consent', { consentId: 'c', version, ...structuredClone<object>(answer) })
    expect(readConsent(storage, '2')?.purposes).toEqual(allowed)
  })
})
