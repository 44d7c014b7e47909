import { constants, createDecipheriv, createHash, privateDecrypt } from 'node:crypto'
import { changePassword, login, register } from '@foyer/contract'
import { encryptedPayload, writeAssociatedData } from '@foyer/contract/encryption'
import { encryptionVector as vector } from '@foyer/contract/testing-encryption'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerRefusal, answerValue, openClient } from '../../../testing/fixture-wps.ts'
import { encryptCall } from './encryption-scheme.ts'
import type { WpsRequest } from './middleware.ts'
import type { Wps } from './wps.ts'

const CANARY = 'canary7secret'
const body = { username: 'demo', password: CANARY }
const keyPath = '/wps/session/key/rsa'

/** Received requests, in order, and the answers: codes for calls, a key or null for its path. */
let seen: WpsRequest[]
let refusals: (string | null)[]
let offer: Record<string, unknown> | null
let keyStatus: number
let isTruncated: boolean
let wps: Wps

beforeEach(() => {
  refusals = []
  isTruncated = false
  keyStatus = 200
  offer = describeKey()
  const answer = (request: WpsRequest) => {
    if (isTruncated) throw new TypeError('Failed to fetch')
    if (request.url === keyPath && keyStatus !== 200) return new Response('<html>', { status: keyStatus })
    if (request.url === keyPath) return answerValue(offer)
    const code = refusals.shift()
    return code ? answerRefusal(400, code) : answerValue({ id: '7' })
  }
  const { wps: opened, sent } = openClient(answer, {}, { hasEncryption: true })
  wps = opened
  seen = sent
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function describeKey(change: object = {}) {
  const serverTime = new Date()
  return {
    scheme: 'RSA-OAEP-256+A256GCM',
    keyId: vector.keyId,
    publicKey: vector.publicKey,
    isRequired: false,
    endsAt: new Date(serverTime.getTime() + 3_600_000).toISOString(),
    serverTime: serverTime.toISOString(),
    ...change,
  }
}

const calls = () => seen.filter(({ url }) => url !== keyPath)
const keyRequests = () => seen.length - calls().length

/** Decrypts as the server does, by Node's own functions. */
function open(
  { endpoint, url, headers, body: text }: Pick<WpsRequest, 'endpoint' | 'url' | 'headers' | 'body'>,
  merchant = 'aurora',
) {
  const { timestamp, nonce, iv, ciphertext } = encryptedPayload.parse(JSON.parse(text ?? ''))
  const [scheme, keyId = ''] = headers.get('Encryption')?.split(';') ?? []
  const bytes = Buffer.from(ciphertext, 'base64')
  expect(scheme).toBe('RSA-OAEP-256+A256GCM')
  expect(headers.get('X-Digest')).toBe(createHash('sha256').update(bytes).digest('base64'))
  const key = {
    key: Buffer.from(vector.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
    oaepHash: 'sha256',
  } as const
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const aesKey = privateDecrypt({ ...key, padding }, Buffer.from(headers.get('X-RSA') ?? '', 'base64'))
  const decipher = createDecipheriv('aes-256-gcm', aesKey, Buffer.from(iv, 'base64'))
  const bound = writeAssociatedData({ method: endpoint.method, path: url, merchant, keyId, timestamp, nonce })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(-16))
  const payload = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
  return { payload: JSON.parse(payload.toString('utf8')), timestamp, nonce, aesKey: aesKey.toString('hex') }
}

describe('DEC-16 the scheme', () => {
  it('gives the vector, but for the wrapped key, which opens to the same', async () => {
    const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
    const { method, path, merchant, keyId, publicKey, timestamp, payload } = vector
    const encrypted = await encryptCall(
      { method, url: path, merchant, body: payload, keyId, publicKey, timestamp },
      { aesKey: bytes(vector.aesKey), iv: bytes(vector.iv), nonce: bytes(vector.nonce) },
    )
    expect(encrypted.body).toBe(vector.body)
    expect(encrypted.headers.Encryption).toBe(`RSA-OAEP-256+A256GCM;${keyId}`)
    expect(encrypted.headers['X-Digest']).toBe(vector.digest)
    const request = { endpoint: login, url: path, headers: new Headers(encrypted.headers), body: encrypted.body }
    expect(open(request)).toMatchObject({ payload: JSON.parse(payload), aesKey: vector.aesKey })
  })
})

describe('CONF-33 what leaves the browser', () => {
  it('ENC-03, ENC-04, ENC-05, ENC-06 a login’s payload, readable with the merchant’s key only', async () => {
    await wps.call(login, { body })
    const [sent] = calls()
    expect(sent?.body).not.toContain(CANARY)
    expect(sent && open(sent).payload).toEqual(body)
  })

  it('a registration’s payload, with the headers of every call', async () => {
    await wps.call(register, { body }, { moduleId: 'REG3' })
    const [sent] = calls()
    expect(sent?.body).not.toContain(CANARY)
    expect(sent && open(sent).payload).toEqual(body)
    expect(sent?.headers.get('ModuleId')).toBe('REG3')
    expect(sent?.headers.get('Content-Type')).toBe('application/json')
  })

  it('other calls as they are, and no key is asked for', async () => {
    await wps.call(changePassword, { body: { oldPassword: 'a', newPassword: 'b' } })
    expect(seen.map(({ url, headers }) => [url, headers.get('Encryption')])).toEqual([[changePassword.path, null]])
  })

  it('with another AES key, iv and nonce each time, under one key that is asked for once', async () => {
    await Promise.all([wps.call(login, { body }), wps.call(login, { body })])
    await wps.call(login, { body })
    const opened = calls().map((sent) => open(sent))
    for (const part of ['aesKey', 'nonce'] as const) expect(new Set(opened.map((one) => one[part])).size).toBe(3)
    expect(keyRequests()).toBe(1)
  })

  it('ENC-01 plain where the merchant has encryption off, which is asked for each time', async () => {
    offer = null
    await wps.call(login, { body })
    await wps.call(login, { body })
    expect(calls().map((sent) => JSON.parse(sent.body ?? ''))).toEqual([body, body])
    expect(calls()[0]?.headers.get('Encryption')).toBeNull()
    expect(keyRequests()).toBe(2)
  })

  it('dated by the server’s clock, however wrong the phone’s is', async () => {
    offer = describeKey({ serverTime: '2031-05-05T05:05:05.000Z', endsAt: '2031-05-05T06:05:05.000Z' })
    await wps.call(login, { body })
    const [sent] = calls()
    expect(Math.abs((sent ? open(sent).timestamp : 0) - Date.parse('2031-05-05T05:05:05.000Z'))).toBeLessThan(5_000)
  })
})

describe('CONF-33 never dropped by an error', () => {
  it('no key by network: the call fails and nothing is sent; the next one asks again', async () => {
    isTruncated = true
    await expect(wps.call(login, { body })).rejects.toMatchObject({ name: 'WpsError', code: 'service_unavailable' })
    expect(calls()).toEqual([])
    isTruncated = false
    await wps.call(login, { body })
    expect(calls()).toHaveLength(1)
  })

  it('DEC-05 no key at another platform that has no such call: plain, as one that has encryption off', async () => {
    keyStatus = 404
    await wps.call(login, { body })
    expect(calls().map((sent) => JSON.parse(sent.body ?? ''))).toEqual([body])
  })

  it.each([500, 502, 401, 429])('an answer of %i about the key: the call fails and nothing is sent', async (status) => {
    keyStatus = status
    await expect(wps.call(login, { body })).rejects.toMatchObject({ name: 'WpsError', status })
    expect(calls()).toEqual([])
  })

  it.each([
    ['a scheme that nobody knows here', { scheme: 'constructor' }],
    ['a key that is none', { publicKey: 'AAAA' }],
    ['a key in no base64', { publicKey: '%' }],
  ])('%s: the call fails and nothing is sent', async (_what, change) => {
    offer = describeKey(change)
    await expect(wps.call(login, { body })).rejects.toMatchObject({ name: 'WpsError', code: 'bad_answer' })
    expect(calls()).toEqual([])
  })

  it.each(['encryption_key_unknown', 'encryption_expired', 'encryption_required'])(
    '%s: the key is asked for anew and the call repeated once',
    async (code) => {
      refusals = [code]
      await wps.call(login, { body })
      expect([keyRequests(), calls().length]).toEqual([2, 2])
      refusals = [code, code]
      await expect(wps.call(login, { body })).rejects.toMatchObject({ code })
      expect([keyRequests(), calls().length]).toEqual([3, 4])
    },
  )

  it.each(['encryption_invalid', 'encryption_replayed', 'login.cred.err', 'unknown_error'])(
    '%s: the call is not repeated',
    async (code) => {
      refusals = [code]
      await expect(wps.call(login, { body })).rejects.toMatchObject({ code })
      expect([keyRequests(), calls().length]).toEqual([1, 1])
    },
  )

  it('a repeated call is a new one: no part of the first is in it', async () => {
    refusals = ['encryption_key_unknown']
    await wps.call(login, { body })
    const [first, second] = calls().map((sent) => open(sent))
    expect(first?.nonce).not.toBe(second?.nonce)
    expect(first?.aesKey).not.toBe(second?.aesKey)
  })

  it('a call that is refused after another has the new key asks for none', async () => {
    await wps.call(login, { body })
    const [used] = calls()
    refusals = ['encryption_key_unknown']
    offer = describeKey({ keyId: 'next' })
    await wps.call(login, { body })
    expect(keyRequests()).toBe(2)
    await wps.call(login, { body })
    expect(keyRequests()).toBe(2)
    const ids = [used, ...calls().slice(-1)].map((sent) => sent?.headers.get('Encryption')?.split(';')[1])
    expect(ids).toEqual([vector.keyId, 'next'])
  })

  it('a key is not used past its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    offer = describeKey()
    await wps.call(login, { body })
    vi.setSystemTime(Date.now() + 3_599_000)
    await wps.call(login, { body })
    expect(keyRequests()).toBe(1)
    vi.setSystemTime(Date.now() + 2_000)
    await wps.call(login, { body })
    expect(keyRequests()).toBe(2)
  })
})

describe('T8 a page that is no secure context', () => {
  beforeEach(() => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }))

  it('sends plain where the merchant leaves it open', async () => {
    await wps.call(login, { body })
    expect(calls().map((sent) => JSON.parse(sent.body ?? ''))).toEqual([body])
  })

  it('sends nothing where the merchant requires encryption, and says why', async () => {
    offer = describeKey({ isRequired: true })
    await expect(wps.call(login, { body })).rejects.toMatchObject({ name: 'WpsError', code: 'encryption_required' })
    expect([keyRequests(), calls().length]).toEqual([1, 0])
  })
})
