import {
  acceptTerms,
  createDeposit,
  createWithdrawal,
  launchGame,
  memberTerms,
  register,
  systemStatus,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await setTerms('1')
})
afterAll(() => server?.close())

/** Puts a version of aurora's terms in force at once. */
async function setTerms(version: string | undefined): Promise<void> {
  const { aurora } = server.merchants
  const settings = { ...aurora.settings, terms: version === undefined ? undefined : { version, minimumAge: 21 } }
  await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
  // The list of merchants is a few seconds old.
  const readVersion = async () => (await server.call(systemStatus, { query: {} })).envelope.value?.terms?.version
  await vi.waitFor(async () => expect(await readVersion()).toBe(version), { timeout: 10_000, interval: 200 })
}

let count = 0
/** Registers a member of aurora. */
async function signUp(termsVersion?: string) {
  count += 1
  const body = { username: `terms${count}`, password: TEST_PASSWORD, ...(termsVersion ? { termsVersion } : {}) }
  const { envelope, headers } = await server.call(register, { body })
  const client: TestClient = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
  return { envelope, client }
}

const readTerms = async (client: TestClient) => (await server.call(memberTerms, {}, client)).envelope.value
const accept = async (client: TestClient, version: string) =>
  (await server.call(acceptTerms, { body: { version } }, client)).envelope.errorCode
const deposit = (client: TestClient, requestId = crypto.randomUUID()) =>
  server.call(createDeposit, { body: { requestId, method: 'bank', amountMinor: '10000' } }, client)
const launch = async (client: TestClient) =>
  (await server.call(launchGame, { query: { launchMode: 'GAME', gameCode: 'none' } }, client)).envelope.errorCode

describe('OPEN-77 age and terms by version', () => {
  it('are accepted with the registration', async () => {
    const { client } = await signUp('1')
    expect(await readTerms(client)).toEqual({ due: null, acceptedVersion: '1' })
    expect((await deposit(client)).envelope.errorCode).not.toBe('terms_required')
    const { rows } = await server.database.executeSql(
      "SELECT minimum_age, accepted_at > now() - interval '1 minute' AS is_now FROM public.member_terms",
    )
    expect(rows).toEqual([{ minimum_age: 21, is_now: true }])
  })

  it('another version than the one in force creates no account', async () => {
    const { envelope } = await signUp('0')
    expect(envelope.errorCode).toBe('invalid_input')
    expect(envelope.fields).toEqual([{ path: 'terms', rule: 'registration.terms.changed' }])
    expect((await signUp('1')).envelope.success).toBe(true)
  })

  it('a registration that names none has neither deposit nor play until they are accepted', async () => {
    const { client } = await signUp()
    expect(await readTerms(client)).toEqual({ due: { version: '1', minimumAge: 21 }, acceptedVersion: null })
    expect((await deposit(client)).envelope.errorCode).toBe('terms_required')
    expect(await launch(client)).toBe('terms_required')
    expect(await accept(client, '0')).toBe('terms_required')
    expect((await deposit(client)).envelope.errorCode).toBe('terms_required')
    expect(await accept(client, '1')).toBeNull()
    expect(await accept(client, '1')).toBeNull()
    expect((await deposit(client)).envelope.errorCode).not.toBe('terms_required')
    expect(await launch(client)).toBe('game_not_found')
  })

  it('the own money can be withdrawn without them', async () => {
    const { client } = await signUp()
    const body = { requestId: crypto.randomUUID(), cardId: 'none', amountMinor: '10000' }
    expect((await server.call(createWithdrawal, { body }, client)).envelope.errorCode).toBe('card_not_found')
  })

  it('T10 the other merchant has none, and no acceptance', async () => {
    const client = await server.logIn('lotus')
    expect(await readTerms(client)).toEqual({ due: null, acceptedVersion: null })
    expect(await accept(client, '1')).toBe('terms_required')
  })

  it('a newer version asks again; a deposit from before it is answered again', async () => {
    const { client } = await signUp('1')
    const requestId = crypto.randomUUID()
    const { envelope } = await deposit(client, requestId)
    expect(envelope.success).toBe(true)
    await setTerms('2')
    expect(await readTerms(client)).toEqual({ due: { version: '2', minimumAge: 21 }, acceptedVersion: '1' })
    expect((await deposit(client)).envelope.errorCode).toBe('terms_required')
    expect((await deposit(client, requestId)).envelope.value?.id).toBe(envelope.value?.id)
    expect(await accept(client, '2')).toBeNull()
    expect(await readTerms(client)).toEqual({ due: null, acceptedVersion: '2' })
  })

  it('of a merchant without them nothing is asked or recorded', async () => {
    await setTerms(undefined)
    const { client } = await signUp('5')
    expect(await readTerms(client)).toEqual({ due: null, acceptedVersion: null })
    expect(await launch(client)).toBe('game_not_found')
  })
})
