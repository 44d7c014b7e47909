import { randomUUID } from 'node:crypto'
import { type FirebaseChannel, login, register, registerAutoUsername } from '@foyer/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_FIREBASE_KEYS_PATH,
  DEMO_FIREBASE_PROJECT,
  registerDemoFirebase,
} from '../../../demo/services/demo-firebase.ts'
import {
  createFirebaseAccounts,
  type FirebaseAccounts,
  type FirebasePerson,
} from '../../../demo/services/demo-firebase-accounts.ts'
import { type Merchant, saveMerchant } from '../../merchant/index.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
interface Issuer {
  app: FastifyInstance
  accounts: FirebaseAccounts
}

let issuer: Issuer
let other: Issuer
beforeAll(async () => {
  issuer = createIssuer(DEMO_FIREBASE_PROJECT)
  other = createIssuer('lotus-demo')
  const [keysUrl, otherKeysUrl] = await Promise.all([issuer, other].map(listen))
  const identityProviders = { aurora: { firebase: { keysUrl } }, lotus: { firebase: { keysUrl: otherKeysUrl } } }
  server = await startTestServer({ limits: { loginAddress: 10_000, register: 10_000 }, identityProviders })
  const { smsProvider, whitelabelVal } = server.merchants.aurora.settings
  await changeSettings(server, 'aurora', {
    whitelabelVal: { ...whitelabelVal, GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TWITTERLOGIN3: true },
    smsProvider: { ...smsProvider, genericProvider: 'oidc.acme', genericProviderName: 'Acme' },
  })
  await changeSettings(server, 'lotus', {
    smsProvider: { ...smsProvider, projectId: 'lotus-demo' },
    whitelabelVal: { ...server.merchants.lotus.settings.whitelabelVal, GOOGLELOGIN3: true },
  })
})
afterAll(() => Promise.all([server?.close(), issuer?.app.close(), other?.app.close()]))

function createIssuer(projectId: string): Issuer {
  const app = Fastify()
  const accounts = createFirebaseAccounts(projectId)
  registerDemoFirebase(app, accounts)
  return { app, accounts }
}

async function listen({ app }: Issuer): Promise<string> {
  return (await app.listen({ host: '127.0.0.1', port: 0 })) + DEMO_FIREBASE_KEYS_PATH
}

async function changeSettings(
  { merchants, database }: TestServer,
  code: 'aurora' | 'lotus',
  changes: Partial<Merchant['settings']>,
): Promise<void> {
  const merchant = merchants[code]
  const settings = { ...merchant.settings, ...changes }
  await database.transaction((tx) => saveMerchant(tx, { ...merchant, settings }))
}

const vendors = { google: 'google.com', facebook: 'facebook.com', twitter: 'twitter.com', firebase: 'oidc.acme' }
const makePerson = (channel: FirebaseChannel = 'google') =>
  issuer.accounts.findPerson({ id: randomUUID(), name: 'Ada Example' }, vendors[channel])
const tokenOf = async (person: FirebasePerson, changes?: Record<string, unknown>) =>
  (await issuer.accounts.signIn(person, changes)).idToken

/** One browser: its device id in every call. */
function openBrowser(host = 'localhost') {
  const loginDeviceId: string = randomUUID()
  const logIn = (firebaseIdToken: string, firebaseChannel: FirebaseChannel = 'google') =>
    server.call(login, { body: { type: 'firebase', firebaseChannel, firebaseIdToken, loginDeviceId } }, { host })
  const bind = (username: string, firebaseIdToken: string, firebaseChannel: FirebaseChannel = 'google') => {
    const body = { username, password: TEST_PASSWORD, firebaseChannel, firebaseIdToken, loginDeviceId }
    return server.call(login, { body }, { host })
  }
  const enroll = (firebaseIdToken2: string) => {
    const username = `f${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const identity = { firebaseChannel2: 'google', firebaseIdToken2 } as const
    return server.call(register, { body: { username, password: TEST_PASSWORD, loginDeviceId, ...identity } }, { host })
  }
  const enrollAlone = (firebaseIdToken2: string) => {
    const body = { firebaseChannel2: 'google', firebaseIdToken2, loginDeviceId } as const
    return server.call(registerAutoUsername, { body }, { host })
  }
  return { logIn, bind, enroll, enrollAlone }
}

const codeOf = async (answer: Promise<{ envelope: { errorCode: string | null } }>) => (await answer).envelope.errorCode

describe('SOC-01, CONF-48 a login by Firebase', () => {
  it.each(['google', 'facebook', 'twitter', 'firebase'] as const)(
    'ENT-04 by %s: without an account the answer says so; bound by the password it logs in alone',
    async (channel) => {
      const member = await server.logIn('aurora')
      const person = makePerson(channel)
      const { logIn, bind } = openBrowser()
      const token = await tokenOf(person)
      expect(await codeOf(logIn(token, channel))).toBe('bind_customer_required')
      expect((await bind(member.username, token, channel)).envelope.value?.id).toBe(member.memberId)
      const again = await openBrowser().logIn(await tokenOf(person), channel)
      expect(again.envelope.value).toMatchObject({ id: member.memberId, passwordExpired: false })
    },
  )

  it('REG-05 a registration binds the pending identity, with and without a user name', async () => {
    for (const way of ['enroll', 'enrollAlone'] as const) {
      const person = makePerson()
      const browser = openBrowser()
      const token = await tokenOf(person)
      expect(await codeOf(browser.logIn(token))).toBe('bind_customer_required')
      const { envelope } = await browser[way](token)
      expect(envelope.errorCode).toBeNull()
      const again = await openBrowser().logIn(await tokenOf(person))
      expect(again.envelope.value?.id).toBe(envelope.value?.id)
    }
  })

  it('without its fields is invalid', async () => {
    const body = { type: 'firebase', firebaseChannel: 'google' } as const
    expect(await codeOf(server.call(login, { body }))).toBe('invalid_input')
  })
})

describe('a channel that the merchant does not have', () => {
  it.each([
    ['SOC-15', 'facebook'],
    ['SOC-16', 'twitter'],
    ['SOC-01', 'firebase'],
  ] as const)('%s %s logs nobody in and binds nothing', async (_, channel) => {
    const member = await server.logIn('lotus')
    const { idToken } = await other.accounts.signIn(makePerson(channel))
    const { logIn, bind } = openBrowser('lotus.localhost')
    expect(await codeOf(logIn(idToken, channel))).toBe('not_found')
    expect(await codeOf(bind(member.username, idToken, channel))).toBe('identity_invalid')
  })

  it('SOC-14 leaves its other channels', async () => {
    const { idToken } = await other.accounts.signIn(makePerson())
    expect(await codeOf(openBrowser('lotus.localhost').logIn(idToken))).toBe('bind_customer_required')
  })
})

describe('T16 a token that proves nothing opens no session', () => {
  /** A member who would be logged in by the right token. */
  async function bindMember() {
    const member = await server.logIn('aurora')
    const person = makePerson()
    expect(await codeOf(openBrowser().bind(member.username, await tokenOf(person)))).toBeNull()
    return person
  }
  const now = () => Math.floor(Date.now() / 1_000)

  it('forged, unsigned, of another channel, project or person, expired, early or old', async () => {
    const person = await bindMember()
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [, payload = '', signature = ''] = (await tokenOf(person)).split('.')
    const tokens = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'RS256', kid: 'unknown' })}.${payload}.${signature}`,
      await tokenOf(person, { firebase: { sign_in_provider: 'password' } }),
      (await other.accounts.signIn(person)).idToken,
      await tokenOf(person, { exp: now() - 60, iat: now() - 3_660 }),
      await tokenOf(person, { auth_time: now() - 301 }),
      await tokenOf(person, { auth_time: now() + 300 }),
    ]
    for (const token of tokens) expect(await codeOf(openBrowser().logIn(token))).toBe('identity_invalid')
    expect(await codeOf(openBrowser().logIn(await tokenOf(person), 'facebook'))).toBe('identity_invalid')
    expect(await codeOf(openBrowser('lotus.localhost').logIn(await tokenOf(person)))).toBe('identity_invalid')
    expect(await codeOf(openBrowser().logIn(await tokenOf(person)))).toBeNull()
  })

  it('used a second time, also by the same browser', async () => {
    const token = await tokenOf(await bindMember())
    const { logIn } = openBrowser()
    const answers = await Promise.all([logIn(token), logIn(token), logIn(token)])
    expect(answers.map(({ envelope }) => envelope.errorCode ?? 'session').sort()).toEqual([
      'identity_invalid',
      'identity_invalid',
      'session',
    ])
    expect(await codeOf(logIn(token))).toBe('identity_invalid')
    expect(await codeOf(openBrowser().logIn(token))).toBe('identity_invalid')
  })

  it('pending for the browser that showed it first, by another one', async () => {
    const token = await tokenOf(makePerson())
    expect(await codeOf(openBrowser().logIn(token))).toBe('bind_customer_required')
    expect(await codeOf(openBrowser().logIn(token))).toBe('identity_invalid')
    expect(await codeOf(openBrowser().enrollAlone(token))).toBe('identity_invalid')
  })

  it('while the keys are out of reach', async () => {
    const merchantKeys = { aurora: { firebase: { keysUrl: 'http://127.0.0.1:1/keys' } } }
    const closed = await startTestServer({ identityProviders: merchantKeys })
    await changeSettings(closed, 'aurora', { whitelabelVal: { GOOGLELOGIN3: true } })
    const body = { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: await tokenOf(makePerson()) } as const
    expect(await codeOf(closed.call(login, { body }))).toBe('identity_unavailable')
    await closed.close()
  })

  it('T16 the e-mail address of another member is nothing', async () => {
    const person = await bindMember()
    const token = await tokenOf(makePerson(), { email: 'ada@people.example', user_id: person.uid })
    expect(await codeOf(openBrowser().logIn(token))).toBe('bind_customer_required')
  })
})
