import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import type { Session } from '../../http/identity.ts'
import type { Merchant } from '../../merchant/index.ts'
import { FORMER_BIND_MS, isSessionAlive } from './session.rules.ts'
import { findSession, insertSession, renewBinding, type TransferredSession } from './session.store.ts'

/** Bytes of a session token and of the cookie that binds it (DEC-20: 256 bits). */
const SECRET_BYTES = 32

export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/**
 * Opens a session for an authenticated member, with a new binding cookie for the browser: an existing one may have been
 * planted (T9). The member's sessions of other tabs, bound by the old cookie, get the new one, so that several tabs can
 * be logged in. A transferred session passes on its network and its expiry, because there is no new authentication.
 * Returns the token and the cookie's value, which are never stored in clear. The cookie is set after the commit: a
 * refusal must not bind the browser to a session that does not exist.
 */
export async function openSession(
  tx: Tx,
  merchant: Merchant,
  member: { id: string; type: number; username: string },
  caller: Caller,
  deviceId: string | undefined,
  {
    handed,
    endedId,
    isPasswordExpired,
    country,
  }: {
    handed: TransferredSession | undefined
    endedId: string | undefined
    isPasswordExpired: boolean
    country: string
  },
): Promise<{ token: string; session: Session; bind: string }> {
  const token = makeSecret()
  const bind = makeSecret()
  const now = new Date()
  const session: Session = {
    merchant: merchant.code,
    id: randomUUID(),
    memberId: member.id,
    memberType: member.type,
    username: member.username,
    deviceId: deviceId ?? null,
    isPasswordExpired,
    ip: handed?.ip ?? caller.ip,
  }
  const formerBindHash = isSoundSecret(caller.bindCookie) ? hashSecret(caller.bindCookie) : null
  if (formerBindHash) {
    const renewal = {
      from: formerBindHash,
      to: hashSecret(bind),
      at: now,
      since: new Date(now.getTime() - FORMER_BIND_MS),
    }
    await renewBinding(tx, { merchant: merchant.code, endedId, ...renewal })
  }
  await insertSession(tx, {
    ...session,
    tokenHash: hashSecret(token),
    bindHash: hashSecret(bind),
    formerBindHash,
    bindRenewedAt: formerBindHash && now,
    country,
    userAgent: caller.userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: handed?.expiresAt ?? new Date(now.getTime() + merchant.settings.sessionAbsoluteHours * 3_600_000),
    endedAt: null,
  })
  return { token, session, bind }
}

/**
 * Whether a member's session is alive, for the vendor of a game in play: the vendor has the session's id, which is no
 * credential (T9). The check does not renew the idle time.
 */
export async function isPlaying(
  tx: Tx,
  merchant: string,
  { sessionId, memberId, idleMinutes }: { sessionId: string; memberId: string; idleMinutes: number },
): Promise<boolean> {
  const session = await findSession(tx, merchant, sessionId)
  return session?.memberId === memberId && isSessionAlive(session, new Date(), idleMinutes)
}

/**
 * Opens a session that no browser can use: for a player who has not logged in, so that a vendor's calls have the session
 * of a launch. @returns its id
 */
export async function openGuestSession(
  tx: Tx,
  merchant: Merchant,
  member: { id: string; type: number; username: string },
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  { expiresAt, country }: { expiresAt: Date; country: string },
): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await insertSession(tx, {
    ...{ merchant: merchant.code, id, memberId: member.id, memberType: member.type, username: member.username },
    ...{ tokenHash: randomBytes(SECRET_BYTES), bindHash: randomBytes(SECRET_BYTES) },
    ...{ formerBindHash: null, bindRenewedAt: null, deviceId: null, ip: caller.ip, userAgent: caller.userAgent },
    ...{ country, isPasswordExpired: false },
    ...{ createdAt: now, lastSeenAt: now, expiresAt, endedAt: null },
  })
  return id
}

function isSoundSecret(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)
}
