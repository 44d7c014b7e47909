import { describe, expect, test } from 'vitest'
import { canRemoveIdentity, isFresh, isPendingFor } from './identity.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

test.each([
  ['a minute old, of five', -60_000, 240_000, true],
  ['at its end', -300_000, 0, false],
  ['of a clock a minute ahead', 60_000, 360_000, true],
  ['of the future', 60_001, 360_000, false],
])('T16 a proof %s may be presented first: %s', (_what, provenMs, expiresMs, isAccepted) => {
  expect(isFresh({ provenAt: after(provenMs), expiresAt: after(expiresMs) }, now)).toBe(isAccepted)
})

describe('T16 an accepted proof', () => {
  const device = Buffer.from('device')
  const proof = { provider: 'line', deviceHash: device, pendingUntil: after(1), consumedAt: null } as const
  const shown = { provider: 'line', deviceHash: device, now } as const
  test.each([
    ['its device', true, proof, shown],
    ['another device', false, proof, { ...shown, deviceHash: Buffer.from('other') }],
    ['no device', false, { ...proof, deviceHash: null }, { ...shown, deviceHash: null }],
    ['another provider', false, proof, { ...shown, provider: 'telegram' as const }],
    ['its device, after the time', false, { ...proof, pendingUntil: now }, shown],
    ['its device, once consumed', false, { ...proof, consumedAt: now }, shown],
  ])('is pending for %s: %j', (_who, isPending, stored, presented) => {
    expect(isPendingFor(stored, presented)).toBe(isPending)
  })
})

const alone = { hasPassword: false, identities: 1, passkeys: 0, hasSmsLogin: false }
test.each([
  [alone, false],
  [{ ...alone, hasPassword: true }, true],
  [{ ...alone, identities: 2 }, true],
  [{ ...alone, passkeys: 1 }, true],
  [{ ...alone, hasSmsLogin: true }, true],
])('DEC-30 an identity of a member with %j may be removed: %s', (ways, isAllowed) => {
  expect(canRemoveIdentity(ways)).toBe(isAllowed)
})
