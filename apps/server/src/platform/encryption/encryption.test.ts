import { createPublicKey, randomBytes } from 'node:crypto'
import { encryptionKey, login, memberInfo, register, setMemberLanguage } from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMerchantDirectory } from '../../merchant/index.ts'
import { changeSettings } from '../../testing/change-settings.ts'
import { encryptPayload, type PlainPayload } from '../../testing/encrypt-payload.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'
import { cleanUpEncryption } from './encryption.jobs.ts'
import { createEncryptionKeys } from './encryption-keys.service.ts'

let server: TestServer
let username: string
let key: { keyId: string; publicKey: string }
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' })
  username = (await server.logIn('aurora')).username
  key = await readKey()
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

/** Each test has its own address, so that tests do not share limits. */
let address = ''
beforeEach(() => {
  address = `10.${[...randomBytes(3)].join('.')}`
})

async function readKey(host = 'localhost') {
  const { envelope } = await server.call(encryptionKey, {}, { host })
  if (!envelope.value) throw new Error('encryption is off')
  return envelope.value
}

const credentials = () => ({ username, password: TEST_PASSWORD })
const encryptCall = (change: Partial<PlainPayload> = {}) =>
  encryptPayload({ ...key, payload: credentials(), ...change })

/** Sends an encrypted login. */
async function send({ headers, body }: ReturnType<typeof encryptCall>, host = 'localhost') {
  const more = { ...headers, 'x-forwarded-for': address }
  const { status, envelope } = await server.call(login, { body: body as never }, { host }, more) // the encrypted form is no login
  return { status, code: envelope.errorCode, value: envelope.value }
}

const setEncryption = (payloadEncryption: 'off' | 'on' | 'required') =>
  changeSettings(server, 'aurora', { payloadEncryption })

describe('ENC-02, API-21 the key', () => {
  it('is an RSA key of 3072 bits with its id, its end and the server’s time', async () => {
    const { scheme, keyId, publicKey, isRequired, endsAt, serverTime } = await readKey()
    expect([scheme, isRequired]).toEqual(['RSA-OAEP-256+A256GCM', false])
    const parsed = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    expect(parsed.asymmetricKeyDetails?.modulusLength).toBe(3072)
    expect(keyId).toMatch(/^[\w-]{22}$/)
    expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(5_000)
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(11 * 3_600_000 - 5_000)
    expect(Date.parse(endsAt) - Date.now()).toBeLessThan(23 * 3_600_000)
  })

  it('CONF-33 a merchant with encryption off gives none', async () => {
    const { envelope } = await server.call(encryptionKey, {}, { host: 'lotus.localhost' })
    expect(envelope).toMatchObject({ success: true, value: null })
  })

  it('is never kept by a cache on the way', async () => {
    expect((await server.call(encryptionKey, {})).headers.get('cache-control')).toBe('no-store')
  })

  it('its private half lies in the database encrypted with the data key only', async () => {
    const { rows } = await server.database.transaction((tx) => tx.execute(sql`SELECT * FROM encryption_key`))
    expect(rows.length).toBeGreaterThan(0)
    const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
    for (const { private_key_cipher } of rows) {
      const stored = private_key_cipher as Buffer // a bytea column
      await expect(crypto.subtle.importKey('pkcs8', stored, rsa, false, ['decrypt'])).rejects.toThrow()
    }
  })
})

describe('ENC-06 an encrypted login', () => {
  it('opens a session, as a plain one does (ENC-01, T8)', async () => {
    const { status, value } = await send(encryptCall())
    expect(status).toBe(200)
    const plain = await server.call(login, { body: credentials() }, undefined, { 'x-forwarded-for': address })
    expect(Object.keys(plain.envelope.value ?? {})).toEqual(Object.keys(value ?? {}))
  })

  it('is refused as a plain one is, without a trace of the password in the log', async () => {
    const canary = 'canary7wrong'
    const wrong = await send(encryptCall({ payload: { username, password: canary } }))
    expect([wrong.status, wrong.code]).toEqual([400, 'login.cred.err'])
    const incomplete = await send(encryptCall({ payload: { username } }))
    expect([incomplete.status, incomplete.code]).toEqual([400, 'invalid_input'])
    expect(server.logLines.join('\n')).not.toContain(canary)
  })

  it('T12 counts the name that is guessed, as a plain one does', async () => {
    const guess = () => send(encryptCall({ payload: { username: 'guessed9', password: 'wrong1pass' } }))
    const tries = await Promise.all(Array.from({ length: 12 }, guess))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('T32 a text with a NUL and what is no JSON are refused', async () => {
    const withNul = encryptCall({ payload: `{"username":"${username}","password":"a\\u0000"}` })
    expect((await send(withNul)).code).toBe('invalid_input')
    expect((await send(encryptCall({ payload: 'no json' }))).code).toBe('invalid_input')
  })
})

describe('an encrypted registration', () => {
  it('makes the member', async () => {
    const name = `e${randomBytes(5).toString('hex')}`
    const payload = { username: name, password: 'canary7right' }
    const { headers, body } = encryptCall({ payload, path: register.path })
    const { envelope } = await server.call(register, { body: body as never }, undefined, headers) // the encrypted form is no body
    expect(envelope.value?.userName).toBe(name)
  })
})

describe('DEC-16, T8 what is refused', () => {
  it('a payload that was sent before', async () => {
    const encryptedCall = encryptCall()
    expect((await send(encryptedCall)).status).toBe(200)
    const again = await send(encryptedCall)
    expect([again.status, again.code]).toEqual([400, 'encryption_replayed'])
  })

  it('the same nonce in another payload, and of ten at once all but one', async () => {
    const nonce = randomBytes(16).toString('hex')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(encryptCall({ nonce }))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'encryption_replayed')).toHaveLength(9)
  })

  it.each([
    ['5 minutes old', -5 * 60_000 - 1_000, 'encryption_expired'],
    ['almost 5 minutes old', -5 * 60_000 + 15_000, null],
    ['a minute ahead', 61_000 + 15_000, 'encryption_expired'],
    ['half a minute ahead', 30_000, null],
  ])('a payload %s: %s ms, %s', async (_age, shiftMs, code) => {
    expect((await send(encryptCall({ timestamp: Date.now() + shiftMs }))).code).toBe(code)
  })

  it('a payload that is refused for its age leaves its nonce free', async () => {
    const nonce = randomBytes(16).toString('hex')
    expect((await send(encryptCall({ nonce, timestamp: Date.now() - 400_000 }))).code).toBe('encryption_expired')
    expect((await send(encryptCall({ nonce }))).status).toBe(200)
  })

  it('a key that is not known, whatever came with it', async () => {
    const keyId = randomBytes(16).toString('base64url')
    const answer = await send(encryptCall({ keyId }))
    expect([answer.status, answer.code]).toEqual([400, 'encryption_key_unknown'])
  })

  it('each flipped byte of what is encrypted, with one answer', async () => {
    const { headers, body } = encryptCall()
    const flip = (text: string, at: number) =>
      text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
    const dependencies: Record<string, string> = { ...headers, body: JSON.stringify(body) }
    const answers = new Set<string>()
    for (const name of ['body', 'x-rsa', 'x-digest'] as const) {
      const text = dependencies[name] ?? ''
      // decryptRequest's own test flips each byte; here each seventh, for the whole server.
      for (let at = 0; at < text.length; at += 7) {
        const { body: payload, ...sent } = { ...dependencies, [name]: flip(text, at) }
        const url = login.path
        const more = { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': address }
        const answer = await server.app.inject({ method: 'POST', url, payload, headers: { ...sent, ...more } })
        answers.add(`${answer.statusCode} ${answer.body}`)
      }
    }
    expect([...answers]).toEqual([expect.stringMatching(/^400 .*"errorCode":"encryption_invalid"/)])
  })

  it.each([
    ['another scheme', { encryption: 'RSA1_5+A256CBC;x' }],
    ['no key id', { encryption: 'RSA-OAEP-256+A256GCM' }],
    ['an empty header', { encryption: '' }],
    ['no wrapped key', { 'x-rsa': '' }],
    ['no digest', { 'x-digest': '' }],
  ])('%s', async (_what, change) => {
    const { headers, body } = encryptCall()
    const answer = await send({ headers: { ...headers, ...change }, body })
    expect([answer.status, answer.code]).toEqual([400, 'encryption_invalid'])
  })

  it('a payload for another merchant or another call', async () => {
    expect((await send(encryptCall({ merchant: 'lotus' }))).code).toBe('encryption_invalid')
    expect((await send(encryptCall({ path: register.path }))).code).toBe('encryption_invalid')
  })

  it('encryption on a call that does not take it', async () => {
    const member = await server.logIn('aurora')
    const { headers, body } = encryptCall({ path: setMemberLanguage.path, payload: { language: 'CN' } })
    const { envelope } = await server.call(setMemberLanguage, { body: body as never }, member, headers) // the encrypted form is no body
    expect(envelope.errorCode).toBe('invalid_input')
    expect((await server.call(memberInfo, {}, member)).envelope.value?.language).toBe('EN')
  })
})

describe('CONF-33 off, on and required', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(async () => {
    await setEncryption('on')
    await readKey()
  })

  const sendPlain = () => server.call(login, { body: credentials() }, undefined, { 'x-forwarded-for': address })

  it('on: both ways are open', async () => {
    expect((await send(encryptCall())).status).toBe(200)
    expect((await sendPlain()).status).toBe(200)
  })

  it('required: the plain one is closed, for the calls that may come encrypted only', async () => {
    await setEncryption('required')
    expect((await readKey()).isRequired).toBe(true)
    expect((await send(encryptCall())).status).toBe(200)
    const { status, envelope } = await sendPlain()
    expect([status, envelope.errorCode]).toEqual([400, 'encryption_required'])
    expect((await server.call(encryptionKey, {})).status).toBe(200)
  })

  it('off: there is no key, also none from before', async () => {
    await setEncryption('off')
    expect((await send(encryptCall())).code).toBe('encryption_key_unknown')
    expect((await sendPlain()).status).toBe(200)
  })

  it('a merchant of before the setting has it off', async () => {
    const { rows } = await server.database.executeSql(
      `SELECT count(*)::int AS count FROM merchant WHERE settings->>'payloadEncryption' IS NULL`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('T8 keys come and go', () => {
  const parts = () => {
    const { database, config } = server
    const encryptionKeys = createEncryptionKeys({ database, dataKey: config.dataKey })
    return { database, merchants: createMerchantDirectory(database), encryptionKeys }
  }
  const listKeys = async () => (await server.database.executeSql('SELECT id FROM encryption_key ORDER BY period')).rows

  it('two processes that begin at once give out one key', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T06:00:00Z') })
    const offers = await Promise.all([parts(), parts()].map(({ encryptionKeys }) => encryptionKeys.offer()))
    expect(offers[0]?.id).toBe(offers[1]?.id)
  })

  it('the next key is made an hour ahead, an ended one is deleted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T06:00:00Z') })
    await cleanUpEncryption(parts())
    expect(await listKeys()).toHaveLength(1)
    vi.setSystemTime(Date.parse('2031-01-01T11:30:00Z'))
    await cleanUpEncryption(parts())
    const [old, next] = await listKeys()
    vi.setSystemTime(Date.parse('2031-01-01T12:00:00Z'))
    expect(await parts().encryptionKeys.offer()).toMatchObject(next as object) // a row
    vi.setSystemTime(Date.parse('2031-01-02T00:00:01Z'))
    await cleanUpEncryption(parts())
    expect(await listKeys()).not.toContainEqual(old)
    expect(await listKeys()).toContainEqual(next)
  })

  it('a key that has ended opens nothing, though this process has it still', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2032-01-01T00:00:00Z') })
    const { encryptionKeys } = parts()
    const { id } = await encryptionKeys.offer()
    vi.setSystemTime(Date.parse('2032-01-01T23:59:00Z'))
    expect(await encryptionKeys.findPrivateKey(id)).toBeDefined()
    vi.setSystemTime(Date.parse('2032-01-02T00:00:00Z'))
    expect(await encryptionKeys.findPrivateKey(id)).toBeUndefined()
  })

  it('another data key begins with keys of its own', async () => {
    const { database } = server
    const other = createEncryptionKeys({ database, dataKey: 'another-data-key-of-this-test-0000000' })
    const own = await readKey()
    expect(await other.findPrivateKey(own.keyId)).toBeUndefined()
    expect((await other.offer()).id).not.toBe(own.keyId)
  })

  it('nonces are forgotten when their payloads are too old, and not before', async () => {
    const count = async () => {
      const { rows } = await server.database.executeSql('SELECT count(*)::int AS count FROM encryption_nonce')
      return (rows[0] as { count: number }).count // the one row of a count
    }
    vi.useFakeTimers({ toFake: ['Date'] })
    await send(encryptCall())
    const before = await count()
    expect(before).toBeGreaterThan(0)
    vi.setSystemTime(Date.now() + 6 * 60_000)
    await cleanUpEncryption(parts())
    expect(await count()).toBeGreaterThan(0)
    vi.setSystemTime(Date.now() + 5 * 60_000)
    await cleanUpEncryption(parts())
    expect(await count()).toBe(0)
  })
})
