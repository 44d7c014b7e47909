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
 * The member's row must be locked. `secrets` is the cookie to set once the transaction has been committed.
 */
export async function recogniseDevice(
  tx: Tx,
  merchant: string,
  member: { id: string; lastLoginAt: Date | null },
  caller: Pick<Caller, 'deviceSecrets' | 'userAgent'>,
): Promise<{ isNew: boolean; secrets: string }> {
  const owner = { merchant, memberId: member.id }
  const shown = readDeviceSecrets(caller.deviceSecrets)
  const seenHash = await markDeviceSeen(tx, owner, shown.map(hashSecret))
  const known = seenHash && shown.find((secret) => hashSecret(secret).equals(seenHash))
  const secret = known ?? randomBytes(SECRET_BYTES).toString('base64url')
  if (known === undefined)
    await insertDevice(tx, { ...owner, secretHash: hashSecret(secret), userAgent: caller.userAgent })
  const isNew = isNewDevice({ isKnown: known !== undefined, hasLoggedIn: member.lastLoginAt !== null })
  return { isNew, secrets: writeDeviceSecrets(secret, shown) }
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
