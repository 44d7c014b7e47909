import { login } from '@foyer/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import type { Wps } from '../../lib/wps/wps.ts'
import { callLogin } from './session-login-call.ts'

afterEach(() => vi.unstubAllGlobals())

const typed = { username: 'demo', password: 'secret7' }

/** The login of a page with this window: what the client of the platform is given. */
async function logIn({ page, userAgent }: { page: Record<string, unknown>; userAgent: string }) {
  vi.stubGlobal('window', Object.assign(page, { top: page }))
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const call = vi.fn(async () => ({}))
  await callLogin({ call } as unknown as Wps, typed) // its only method
  return call.mock.calls[0] as unknown[] | undefined // the arguments of the one call
}

const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile'

test.each([
  ['in a browser', {}, phone, {}],
  [
    'NATIVE-03 in the native app',
    { foyerBridge: { postMessage: () => undefined } },
    phone,
    { isOfficialAppLogin: true },
  ],
  ['DEV-05, CONF-45 on an iPad', {}, 'Mozilla/5.0 (iPad; CPU OS 18_0)', { device: 'IPAD' }],
])('a login %s is sent encrypted, with the facts of the device', async (_, page, userAgent, facts) => {
  expect(await logIn({ page, userAgent })).toEqual([
    login,
    { body: { ...typed, ...facts } },
    { origin: 'username', sender: sendEncrypted },
  ])
})
