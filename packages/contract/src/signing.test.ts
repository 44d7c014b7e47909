import { describe, expect, it } from 'vitest'
import { readClaimedVendor, SIGNATURE_WINDOW_MS, signRequest, verifySignature } from './signing.ts'

const sentAtMs = 1_760_000_000_000
const request = {
  method: 'POST',
  path: '/wps/vendor/debit?dry=1',
  rawBody: '{"reference":"r-1","amount":"12345","currency":"PHP"}',
  vendor: 'arcade',
  secret: 'a-secret-of-the-test-vector',
  timestampMs: sentAtMs,
  nonce: '000102030405060708090a0b0c0d0e0f',
}
const headers = signRequest(request)
const received = { ...request, headers, nowMs: sentAtMs }

describe('T37 T38 vendor signature', () => {
  it('keeps the published test vector', () => {
    expect(headers).toEqual({
      'x-vendor': 'arcade',
      'x-timestamp': '1760000000000',
      'x-nonce': '000102030405060708090a0b0c0d0e0f',
      'x-signature': '1b0b0163f9228df05833098e80a464433486fa41954690648d4012722c112ace',
    })
  })

  it('accepts what it signed, as text or as bytes', () => {
    const accepted = { ok: true, vendor: 'arcade', nonce: request.nonce, timestampMs: sentAtMs }
    expect(verifySignature(received)).toEqual(accepted)
    expect(verifySignature({ ...received, rawBody: Buffer.from(request.rawBody) })).toEqual(accepted)
    expect(verifySignature({ ...received, method: 'post' })).toEqual(accepted)
  })

  it('makes a fresh nonce and time for each attempt', () => {
    const { vendor, secret, method, path, rawBody } = request
    const first = signRequest({ vendor, secret, method, path, rawBody })
    const second = signRequest({ vendor, secret, method, path, rawBody })
    expect(first['x-nonce']).not.toBe(second['x-nonce'])
    expect(verifySignature({ method, path, rawBody, secret, headers: first }).ok).toBe(true)
  })

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/wps/vendor/credit?dry=1' }],
    ['query', { path: '/wps/vendor/debit?dry=0' }],
    ['body', { rawBody: request.rawBody.replace('12345', '12346') }],
    ['body emptied', { rawBody: '' }],
    ['secret', { secret: 'another' }],
    ['unknown vendor', { secret: undefined }],
    ['empty secret', { secret: '' }],
    ['timestamp', { headers: { ...headers, 'x-timestamp': String(sentAtMs + 1) } }],
    ['nonce', { headers: { ...headers, 'x-nonce': 'f'.repeat(32) } }],
    ['signature', { headers: { ...headers, 'x-signature': 'f'.repeat(64) } }],
  ])('refuses a changed %s', (_part, change) => {
    expect(verifySignature({ ...received, ...change })).toEqual({ ok: false, reason: 'mismatch' })
  })

  it.each([
    ['x-vendor', 'a vendor'],
    ['x-vendor', 'a'.repeat(65)],
    ['x-vendor', '__proto__\n'],
    ['x-timestamp', '1760000000'],
    ['x-timestamp', '1.76e12'],
    ['x-nonce', 'F'.repeat(32)],
    ['x-nonce', 'f'.repeat(31)],
    ['x-signature', 'f'.repeat(63)],
    ['x-signature', 'é'.repeat(64)],
    ['x-signature', ''],
    ['x-nonce', [request.nonce, request.nonce]],
  ])('refuses %s of the form %j', (name, value) => {
    const changed = { ...headers, [name]: value }
    expect(verifySignature({ ...received, headers: changed })).toEqual({ ok: false, reason: 'malformed' })
  })

  it.each(Object.keys(headers))('refuses a request without %s', (name) => {
    expect(verifySignature({ ...received, headers: { ...headers, [name]: undefined } })).toEqual({
      ok: false,
      reason: 'missing',
    })
  })

  it.each([
    [SIGNATURE_WINDOW_MS, true],
    [-SIGNATURE_WINDOW_MS, true],
    [SIGNATURE_WINDOW_MS + 1, false],
    [-SIGNATURE_WINDOW_MS - 1, false],
  ])('at an age of %i ms answers %s', (ageMs, ok) => {
    expect(verifySignature({ ...received, nowMs: sentAtMs + ageMs }).ok).toBe(ok)
  })

  it('claims a vendor only in its sound form', () => {
    expect(readClaimedVendor(headers)).toBe('arcade')
    expect(readClaimedVendor({ 'x-vendor': ['a', 'b'] })).toBeUndefined()
    expect(readClaimedVendor({})).toBeUndefined()
  })
})
