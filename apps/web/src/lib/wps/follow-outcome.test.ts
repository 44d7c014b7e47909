import { login, memberInfo } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { answerRefusal, openClient } from '../../../testing/fixture-wps.ts'
import type { CallOptions } from './middleware.ts'

let cookies: string[]
beforeEach(() => {
  cookies = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text)
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** A device with all kinds of local state, and a login refused with a code. */
async function refuse(errorCode: string, options: CallOptions = {}) {
  const client = openClient(() => answerRefusal(400, errorCode))
  const { storage, wps } = client
  storage.write('autoLogin', '1')
  storage.write('lineSession', { lineSessionToken: 'line' })
  storage.write('firebaseSession', { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' })
  storage.write('telegramAuth', { id: '1', auth_date: '1', hash: 'h' })
  const body = { username: 'demo', password: 'x' }
  await expect(wps.call(login, { body }, options)).rejects.toMatchObject({ code: errorCode })
  return {
    autoLogin: storage.read('autoLogin'),
    hasLine: storage.read('lineSession') !== undefined,
    hasFirebase: storage.read('firebaseSession') !== undefined,
    hasTelegram: storage.read('telegramAuth') !== undefined,
    mustChange: storage.read('mustChangePassword') === '1',
  }
}
const all = { autoLogin: '1', hasLine: true, hasFirebase: true, hasTelegram: true, mustChange: false }

describe('what a failure takes from this device', () => {
  it.each<[string, string, CallOptions, object]>([
    ['ERR-04', 'token_ip_different', { origin: 'username' }, { ...all, autoLogin: '0' }],
    ['ERR-05', 'login.cred.err', { origin: 'username' }, { ...all, autoLogin: '0' }],
    ['ERR-06', 'not.exists.user', { origin: 'username' }, { ...all, autoLogin: '0' }],
    ['ERR-06 CONF-17 quietly too', 'not.exists.user', { origin: 'username', alert: false }, { ...all, autoLogin: '0' }],
    ['CONF-15', 'not.exists.user', { origin: 'once' }, all],
    ['CONF-15', 'not.exists.user', {}, all],
    ['ERR-03 REG-15', 'line_invalid_token', { origin: 'once' }, { ...all, hasLine: false }],
    ['ERR-14 TG-07', 'telegram_validate_failed', { origin: 'once' }, { ...all, hasTelegram: false }],
    ['T16', 'identity_invalid', { origin: 'once' }, { ...all, hasFirebase: false }],
    ['FLAG-10', 'password_change_required', {}, { ...all, mustChange: true }],
    ['', 'invalid_input', { origin: 'username' }, all],
  ])('%s %s %j', async (_, code, options, left) => {
    expect(await refuse(code, options)).toEqual(left)
  })

  it('ERR-05 ERR-06 the remembered login is its cookie, and no other', async () => {
    await refuse('login.cred.err', { origin: 'username' })
    expect(cookies).toEqual(['remPass=; Path=/m; Max-Age=0; SameSite=Lax'])
    await refuse('not.exists.user', { origin: 'once' })
    expect(cookies).toHaveLength(1)
  })
})

test.each([
  [{}, 'expired'],
  [{ alert: false }, 'lapsed'],
] as const)('CONF-39 ERR-09 a call with %j has the session %s', async (options, reason) => {
  const { wps, session, logIn } = openClient(() => answerRefusal(401, 'login.not.session'))
  logIn('7')
  const ends: string[] = []
  session.onEnd((end) => ends.push(end))
  await wps.call(memberInfo, {}, options).catch(() => undefined)
  expect([session.get(), ends]).toEqual([undefined, [reason]])
})
