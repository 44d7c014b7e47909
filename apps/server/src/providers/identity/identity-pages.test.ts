import type { SiteSettings } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { writePagePolicy } from '../../pages/page-security.ts'
import { findIdentityHosts, findLoginReturn } from './identity-pages.ts'

const own = {
  firebase: false,
  apiKey: 'key',
  projectId: 'aurora',
  authDomain: 'aurora.firebaseapp.com',
  facebookAppId: '1234',
  googleWebClientId: 'client',
}
const flags = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TWITTERLOGIN3: true }

function write(
  whitelabelVal: SiteSettings['whitelabelVal'],
  smsProvider: SiteSettings['smsProvider'] = own,
  emulator?: string,
) {
  const identityHosts = findIdentityHosts({ whitelabelVal, smsProvider }, emulator)
  return writePagePolicy({ nonce: 'x', isHttps: true, identityHosts })
}

const read = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('T26 vendors of a login in the policy of a page', () => {
  const closed = writePagePolicy({ nonce: 'x', isHttps: true })

  test.each([
    ['no way', {}, own],
    ['flags without a project', flags, { firebase: false }],
    ['Facebook alone without its app id', { FACEBOOKLOGIN3: true }, { ...own, facebookAppId: '' }],
  ])('a merchant with %s has the pages of one without Firebase', (_, whitelabelVal, smsProvider) => {
    expect(write(whitelabelVal, smsProvider)).toBe(closed)
  })

  test('SOC-14 Google’s window is framed at the merchant’s domain, and the token comes from Firebase', () => {
    const policy = write({ GOOGLELOGIN3: true })
    expect(read(policy, 'frame-src')).toBe('frame-src https://aurora.firebaseapp.com')
    expect(read(policy, 'connect-src')).toBe("connect-src 'self' https://identitytoolkit.googleapis.com")
    expect(read(policy, 'trusted-types')).toBe("trusted-types foyer default gapi#gapi goog#html 'allow-duplicates'")
    expect(read(policy, 'script-src')).toBe("script-src 'nonce-x' 'strict-dynamic'")
    expect(policy).not.toMatch(/facebook|accounts\.google|unsafe/)
  })

  test('SOC-15 Facebook alone needs no window of Firebase', () => {
    const policy = write({ FACEBOOKLOGIN3: true })
    expect(read(policy, 'frame-src')).toBe('frame-src https://www.facebook.com https://web.facebook.com')
    expect(policy).not.toMatch(/firebaseapp|accounts\.google/)
  })

  test('SOC-16 the generic provider has Firebase’s window too', () => {
    const policy = write({}, { ...own, genericProvider: 'oidc.acme', genericProviderName: 'Acme' })
    expect(read(policy, 'frame-src')).toBe('frame-src https://aurora.firebaseapp.com')
  })

  test('SOC-11 one-tap opens Google’s addresses where the merchant has it on', () => {
    const policy = write({ GOOGLELOGIN3: true }, { ...own, googleOneTap: true })
    expect(read(policy, 'frame-src')).toContain('https://accounts.google.com/gsi/')
    expect(read(policy, 'style-src')).toBe("style-src 'self' 'nonce-x' https://accounts.google.com/gsi/style")
    expect(write({ TWITTERLOGIN3: true }, { ...own, googleOneTap: true })).not.toContain('accounts.google.com')
  })

  test('TG-06 Telegram’s script needs our list of scripts, and no address', () => {
    const policy = write({ TELEGRAMLOGIN3: true })
    expect(policy).toBe(closed.replace('trusted-types foyer', 'trusted-types foyer default'))
  })

  test('a domain that is more than a host opens nothing', () => {
    const policy = write({ GOOGLELOGIN3: true }, { ...own, authDomain: "a.example; script-src 'unsafe-inline'" })
    expect(read(policy, 'frame-src')).toBeUndefined()
    expect(policy).not.toContain('unsafe-inline')
  })

  test('with a stand-in only its origin is open', () => {
    const policy = write(flags, { ...own, googleOneTap: true }, 'http://firebase.localhost:8080')
    expect(read(policy, 'frame-src')).toBe('frame-src http://firebase.localhost:8080')
    expect(policy).not.toMatch(/google|facebook/)
  })
})

const smsProvider = { firebase: false }
const none = { whitelabelVal: {}, smsProvider }
const line = { whitelabelVal: { LINELOGIN3: true }, smsProvider }

test.each([
  ['LINE-02 the return from Line', '/m/home', 'code=a&state=b', line, '/m/login?code=a&state=b'],
  ['LINE-02 a refusal at Line', '/m/home', 'error=access_denied&state=b', line, '/m/login?error=access_denied&state=b'],
  ['LINE-01 without the flag', '/m/home', 'code=a&state=b', none, undefined],
  ['a code alone, such as a referral', '/m/home', 'code=a', line, undefined],
  ['another page', '/m/wallet', 'code=a&state=b', line, undefined],
  ['OPEN-61 the Maya app', '/', 'sessionId=s&env=production', none, '/m/login?sessionId=s&env=production'],
  ['a value with signs of its own', '/m/home', 'code=a%26go%3Dx&state=b', line, '/m/login?code=a%26go%3Dx&state=b'],
] as const)('%s', (_what, path, search, settings, target) => {
  expect(findLoginReturn({ path, search }, settings)).toBe(target)
})
