import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { isNewDevice, readDeviceSecrets, writeDeviceSecrets } from './device.rules.ts'
import { insertDevice, markDeviceSeen } from './device.store.ts'

/** Bytes of a device's secret. */
const SECRET_BYTES = 32

/**
 * Notes the browser of a member who has just proved their identity, and tells whether the account is new there (T37).
 * A browser shows a secret that was made here for this very member; one that somebody has planted is never taken over.
 * The member's row must be locked.
 */
export async function recogniseDevice(
  tx: Tx,
  merchant: string,
  member: { id: string; lastLoginAt: Date | null },
  caller: Pick<Caller, 'deviceSecrets' | 'setDeviceSecrets' | 'userAgent'>,
): Promise<{ isNew: boolean }> {
  const owner = { merchant, memberId: member.id }
  const shown = readDeviceSecrets(caller.deviceSecrets)
  const seenHash = await markDeviceSeen(tx, owner, shown.map(hashSecret))
  const known = seenHash && shown.find((secret) => hashSecret(secret).equals(seenHash))
  const secret = known ?? randomBytes(SECRET_BYTES).toString('base64url')
  if (known === undefined)
    await insertDevice(tx, { ...owner, secretHash: hashSecret(secret), userAgent: caller.userAgent })
  caller.setDeviceSecrets(writeDeviceSecrets(secret, shown))
  return { isNew: isNewDevice({ isKnown: known !== undefined, hasLoggedIn: member.lastLoginAt !== null }) }
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
