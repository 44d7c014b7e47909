import { randomBytes } from 'node:crypto'
import { encryptionVector as vector } from '@foyer/contract/testing-encryption'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { encryptPayload } from '../testing/encrypt-payload.ts'
import { decryptRequest, type EncryptedRequest } from './encryption-scheme.ts'

const privateKey = await crypto.subtle.importKey(
  'pkcs8',
  Buffer.from(vector.privateKey, 'base64'),
  { name: 'RSA-OAEP', hash: 'SHA-256' },
  false,
  ['decrypt'],
)
const { method, path, merchant, keyId, wrappedKey, digest } = vector
const call = { method, path, merchant, keyId, wrappedKey, digest, body: Buffer.from(vector.body) }

/** Every single-bit change of one byte of a text that results in a valid text. */
function flipEach(text: string): string[] {
  return Array.from(text, (character, index) => {
    const flipped = String.fromCharCode(character.charCodeAt(0) ^ 1)
    return text.slice(0, index) + flipped + text.slice(index + 1)
  })
}

afterEach(() => vi.restoreAllMocks())

describe('DEC-16 opening an encrypted call', () => {
  it('the vector gives its payload, its time and its nonce', async () => {
    const opened = await decryptRequest(call, privateKey)
    expect(opened?.payload.toString('utf8')).toBe(vector.payload)
    expect(opened).toMatchObject({ timestamp: vector.timestamp, nonce: vector.nonce })
  })

  it('T8 with any one byte flipped nothing opens', async () => {
    const tampered: EncryptedRequest[] = [
      ...flipEach(vector.body).map((body) => ({ ...call, body: Buffer.from(body) })),
      ...flipEach(wrappedKey).map((flipped) => ({ ...call, wrappedKey: flipped })),
      ...flipEach(digest).map((flipped) => ({ ...call, digest: flipped })),
    ]
    expect(tampered.length).toBeGreaterThan(700)
    for (let start = 0; start < tampered.length; start += 16) {
      const some = tampered.slice(start, start + 16)
      const opened = await Promise.all(some.map((one) => decryptRequest(one, privateKey)))
      expect(opened).toEqual(some.map(() => undefined))
    }
  })

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/wps/member/register' }],
    ['query', { path: '/wps/session/login?x=1' }],
    ['merchant', { merchant: 'lotus' }],
    ['key id', { keyId: 'other' }],
  ])('T8 moved to another %s it does not open', async (_part, change) => {
    expect(await decryptRequest({ ...call, ...change }, privateKey)).toBeUndefined()
  })

  const encrypted = encryptPayload({ keyId, publicKey: vector.publicKey, payload: { a: 1 } })
  const body = Buffer.from(JSON.stringify(encrypted.body))
  const sound = { ...call, wrappedKey: encrypted.headers['x-rsa'], digest: encrypted.headers['x-digest'], body }
  const changed = (change: object) => Buffer.from(JSON.stringify({ ...encrypted.body, ...change }))

  it.each<[string, Partial<EncryptedRequest>]>([
    ['what is sound', {}],
    ['no wrapped key', { wrappedKey: undefined }],
    ['a wrapped key of another length', { wrappedKey: randomBytes(256).toString('base64') }],
    ['a wrapped key of noise', { wrappedKey: randomBytes(384).toString('base64') }],
    ['a wrapped key larger than the modulus', { wrappedKey: Buffer.alloc(384, 255).toString('base64') }],
    ['a wrapped key of nothing', { wrappedKey: Buffer.alloc(384).toString('base64') }],
    ['the key of another call', { wrappedKey: vector.wrappedKey }],
    ['no digest', { digest: undefined }],
    ['the digest of another call', { digest: vector.digest }],
    ['a digest in another spelling', { digest: (encrypted.headers['x-digest'] ?? '').replace('=', '') }],
    ['no body', { body: Buffer.alloc(0) }],
    ['a body that is no JSON', { body: Buffer.from('{') }],
    ['a plain body', { body: Buffer.from('{"username":"demo"}') }],
    ['a shorter cipher text', { body: changed({ ciphertext: 'AAAA' }) }],
    ['another iv', { body: changed({ iv: 'AAAAAAAAAAAAAAAA' }) }],
  ])('T8 %s takes the same steps', async (name, change) => {
    const decrypt = vi.spyOn(crypto.subtle, 'decrypt')
    const hash = vi.spyOn(crypto.subtle, 'digest')
    const opened = await decryptRequest({ ...sound, ...change }, privateKey)
    expect(opened !== undefined).toBe(name === 'what is sound')
    const algorithms = decrypt.mock.calls.map(([algorithm]) =>
      typeof algorithm === 'string' ? algorithm : algorithm.name,
    )
    expect(algorithms).toEqual(['RSA-OAEP', 'AES-GCM'])
    expect(hash).toHaveBeenCalledOnce()
  })

  it('T8 a key of another length than the scheme’s is refused', async () => {
    const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const spki = Buffer.from(vector.publicKey, 'base64')
    const publicKey = await crypto.subtle.importKey('spki', spki, rsa, false, ['encrypt'])
    const wrapped = await crypto.subtle.encrypt(rsa, publicKey, Buffer.from(vector.aesKey, 'hex').subarray(0, 16))
    expect(
      await decryptRequest({ ...call, wrappedKey: Buffer.from(wrapped).toString('base64') }, privateKey),
    ).toBeUndefined()
  })
})
