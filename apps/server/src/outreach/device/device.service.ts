import { randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import { isNewDevice, readDeviceSecrets, writeDeviceSecrets } from './device.rules.ts'
import { hasDevice, insertDevice, markDeviceSeen } from './device.store.ts'

/** Bytes of a device's secret. */
const SECRET_BYTES = 32

/**
 * Records the browser of an authenticated member and returns whether it is new for the account (T37). A known browser
 * presents a secret generated here for this member; a planted secret is never adopted. The member's row must be locked.
 * `secrets` is the cookie to set after the commit.
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

/**
 * Whether the caller's browser has a device secret of the member, before the login is proved. Nothing is recorded; the
 * query is the same for a member that does not exist.
 */
export async function isKnownDevice(
  tx: Tx,
  member: { merchant: string; memberId: string },
  caller: Pick<Caller, 'deviceSecrets'>,
): Promise<boolean> {
  const shown = readDeviceSecrets(caller.deviceSecrets)
  return shown.length > 0 && hasDevice(tx, member, shown.map(hashSecret))
}

/** Hash of the browser's secret for a member, as stored; undefined for a browser that is not the member's device. */
export function findDevice(
  tx: Tx,
  member: { merchant: string; memberId: string },
  browser: Pick<Caller, 'deviceSecrets'>,
): Promise<Buffer | undefined> {
  return markDeviceSeen(tx, member, hashDeviceSecrets(browser))
}

/** Hashes of the secrets in a browser's device cookie. */
export function hashDeviceSecrets({ deviceSecrets }: Pick<Caller, 'deviceSecrets'>): Buffer[] {
  return readDeviceSecrets(deviceSecrets).map(hashSecret)
}
