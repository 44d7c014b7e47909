import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { insertSession } from '../account/session/session.store.ts'
import type { Merchant } from '../merchant/index.ts'

/** Opens a session without a browser, for a member used by a vendor's calls only. Returns its id. */
export async function seedSession(
  tx: Tx,
  merchant: Merchant,
  member: { id: string; type: number; username: string },
): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await insertSession(tx, {
    merchant: merchant.code,
    id,
    memberId: member.id,
    memberType: member.type,
    username: member.username,
    tokenHash: randomBytes(32),
    bindHash: randomBytes(32),
    formerBindHash: null,
    bindRenewedAt: null,
    deviceId: null,
    ip: '127.0.0.1',
    country: null,
    userAgent: '',
    isPasswordExpired: false,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + merchant.settings.sessionAbsoluteHours * 3_600_000),
    endedAt: null,
  })
  return id
}
