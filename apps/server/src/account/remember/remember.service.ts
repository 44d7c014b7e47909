import { randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import { findDevice, hashDeviceSecrets } from '../../outreach/index.ts'
import { formatCredential, isCredentialSound, parseCredential } from './remember.rules.ts'
import {
  deleteBrowserCredentials,
  deleteOtherBrowserCredentials,
  deleteRememberCredential,
  hasRememberCredential,
  lockRememberCredential,
  replaceRememberSecret,
  saveRememberCredential,
} from './remember.store.ts'

/** Lifetime of a remembered login, counted from the login with the password (OPEN-21). */
const LIFETIME_DAYS = 30
const ID_BYTES = 12
const SECRET_BYTES = 32

type Browser = Pick<Caller, 'deviceSecrets'>

/** A new remember credential for a member's browser; undefined for a browser that is not the member's device (T37). */
export async function createRememberCredential(
  tx: Tx,
  member: { merchant: string; memberId: string },
  browser: Browser,
): Promise<string | undefined> {
  const deviceHash = await findDevice(tx, member, browser)
  if (!deviceHash) return undefined
  const id = makeText(ID_BYTES)
  const secret = makeText(SECRET_BYTES)
  await saveRememberCredential(tx, { ...member, id, deviceHash, secretHash: hashSecret(secret) }, LIFETIME_DAYS)
  return formatCredential({ id, secret })
}

/**
 * Takes a credential in the place of a member's password and returns the next one; undefined when it proves nothing,
 * after which the remembered login has ended (T1). The transaction must be committed in both cases.
 */
export async function redeemRememberCredential(
  tx: Tx,
  { merchant, memberId }: { merchant: string; memberId: string | undefined },
  password: string,
  browser: Browser,
): Promise<string | undefined> {
  const shown = parseCredential(password)
  const stored = shown && (await lockRememberCredential(tx, merchant, shown.id))
  if (!stored) return undefined
  const { id } = stored
  const deviceHashes = hashDeviceSecrets(browser)
  if (!isCredentialSound(stored, { memberId, deviceHashes, secretHash: hashSecret(shown.secret) }, new Date())) {
    await deleteRememberCredential(tx, merchant, id)
    return undefined
  }
  const secret = makeText(SECRET_BYTES)
  await replaceRememberSecret(tx, merchant, id, hashSecret(secret))
  return formatCredential({ id, secret })
}

/** Whether a credential is still the current one; not after a logout in its browser or from another one. */
export async function isCredentialCurrent(tx: Tx, merchant: string, credential: string): Promise<boolean> {
  const shown = parseCredential(credential)
  return shown !== undefined && hasRememberCredential(tx, merchant, shown.id, hashSecret(shown.secret))
}

/** Ends the remembered login of a member in this browser (OPEN-22). */
export async function endRememberedLogin(
  tx: Tx,
  { merchant, memberId }: { merchant: string; memberId: string },
  browser: Browser,
): Promise<void> {
  await deleteBrowserCredentials(tx, merchant, memberId, hashDeviceSecrets(browser))
}

/** Ends the remembered logins of a member in every browser but this one (DEC-10). */
export async function endOtherRememberedLogins(
  tx: Tx,
  { merchant, memberId }: { merchant: string; memberId: string },
  browser: Browser,
): Promise<void> {
  await deleteOtherBrowserCredentials(tx, merchant, memberId, hashDeviceSecrets(browser))
}

function makeText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
