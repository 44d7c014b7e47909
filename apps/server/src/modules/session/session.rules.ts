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

/** A token without its cookie is nobody's (DEC-23). */
export function isBound({ bindHash }: { bindHash: Buffer }, bindCookie: string | undefined): boolean {
  return bindCookie !== undefined && timingSafeEqual(hashSecret(bindCookie), bindHash)
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
