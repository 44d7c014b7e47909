import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../hash-secret.ts'
import { isBound, isSameDevice, isSessionAlive, shouldMarkSeen } from './session.rules.ts'

type SessionState = Parameters<typeof isSessionAlive>[0]

describe('DEC-20 a session lives', () => {
  const now = new Date('2026-01-01T12:00:00Z')
  const alive: SessionState = {
    lastSeenAt: new Date('2026-01-01T11:30:00Z'),
    expiresAt: new Date('2026-01-02T00:00:00Z'),
    endedAt: null,
  }
  const rows: [string, boolean, Partial<SessionState>][] = [
    ['within its idle and absolute life', true, {}],
    ['not after its absolute life', false, { expiresAt: now }],
    ['not after its idle life', false, { lastSeenAt: new Date('2026-01-01T10:59:59Z') }],
    ['to the last moment of its idle life', true, { lastSeenAt: new Date('2026-01-01T11:00:00Z') }],
    ['not once ended', false, { endedAt: now }],
  ]
  it.each(rows)('%s', (_name, expected, change) => {
    expect(isSessionAlive({ ...alive, ...change }, now, 60)).toBe(expected)
  })
})

describe('DEC-23 a token', () => {
  const [bind, former] = ['b'.repeat(43), 'f'.repeat(43)]
  const now = new Date('2026-01-01T12:00:00Z')
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const binding = { bindHash: hashSecret(bind), formerBindHash: null, bindRenewedAt: null, createdAt: before(60) }
  const renewed = { ...binding, formerBindHash: hashSecret(former), bindRenewedAt: before(10) }
  it.each([
    ['is bound to its cookie', binding, bind, true],
    ['is nobody’s without it', binding, undefined, false],
    ['is nobody’s with another', binding, 'c'.repeat(43), false],
    ['is bound to the renewed cookie', renewed, bind, true],
    ['is good with the former one for ten seconds', renewed, former, true],
    ['is nobody’s with the former one after that', { ...renewed, bindRenewedAt: before(10.001) }, former, false],
    ['is nobody’s with another one than the former', renewed, 'c'.repeat(43), false],
    ['is nobody’s with the former one of an unknown renewal', { ...renewed, bindRenewedAt: null }, former, false],
    ['is nobody’s with the former one of another session', { ...renewed, formerBindHash: null }, former, false],
    ['is nobody’s with what its login came with (T9)', { ...renewed, createdAt: before(10) }, former, false],
  ])('%s', (_name, of, cookie, expected) => {
    expect(isBound(of, cookie, now)).toBe(expected)
  })
})

describe('DEC-20 a session belongs to its device', () => {
  const [own, other] = ['d'.repeat(36), 'e'.repeat(36)]
  const rows: [string, string | null, string | undefined, boolean][] = [
    ['the same', own, own, true],
    ['another', own, other, false],
    ['one that is lost', own, undefined, true],
    ['one that is no device id', own, 'broken', true],
    ['any, for a login without one', null, other, true],
  ]
  it.each(rows)('%s', (_name, ofSession, ofCookie, expected) => {
    expect(isSameDevice(ofSession, ofCookie)).toBe(expected)
  })
})

describe('DEC-20 the time of the last call', () => {
  const now = new Date('2026-01-01T12:00:00Z')
  it.each([
    [120, 0, false],
    [120, 60_000, false],
    [120, 60_001, true],
    [4, 60_000, false],
    [1, 15_000, false],
    [1, 15_001, true],
  ])('of an idle time of %i minutes is written again after %i ms: %s', (idleMinutes, agoMs, isWritten) => {
    const session = { lastSeenAt: new Date(now.getTime() - agoMs), expiresAt: now, endedAt: null }
    expect(shouldMarkSeen(session, now, idleMinutes)).toBe(isWritten)
  })

  it.each([1, 2, 3, 120])('keeps a session of %i idle minutes alive with calls within them', (idleMinutes) => {
    const session = { lastSeenAt: now, expiresAt: new Date('2026-01-02T12:00:00Z'), endedAt: null }
    for (let call = 1; call <= 20; call += 1) {
      const at = new Date(now.getTime() + call * idleMinutes * 30_000)
      expect(isSessionAlive(session, at, idleMinutes)).toBe(true)
      if (shouldMarkSeen(session, at, idleMinutes)) session.lastSeenAt = at
    }
  })
})
