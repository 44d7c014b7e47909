import { endpoint, login, loginWays, type MemberType, memberInfo } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call, Handler } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import type { Merchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { GuessGuard } from '../guess/index.ts'
import type { Identities } from '../identity/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import type { Verifications } from '../verification/index.ts'
import { createLoginWay, type Identity, registerLoginWays } from './session-login-way.ts'

/** A second way to log in: its call, its flag and its proof. */
const ticketLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/ticket',
  access: 'anyone',
  summary: 'Opens a session by a ticket of a third party',
  body: z.object({ ticket: z.string(), loginDeviceId: login.body.shape.loginDeviceId }),
  value: login.value,
})

let server: TestServer
let member: { memberId: string; username: string }
beforeAll(async () => {
  server = await startTestServer()
  member = await server.logIn('aurora', 0 satisfies MemberType)
})
afterAll(() => server?.close())

/** Calls the way and returns its answer and its cookies. */
async function ask(
  verify: (call: Call<typeof ticketLogin>) => Promise<Identity>,
  flags: Merchant['settings']['whitelabelVal'],
) {
  const handlers: Handler<typeof ticketLogin>[] = []
  const registry = {
    on: (_endpoint: unknown, handler: Handler<typeof ticketLogin>) => void handlers.push(handler),
  } as unknown as Registry // a way registers its one call
  const way = createLoginWay(
    { endpoint: ticketLogin, flag: 'LINELOGIN3', secrets: ['ticket'] },
    { nameTry: () => 'ticket', verify },
  )
  const verifications = {} as Verifications // this way needs none
  const secondFactors = { openAttempt: async () => undefined } as unknown as SecondFactors // the member has none
  const guesses = {} as GuessGuard // this way has no secret that can be guessed
  const identities = {} as Identities // nor an identity of another service
  const { database } = server
  const visitors = { countryOf: () => 'PH' }
  registerLoginWays(registry, [way], { database, verifications, secondFactors, identities, guesses, visitors })
  const cookies: string[] = []
  const caller = {
    ...{ ip: '127.0.0.1', userAgent: 'test', bindCookie: undefined, deviceSecrets: undefined },
    setBindCookie: () => void cookies.push('bind'),
    setDeviceSecrets: () => void cookies.push('device'),
  } as unknown as Call<typeof ticketLogin>['caller'] // the caller's fields used by a login
  const { aurora } = server.merchants
  const merchant = { ...aurora, settings: { ...aurora.settings, whitelabelVal: flags } }
  const body = { ticket: 'good', loginDeviceId: undefined }
  const call = {
    merchant,
    session: null,
    vendor: null,
    raw: null,
    staff: null,
    caller,
    body,
    params: undefined,
    query: undefined,
  }
  const answer = await handlers[0]?.(call).catch((error: { code: string }) => error.code)
  return { answer, cookies }
}

const prove = (isStillProved: boolean) => async () => ({
  memberId: member.memberId,
  isStillProved: () => isStillProved,
})

describe('LOGIN-01 a way to log in', () => {
  it('answers what every login answers, with a session and its cookies', async () => {
    const { answer, cookies } = await ask(prove(true), { LINELOGIN3: true })
    expect(answer).toMatchObject({ id: member.memberId, userName: member.username, firstTimeLogin: false })
    expect(cookies).toEqual(['bind', 'device'])
    const sessions = await server.database.executeSql(
      'SELECT id FROM public.session WHERE member_id = $1 AND ended_at IS NULL',
      [member.memberId],
    )
    expect(sessions.rows).toHaveLength(2)
  })

  it.each([
    ['the merchant does not have it', true, {}, 'not_found'],
    ['its proof no longer holds under the lock', false, { LINELOGIN3: true }, 'login.cred.err'],
  ])('opens nothing where %s', async (_what, holds, flags, code) => {
    expect(await ask(prove(holds), flags)).toEqual({ answer: code, cookies: [] })
  })

  it('is not called where the merchant does not have it', async () => {
    const verify = async () => Promise.reject(new Error('verified'))
    expect((await ask(verify, {})).answer).toBe('not_found')
  })

  it('every merchant has the way by username', async () => {
    expect(loginWays.username.flag).toBeNull()
    const client = await server.logIn('lotus')
    expect((await server.call(memberInfo, {}, client)).status).toBe(200)
  })
})
