import type { Database } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import type { Session } from '../../http/identity.ts'
import type { Merchant } from '../../merchant/index.ts'
import { isBound, isSameDevice, isSessionAlive, shouldMarkSeen } from './session.rules.ts'
import { findSessionByToken, markSessionSeen } from './session.store.ts'

/** Tokens are 43 characters of base64url; anything else is refused without a query. */
const TOKEN_FORM = /^(?:Bearer )?([A-Za-z0-9_-]{43})$/

/**
 * The live session of an Authorization header, or null: unknown, ended, expired, unbound, another device's or
 * merchant's.
 */
export function createSessionReader(database: Database) {
  return async function readSession(
    merchant: Merchant,
    authorization: string,
    { bindCookie, deviceCookie }: Pick<Caller, 'bindCookie' | 'deviceCookie'>,
  ): Promise<Session | null> {
    const token = TOKEN_FORM.exec(authorization)?.[1]
    if (token === undefined) return null
    return database.transaction(
      async (tx) => {
        const row = await findSessionByToken(tx, merchant.code, hashSecret(token))
        const now = new Date()
        const { sessionIdleMinutes } = merchant.settings
        if (!row || !isSessionAlive(row, now, sessionIdleMinutes)) return null
        if (!isBound(row, bindCookie, now)) return null
        if (!isSameDevice(row.deviceId, deviceCookie)) return null
        if (shouldMarkSeen(row, now, sessionIdleMinutes)) await markSessionSeen(tx, merchant.code, row.id)
        const { id, memberId, memberType, username, deviceId, isPasswordExpired, ip } = row
        return { merchant: merchant.code, id, memberId, memberType, username, deviceId, isPasswordExpired, ip }
      },
      { merchant: merchant.code },
    )
  }
}
