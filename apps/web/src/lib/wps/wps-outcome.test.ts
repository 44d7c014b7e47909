import { type EndpointDefinition, login, memberInfo, systemStatus } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { answerRefusal, createNetworkStub, openClient } from '../../../testing/fixture-wps.ts'
import type { CallOptions } from './middleware.ts'

let cookies: string[]
beforeEach(() => {
  vi.useFakeTimers()
  cookies = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      cookies.push(text)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A device with all kinds of local state, and a login refused with a code. */
async function refuse(errorCode: string, options: CallOptions = {}) {
  const client = openClient(() => answerRefusal(400, errorCode))
  const { storage, wps } = client
  storage.write('autoLogin', '1')
  storage.write('lineSession', { lineSessionToken: 'line' })
  storage.write('telegramAuth', { id: '1' })
  const body = { username: 'demo', password: 'x' }
  await expect(wps.call(login, { body }, options)).rejects.toMatchObject({ code: errorCode })
  return {
    autoLogin: storage.read('autoLogin'),
    hasLine: storage.read('lineSession') !== undefined,
    hasTelegram: storage.read('telegramAuth') !== undefined,
  }
}
const all = { autoLogin: '1', hasLine: true, hasTelegram: true }

describe('what a failure takes from this device', () => {
  it.each<[string, string, CallOptions, object]>([
    ['ERR-04', 'token_ip_different', { origin: 'username' }, { ...all, autoLogin: '0' }],
    ['ERR-05', 'login.cred.err', { origin: 'username' }, { ...all, autoLogin: '0' }],
    ['ERR-06', 'not.exists.user', { origin: 'username' }, { ...all, autoLogin: '0' }],
    ['ERR-06 CONF-17 quietly too', 'not.exists.user', { origin: 'username', alert: false }, { ...all, autoLogin: '0' }],
    ['CONF-15', 'not.exists.user', { origin: 'once' }, all],
    ['CONF-15', 'not.exists.user', {}, all],
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

test('HTTP-31 ERR-22 a call without a URL is rejected with the words url is null, and nothing is sent', async () => {
  const { wps, sent } = openClient()
  const nowhere = { ...memberInfo, path: '' } as unknown as EndpointDefinition // a broken endpoint description
  await expect(wps.call(nowhere, {})).rejects.toThrow(/^url is null$/)
  expect(sent).toEqual([])
})

test.each<[string, EndpointDefinition, CallOptions, number]>([
  ['the main client', memberInfo, {}, 30_000],
  ['a system call', systemStatus, {}, 5_000],
  ['a captcha call', { ...memberInfo, path: '/wps/captcha/geetest' }, {}, 5_000],
  ['a call that says so', memberInfo, { timeoutMs: 10_000 }, 10_000],
])(
  'HTTP-10 CONF-31 CONST-19 %s gives up after its time, which stands in no address',
  async (_, endpoint, options, timeoutMs) => {
    const { wps, sent } = openClient(createNetworkStub().answer)
    const failed: unknown[] = []
    wps.call(endpoint, { query: {} }, options).catch((error: unknown) => failed.push(error))
    await vi.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(failed).toEqual([])
    expect(sent.map(({ url }) => url)).toEqual([endpoint.path])
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toMatchObject([{ code: 'timeout' }])
    expect(sent[0]?.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  },
)
