import { mayaLogin, registerAutoUsername, telegramLogin } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { createArea } from '../../../testing/fixture-wps.ts'
import { createClock } from '../../lib/clock.ts'
import { openStorage } from '../../lib/storage.ts'
import { describeMayaVisit, describeTelegramVisit, makeAutoRegistration } from './session-social.ts'

/** A page of a visitor whom a campaign, an affiliate and a member have brought. */
function openVisit(page: Record<string, unknown> = {}) {
  vi.stubGlobal('window', Object.assign(page, { top: page }))
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', maxTouchPoints: 5 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { cookie: '' })
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  storage.write('tid', '7')
  storage.write('registrationInfo', { affiliateCode: 'aff', referralCode: 'AB12' })
  storage.write('pixelIds', { kw: '1' })
  storage.write('lineSession', { lineSessionToken: 'line' })
  return { storage, clock: createClock('2026-11-25T00:00:00.000Z') }
}

beforeEach(() =>
  vi.stubGlobal('location', {
    protocol: 'https:',
    origin: 'https://www.aurora.example',
    pathname: '/m/login',
    search: '?token=canary',
    hostname: 'www.aurora.example',
  }),
)
afterEach(() => vi.unstubAllGlobals())

const origin = { registerUrl: 'https://www.aurora.example/m/login', domain: 'www.aurora.example', affiliateCode: 'aff' }
const campaign = { ...origin, linkId: '7', referralCode: 'AB12' }

describe('where a visitor of another service comes from', () => {
  test('API-25 API-03 a login by Maya says it', () => {
    const body = { sessionId: 's', ...describeMayaVisit(openVisit().storage) }
    expect(body).toEqual({ sessionId: 's', ...origin })
    expect(mayaLogin.body.parse(body)).toEqual(body)
  })

  test('API-25 API-05 a login by Telegram says it', () => {
    const body = { telegramAuth: 'data', ...describeTelegramVisit(openVisit().storage) }
    expect(body).toEqual({ telegramAuth: 'data', ...campaign })
    expect(telegramLogin.body.parse(body)).toEqual(body)
  })

  test.each([
    [{}, { registerMethod: 'H5' }],
    [{ foyerBridge: { postMessage: () => undefined } }, { registerMethod: 'APP', isOfficialAppLogin: true }],
  ])('API-08 OPEN-05 NATIVE-07 REG-18 a registration by the identity alone says what a form says', (page, device) => {
    const settings = fixtureSettings({ whitelabelVal: { FIREBASECREATEACC3: true }, smsTemplate: 'welcome' })
    const body = makeAutoRegistration(openVisit(page), settings)
    expect(body).toEqual({
      ...device,
      ...campaign,
      lineSessionToken: 'line',
      smsTemplate: 'welcome',
      loginDeviceId: expect.any(String),
      pixelTrack: { tid: '7', kw: '1' },
    })
    expect(registerAutoUsername.body.safeParse(body).success).toBe(true)
  })
})
