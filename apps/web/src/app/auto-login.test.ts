import type { SiteSettings } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createClock } from '../lib/clock.ts'
import { readRemembered, renewRemembered, stopAutoLogin, storeChoice } from '../lib/remember.ts'
import type { Services } from '../lib/services.tsx'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { logInRemembered } from './auto-login.ts'

/** A document's cookies, and every attribute that was written. */
let jar: Map<string, string>
let written: string[]
beforeEach(() => {
  jar = new Map()
  written = []
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((entry) => entry.join('=')).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  vi.stubGlobal('location', { protocol: 'https:', search: '' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => void vi.unstubAllGlobals())

const opened = { id: '7', token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false, passwordExpired: false }
const settings = fixtureSettings()
const withFlags = (flags: Partial<SiteSettings['whitelabelVal']>): SiteSettings => ({
  ...settings,
  whitelabelVal: { ...settings.whitelabelVal, MOBILEAUTOLOGIN3: true, ...flags },
})

/** A page; the server answers each call with the next one of these, and refuses what is undefined. */
function openPage(answers: unknown[] = []) {
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  const called: { path: string; body: Record<string, string>; options: object }[] = []
  const wps = {
    async call({ path }: { path: string }, { body }: { body: Record<string, string> }, options: object) {
      called.push({ path, body, options })
      const answer = answers.shift()
      if (answer === undefined) throw new Error('refused')
      return answer as never // the test's own
    },
  }
  const clock = createClock('2026-11-21T12:00:00.000Z')
  const origin = 'https://www.aurora.example'
  const services = { wps, session, storage, clock, merchant: 'aurora', origin } as unknown as Services // those of a login
  return { services, storage, session, called }
}

const ana = { login: { type: 'username', username: 'ana' }, isChosen: true } as const

/** Every text within 4 decodings, with the salt removed (T1). */
function decodeAll(text: string, depth = 4): string[] {
  if (depth === 0) return [text]
  const parts = text.split(/[^A-Za-z0-9+/=_-]+/).flatMap((part) => [part, part.slice(36)])
  const decoded = parts.flatMap((part) => {
    try {
      return decodeAll(atob(part), depth - 1)
    } catch {
      return []
    }
  })
  return [text, ...decoded]
}

describe('the choice on the login form', () => {
  it('AUTO-01 AUTO-02 OPEN-21 OPEN-22 DEC-10 stores the credential in remPass for 30 days, for the pages alone', async () => {
    const { services, storage, called } = openPage([{ credential: 'rm.1' }])
    await storeChoice(services, ana)
    expect(called).toMatchObject([{ path: '/wps/session/remember' }])
    expect(readRemembered(services)).toEqual({
      type: 'username',
      merchant: 'aurora',
      username: 'ana',
      password: 'rm.1',
    })
    expect(storage.read('autoLogin')).toBe('1')
    for (const line of written) expect(line).toMatch(/^remPass=[^;]+; Path=\/m; Max-Age=2592000; SameSite=Lax; Secure$/)
  })

  it('T1 no value of a cookie or of storage has the password, however it is decoded', async () => {
    const { services } = openPage([{ credential: 'rm.1' }])
    const password = 'canary1horse'
    await storeChoice(services, { ...ana, ...{ password } })
    const texts = [...jar.values()].flatMap((value) => decodeAll(decodeURIComponent(value)))
    expect(texts.join('\n')).not.toContain(password)
    expect(texts.join('\n')).toContain('rm.1')
  })

  it('stores the name alone where the server has no credential', async () => {
    for (const answers of [[{ credential: null }], []]) {
      const { services } = openPage(answers)
      await storeChoice(services, ana)
      expect(readRemembered(services)).toEqual({ type: 'username', merchant: 'aurora', username: 'ana' })
    }
  })

  it('AUTO-06 FLAG-07 stores a mobile number without anything secret', async () => {
    const { services, called } = openPage()
    await storeChoice(services, { login: { type: 'sms', mobileNum: '917' }, isChosen: true })
    expect(readRemembered(services)).toEqual({ type: 'sms', merchant: 'aurora', mobileNum: '917' })
    expect(called).toEqual([])
  })

  it('AUTO-19 removes what was remembered when the box is not ticked', async () => {
    const { services, storage } = openPage([{ credential: 'rm.1' }])
    await storeChoice(services, ana)
    await storeChoice(services, { ...ana, isChosen: false })
    expect(readRemembered(services)).toBeUndefined()
    expect(storage.read('autoLogin')).toBe('0')
  })

  it('AUTO-07 another merchant reads nothing of it', async () => {
    const { services } = openPage([{ credential: 'rm.1' }])
    await storeChoice(services, ana)
    expect(readRemembered({ merchant: 'lotus' })).toBeUndefined()
  })

  it('a broken cookie is none', () => {
    jar.set('remPass', '%7Bbroken')
    expect(readRemembered({ merchant: 'aurora' })).toBeUndefined()
  })
})

describe('a remembered login', () => {
  async function remembered(answers: unknown[]) {
    const page = openPage([{ credential: 'rm.1' }, ...answers])
    await storeChoice(page.services, ana)
    page.called.length = 0
    return page
  }

  it('AUTO-01 AUTO-15 OPEN-32 opens the session silently, goes home, and stores the next credential', async () => {
    const { services, session, called } = await remembered([{ ...opened, remember: 'rm.2' }])
    expect(await logInRemembered(services, withFlags({}))).toBe('/m/home')
    expect(session.get()?.token).toBe('t')
    expect(called).toMatchObject([
      {
        path: '/wps/session/login',
        body: { username: 'ana', password: 'rm.1' },
        options: { origin: 'username', alert: false, timeoutMs: 5_000 },
      },
    ])
    expect(readRemembered(services)).toMatchObject({ password: 'rm.2' })
  })

  it('AUTO-16 CONF-09 goes to the forced change of a first login', async () => {
    const { services, storage } = await remembered([{ ...opened, firstTimeLogin: true }])
    expect(await logInRemembered(services, withFlags({ PWDEXPFORCECHANGE3: true }))).toBe('/m/changePsw')
    expect(storage.read('mustChangePassword')).toBe('1')
    expect(readRemembered(services)).not.toHaveProperty('password')
  })

  it('AUTO-12 asks nothing of the server where auto-login is off', async () => {
    const { services, called } = await remembered([opened])
    expect(await logInRemembered(services, withFlags({ MOBILEAUTOLOGIN3: false }))).toBeUndefined()
    expect(called).toEqual([])
  })

  it.each([
    ['recognises its owner', { ok: true, value: true }, '/m/home'],
    ['does not', { ok: true, value: false }, undefined],
    ['has no such lock', { ok: false, error: 'unknown verb' }, undefined],
  ])('NATIVE-01 T27 inside of the app, where the phone %s', async (_, answer, next) => {
    const { services, called } = await remembered([{ ...opened, remember: 'rm.2' }])
    const asked: object[] = []
    const page = {
      top: {},
      webkit: {
        messageHandlers: {
          foyerBridge: {
            async postMessage(message: { id: number }) {
              asked.push(message)
              return { id: message.id, ...answer }
            },
          },
        },
      },
    }
    page.top = page
    vi.stubGlobal('window', page)
    expect(await logInRemembered(services, withFlags({}))).toBe(next)
    expect(asked).toEqual([{ id: 1, verb: 'confirmOwner', arguments: { reason: 'login' } }])
    expect(called).toHaveLength(next ? 1 : 0)
    expect(readRemembered(services)).toMatchObject({ password: next ? 'rm.2' : 'rm.1' })
  })

  it('a refused one leads nowhere', async () => {
    const { services, session } = await remembered([])
    expect(await logInRemembered(services, withFlags({}))).toBeUndefined()
    expect(session.get()).toBeUndefined()
  })

  it.each([
    ['/m/wallet', '/m/wallet'],
    ['https://evil.example/m/wallet', '/m/home'],
  ])('CONF-05 with the stored target %s it goes to %s', async (go, next) => {
    const { services, storage } = await remembered([{ ...opened, remember: 'rm.2' }])
    storage.write('go', go)
    expect(await logInRemembered(services, withFlags({}))).toBe(next)
    expect(storage.read('go')).toBeUndefined()
  })

  it('T1 tabs that start together take turns: the second one sends the next credential', async () => {
    const { services, session, called } = await remembered([
      { ...opened, remember: 'rm.2' },
      { ...opened, remember: 'rm.3' },
    ])
    const login = () => logInRemembered({ ...services, session: { ...session, get: () => undefined } }, withFlags({}))
    await Promise.all([login(), login()])
    expect(called.map(({ body }) => body.password)).toEqual(['rm.1', 'rm.2'])
    expect(readRemembered(services)).toMatchObject({ password: 'rm.3' })
  })

  it('OPEN-22 AUTO-11 after a logout the name stays, without credential, and nothing runs', async () => {
    const { services, storage, called } = await remembered([opened])
    stopAutoLogin(services)
    expect(storage.read('autoLogin')).toBe('0')
    expect(readRemembered(services)).toEqual({ type: 'username', merchant: 'aurora', username: 'ana' })
    expect(await logInRemembered(services, withFlags({}))).toBeUndefined()
    expect(called).toEqual([])
  })

  it('DEC-10 gets a new credential with a password change', async () => {
    const { services } = await remembered([{ credential: 'rm.9' }])
    await renewRemembered(services)
    expect(readRemembered(services)).toMatchObject({ username: 'ana', password: 'rm.9' })
  })

  it('LOGIN-09 AUTO-02 a choice at the login with an expired password has its credential after the change', async () => {
    const { services } = openPage([undefined, { credential: 'rm.9' }])
    await storeChoice(services, ana)
    expect(readRemembered(services)).not.toHaveProperty('password')
    await renewRemembered(services)
    expect(readRemembered(services)).toMatchObject({ username: 'ana', password: 'rm.9' })
  })

  it('OPEN-22 a password change renews nothing after a logout, nor for a login that was not chosen', async () => {
    const { services, called } = await remembered([{ credential: 'rm.9' }])
    stopAutoLogin(services)
    await renewRemembered(services)
    await storeChoice(services, { ...ana, isChosen: false })
    await renewRemembered(services)
    expect(called).toEqual([])
    expect(readRemembered(services)).toBeUndefined()
  })
})
