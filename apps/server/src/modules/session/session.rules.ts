import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a secret, as it is stored. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** DEV-02, CONST-02. */
const DEVICE_ID_LENGTH = 36

interface SessionState {
  lastSeenAt: Date
  expiresAt: Date
  endedAt: Date | null
}

/** Idle life is counted from the last call, absolute life from the login (DEC-20); session_play says it in SQL. */
export function isSessionAlive(session: SessionState, now: Date, idleMinutes: number): boolean {
  if (session.endedAt !== null || session.expiresAt <= now) return false
  return now.getTime() - session.lastSeenAt.getTime() <= idleMinutes * 60_000
}

/** How long the former cookie of a session is good after a login has renewed it, in milliseconds. */
export const FORMER_BIND_MS = 10_000

interface Binding {
  createdAt: Date
  bindHash: Buffer
  formerBindHash: Buffer | null
  bindRenewedAt: Date | null
}

/**
 * A token without its cookie is nobody's (DEC-23). A login renews the cookie of the browser's other tabs as well, so
 * that their calls which are on their way still carry the former one: it is good for some seconds, and only for the
 * sessions that were open before that login. What was planted before a login is no credential of its session (T9).
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
 * A session belongs to the device that logged in (DEC-20). The cookie that binds it proves that; a device id that the
 * browser has lost or never had says nothing against it, another one does.
 */
export function isSameDevice(deviceId: string | null, deviceCookie: string | undefined): boolean {
  return deviceId === null || deviceCookie?.length !== DEVICE_ID_LENGTH || deviceId === deviceCookie
}

/** A session's last call is written at most once in this time, in milliseconds. */
const SEEN_STEP_MS = 60_000

export function shouldMarkSeen(session: SessionState, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() > SEEN_STEP_MS
}
