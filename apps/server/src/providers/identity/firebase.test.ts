import { createHmac } from 'node:crypto'
import type { FirebaseChannel, SiteSettings } from '@foyer/contract'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { listDemoMerchants } from '../../../demo/seed/demo-merchants.ts'
import type { HttpClient } from '../../http/http-client.ts'
import { createFirebase } from './firebase.ts'
import type { IdentityCheck } from './identity.ts'
import { createJwkSet } from './jwk-set.ts'

const PROJECT = 'aurora-demo'
const KEYS_URL = 'https://keys.example/jwk'
const NOW = new Date('2026-11-23T12:00:00Z')
const now = Math.floor(NOW.getTime() / 1_000)

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>
let first: KeyPair
let second: KeyPair

beforeAll(async () => {
  first = await generateKeyPair('RS256', { extractable: true })
  second = await generateKeyPair('RS256', { extractable: true })
})

const at = (seconds: number) => new Date((now + seconds) * 1_000)
const refusal = { outcome: 'refused' }

function readProven(check: IdentityCheck) {
  if (check.outcome !== 'proven') throw new Error(`the proof is ${check.outcome}`)
  return check.identity
}

const right = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-1',
  iat: now - 5,
  exp: now + 3_595,
  auth_time: now - 5,
  name: 'Ada',
  firebase: { sign_in_provider: 'google.com' },
}

function sign(changes: Record<string, unknown> = {}, { key = first, kid = 'first' } = {}): Promise<string> {
  const payload: JWTPayload = JSON.parse(JSON.stringify({ ...right, ...changes })) // without undefined fields
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key.privateKey)
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An issuer whose published keys, cache-control and reachability a test changes. */
function createIssuer() {
  const issuer = { keys: [{ key: first, kid: 'first' }], calls: 0, isReachable: true, maxAge: 3_600, timeMs: 0 }
  const httpClient: HttpClient = {
    async call() {
      issuer.calls += 1
      if (!issuer.isReachable) return { outcome: 'unanswered', reason: 'timeout' }
      const keys = issuer.keys.map(async ({ key, kid }) => ({ ...(await exportJWK(key.publicKey)), kid, alg: 'RS256' }))
      const headers = { 'cache-control': `public, max-age=${issuer.maxAge}, must-revalidate` }
      return { outcome: 'answered', status: 200, headers, body: JSON.stringify({ keys: await Promise.all(keys) }) }
    },
    isAllowed: () => true,
    close: async () => undefined,
  }
  return { issuer, keys: createJwkSet(KEYS_URL, httpClient, () => issuer.timeMs) }
}

const smsProvider = {
  firebase: false,
  apiKey: 'key',
  authDomain: 'aurora.firebaseapp.com',
  projectId: PROJECT,
  facebookAppId: '1234',
  genericProvider: 'oidc.acme',
  genericProviderName: 'Acme',
}

function verify(
  idToken: string,
  { keys } = createIssuer(),
  channel: FirebaseChannel = 'google',
  changes: Partial<SiteSettings> = {},
) {
  const { gw } = listDemoMerchants(8080)[0]?.settings ?? {}
  if (!gw) throw new Error('the demo merchants are missing')
  const whitelabelVal = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TWITTERLOGIN3: true }
  const settings = { gw, smsProvider, whitelabelVal, ...changes }
  return createFirebase(keys, () => NOW).verify({ channel, idToken }, { code: 'aurora', settings })
}

describe('T16 a Firebase ID token', () => {
  test('of the project and the channel proves project and user, and its digest is of what is signed', async () => {
    const token = await sign({ picture: 'https://people.example/ada.png', email: 'ada@people.example' })
    const identity = readProven(await verify(token))
    expect(identity).toMatchObject({ subject: `${PROJECT}/uid-1`, kind: 'google', name: 'Ada' })
    expect(identity).toMatchObject({ picture: 'https://people.example/ada.png', provenAt: at(-5) })
    expect(JSON.stringify(identity)).not.toContain('ada@people')
    const again = readProven(await verify(token))
    expect(again.proofDigest).toEqual(identity.proofDigest)
    expect(readProven(await verify(await sign({ iat: now - 4 }))).proofDigest).not.toEqual(identity.proofDigest)
  })

  test('has one digest in every spelling of its signature', async () => {
    const token = await sign()
    // The last character of 342 has 4 bits that mean nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = token.slice(0, -1) + letters[letters.indexOf(token.at(-1) ?? '') ^ 1]
    const check = await verify(other)
    if (check.outcome === 'proven')
      expect(check.identity.proofDigest).toEqual(readProven(await verify(token)).proofDigest)
    else expect(check.outcome).toBe('refused')
  })

  test('is presented first within 5 minutes of the sign-in, and usable for 30 minutes more', async () => {
    const recent = readProven(await verify(await sign({ auth_time: now - 300 })))
    expect(recent.expiresAt).toEqual(at(0))
    const pending = readProven(await verify(await sign({ auth_time: now - 2_100 })))
    expect(pending.expiresAt).toEqual(at(-1_800))
    expect(await verify(await sign({ auth_time: now - 2_101 }))).toEqual(refusal)
  })

  test.each([
    ['google', 'google.com'],
    ['facebook', 'facebook.com'],
    ['twitter', 'twitter.com'],
    ['firebase', 'oidc.acme'],
  ] as const)('SOC-01 the channel %s is %s and no other', async (channel, signInProvider) => {
    const token = await sign({ firebase: { sign_in_provider: signInProvider } })
    expect(readProven(await verify(token, createIssuer(), channel))).toMatchObject({ kind: channel })
    const other = await sign({ firebase: { sign_in_provider: 'password' } })
    expect(await verify(other, createIssuer(), channel)).toEqual(refusal)
  })

  test.each([
    ['SOC-14', 'its flag off', { whitelabelVal: { FACEBOOKLOGIN3: true } }],
    ['SOC-18', 'no project', { smsProvider: { firebase: false } }],
    ['SOC-18', 'another project', { smsProvider: { ...smsProvider, projectId: 'lotus-demo' } }],
  ])('%s of a merchant with %s is refused', async (_, _name, changes) => {
    expect(await verify(await sign(), createIssuer(), 'google', changes)).toEqual(refusal)
  })

  const refused: [string, () => Promise<string> | string][] = [
    ['signed by another key under the known name', () => sign({}, { key: second, kid: 'first' })],
    ['signed by an unknown key', () => sign({}, { key: second, kid: 'other' })],
    ['without a signature (alg=none)', () => `${encode({ alg: 'none', kid: 'first' })}.${encode(right)}.`],
    [
      'with HS256 and the public key as secret',
      async () => {
        const signed = `${encode({ alg: 'HS256', kid: 'first' })}.${encode(right)}`
        const secret = await exportSPKI(first.publicKey)
        return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
      },
    ],
    [
      'with a changed payload',
      async () => {
        const [header, , signature] = (await sign()).split('.')
        return `${header}.${encode({ ...right, sub: 'uid-2' })}.${signature}`
      },
    ],
    ['of another project', () => sign({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['for another audience', () => sign({ aud: 'other' })],
    ['for this audience among others of another issuer', () => sign({ iss: 'https://accounts.google.com' })],
    ['of a session cookie', () => sign({ iss: `https://session.firebase.google.com/${PROJECT}` })],
    ['that has expired', () => sign({ exp: now - 31, iat: now - 3_600 })],
    ['without an expiry', () => sign({ exp: undefined })],
    ['from the future', () => sign({ iat: now + 3_600, exp: now + 7_200 })],
    ['with a login in the future', () => sign({ auth_time: now + 3_600 })],
    ['of an earlier sign-in, however new the token', () => sign({ auth_time: now - 86_400 })],
    ['without a time of login', () => sign({ auth_time: undefined })],
    ['without a subject', () => sign({ sub: undefined })],
    ['with an empty subject', () => sign({ sub: '' })],
    ['of another channel', () => sign({ firebase: { sign_in_provider: 'facebook.com' } })],
    ['of a custom token', () => sign({ firebase: { sign_in_provider: 'custom' } })],
    ['without a channel', () => sign({ firebase: undefined })],
    ['that is no token', () => 'a.b.c'],
  ]
  test.each(refused)('%s is refused', async (_, make) => {
    expect(await verify(await make())).toEqual(refusal)
  })
})

describe('T16 the keys of the issuer', () => {
  test('are read once and kept as long as the issuer says', async () => {
    const { issuer, keys } = createIssuer()
    await Promise.all([verify(await sign(), { issuer, keys }), verify(await sign(), { issuer, keys })])
    issuer.timeMs = 3_599_000
    await verify(await sign(), { issuer, keys })
    expect(issuer.calls).toBe(1)
    issuer.timeMs = 3_600_001
    await verify(await sign(), { issuer, keys })
    expect(issuer.calls).toBe(2)
  })

  test('are read again for a rotated key, at most every 30 seconds', async () => {
    const { issuer, keys } = createIssuer()
    await verify(await sign(), { issuer, keys })
    issuer.keys = [{ key: second, kid: 'second' }]
    const rotated = await sign({}, { key: second, kid: 'second' })
    expect(await verify(rotated, { issuer, keys })).toEqual(refusal)
    issuer.timeMs = 30_000
    expect(await verify(rotated, { issuer, keys })).toMatchObject({ outcome: 'proven' })
    expect(await verify(await sign(), { issuer, keys })).toEqual(refusal)
    expect(issuer.calls).toBe(2)
  })

  test('out of reach let nobody in, and are tried again', async () => {
    const { issuer, keys } = createIssuer()
    issuer.isReachable = false
    expect(await verify(await sign(), { issuer, keys })).toEqual({ outcome: 'unavailable' })
    issuer.isReachable = true
    expect(await verify(await sign(), { issuer, keys })).toMatchObject({ outcome: 'proven' })
  })
})
