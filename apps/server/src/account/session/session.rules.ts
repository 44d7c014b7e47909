import { timingSafeEqual } from 'node:crypto'
import { hashSecret } from '../../hash-secret.ts'

/** DEV-02, CONST-02. */
const DEVICE_ID_LENGTH = 36

interface SessionState {
  lastSeenAt: Date
  expiresAt: Date
  endedAt: Date | null
}

/**
 * Idle time counts from the last call, absolute lifetime from the login (DEC-20); session_play is the same rule in SQL.
 */
export function isSessionAlive(session: SessionState, now: Date, idleMinutes: number): boolean {
  if (session.endedAt !== null || session.expiresAt <= now) return false
  return now.getTime() - session.lastSeenAt.getTime() <= idleMinutes * 60_000
}

/** Validity of a session's former cookie after a login has renewed it, in milliseconds. */
export const FORMER_BIND_MS = 10_000

interface Binding {
  createdAt: Date
  bindHash: Buffer
  formerBindHash: Buffer | null
  bindRenewedAt: Date | null
}

/**
 * A token is invalid without its cookie (DEC-23). A login also renews the cookie of the browser's other tabs, and their
 * calls in transit still carry the former one: it is valid for some seconds, and only for sessions older than that
 * login. A cookie planted before a login is no credential of its session (T9).
 */
export function isBound(binding: Binding, bindCookie: string | undefined, now: Date): boolean {
  if (bindCookie === undefined) return false
  const shown = hashSecret(bindCookie)
  if (timingSafeEqual(shown, binding.bindHash)) return true
  const { createdAt, formerBindHash, bindRenewedAt } = binding
  if (formerBindHash === null || bindRenewedAt === null || createdAt >= bindRenewedAt) return false
  return now.getTime() - bindRenewedAt.getTime() <= FORMER_BIND_MS && timingSafeEqual(shown, formerBindHash)
}

/**
 * A session belongs to the device of its login (DEC-20). Its binding cookie proves that; a missing device id is no
 * contradiction, a different one is.
 */
export function isSameDevice(deviceId: string | null, deviceCookie: string | undefined): boolean {
  return deviceId === null || deviceCookie?.length !== DEVICE_ID_LENGTH || deviceId === deviceCookie
}

/** Maximum interval between writes of a session's last call, in milliseconds. */
const MAX_SEEN_STEP_MS = 60_000

/**
 * The last call is written at intervals of a quarter of the idle time, at most a minute: whoever makes a call within
 * three quarters of the idle time stays logged in. session_play is the same rule in SQL.
 */
export function shouldMarkSeen(session: SessionState, now: Date, idleMinutes: number): boolean {
  const stepMs = Math.min(MAX_SEEN_STEP_MS, (idleMinutes * 60_000) / 4)
  return now.getTime() - session.lastSeenAt.getTime() > stepMs
}
