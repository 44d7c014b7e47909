import { constants, createDecipheriv, createHash, privateDecrypt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encryptedPayload, encryptionBytes, encryptionHeader, writeAssociatedData } from './encryption.ts'
import * as contract from './index.ts'
import { encryptionVector as vector } from './testing-encryption.ts'

const key = { key: Buffer.from(vector.privateKey, 'base64'), format: 'der', type: 'pkcs8' } as const

describe('DEC-16, OPEN-30, T8 the wire format', () => {
  it('the vector opens with nothing but what the format says', () => {
    const { timestamp, nonce, iv, ciphertext } = encryptedPayload.parse(JSON.parse(vector.body))
    expect([timestamp, nonce]).toEqual([vector.timestamp, vector.nonce])
    const bytes = Buffer.from(ciphertext, 'base64')
    expect(createHash('sha256').update(bytes).digest('base64')).toBe(vector.digest)
    const wrapped = Buffer.from(vector.wrappedKey, 'base64')
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const aesKey = privateDecrypt({ ...key, padding, oaepHash: 'sha256' }, wrapped)
    expect(aesKey.toString('hex')).toBe(vector.aesKey)
    const decipher = createDecipheriv('aes-256-gcm', aesKey, Buffer.from(iv, 'base64'))
    decipher.setAAD(Buffer.from(writeAssociatedData(vector))).setAuthTag(bytes.subarray(-encryptionBytes.tag))
    const payload = Buffer.concat([decipher.update(bytes.subarray(0, -encryptionBytes.tag)), decipher.final()])
    expect(payload.toString('utf8')).toBe(vector.payload)
  })

  it('ENC-03, ENC-04, ENC-05 the three headers have the specified names', () => {
    expect(Object.values(encryptionHeader)).toEqual(['Encryption', 'X-RSA', 'X-Digest'])
  })

  it('each part that the cipher text is bound to changes what it is bound by', () => {
    const changes = [
      { method: 'GET' },
      { path: '/wps/member/register' },
      { merchant: 'lotus' },
      { keyId: 'other' },
      { timestamp: 1 },
      { nonce: '0'.repeat(32) },
    ]
    const texts = [{}, ...changes].map((change) => writeAssociatedData({ ...vector, ...change }))
    expect(new Set(texts).size).toBe(changes.length + 1)
  })

  it.each([
    ['a field too many', { extra: 1 }],
    ['a time that is no whole number', { timestamp: 1.5 }],
    ['a time in words', { timestamp: '1795262400000' }],
    ['a nonce in capitals', { nonce: 'A'.repeat(32) }],
    ['a short nonce', { nonce: '0'.repeat(31) }],
    ['a short iv', { iv: 'AAAA' }],
    ['a cipher text that is none', { ciphertext: '' }],
    ['a cipher text without end', { ciphertext: 'A'.repeat(65_540) }],
  ])('a body with %s is none', (_what, change) => {
    expect(encryptedPayload.safeParse({ ...JSON.parse(vector.body), ...change }).success).toBe(false)
  })
})

describe('CONF-33 which calls may come encrypted', () => {
  const isEndpoint = (value: unknown): value is contract.EndpointDefinition =>
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value
  const known = Object.values<unknown>(contract).filter(isEndpoint)
  const specified = [
    '/wps/session/login',
    '/wps/session/login/verification',
    '/wps/member/register',
    '/wps/member/register/mobile',
  ] as const

  it('are those of the specification', () => {
    expect(contract.encryptedPaths).toEqual(specified)
  })

  it.each(specified)('ENC-06..08 a call at %s that is not encrypted cannot be described', (path) => {
    const call = { method: 'POST', path, access: 'anyone', summary: '', value: z.null() } as const
    expect(() => contract.endpoint(call)).toThrow(path)
    expect(() => contract.endpoint({ ...call, encrypted: false })).toThrow(path)
    expect(contract.endpoint({ ...call, encrypted: true }).encrypted).toBe(true)
  })

  it('ENC-06, ENC-08 those that there are come encrypted, and no other does', () => {
    const encrypted = known.filter((call) => call.encrypted)
    const there = known.filter(({ path }) => contract.encryptedPaths.includes(path))
    expect(encrypted).toEqual(there)
    expect(there.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/wps/session/login', '/wps/member/register']),
    )
    expect(there.every(({ method }) => method === 'POST')).toBe(true)
  })
})
