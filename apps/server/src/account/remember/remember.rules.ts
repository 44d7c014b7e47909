/** `rm.`, an id of 96 bits and a secret of 256 bits, both in base64url: fits the length of a password. */
const CREDENTIAL_FORM = /^rm\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/

/** The fields of a remember credential; undefined for any other password (DEC-10). */
export function parseCredential(password: string): { id: string; secret: string } | undefined {
  const [, id, secret] = CREDENTIAL_FORM.exec(password) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}

export function formatCredential({ id, secret }: { id: string; secret: string }): string {
  return `rm.${id}.${secret}`
}

interface PresentedCredential {
  /** The member of the user name; undefined for an unknown one. */
  memberId: string | undefined
  /** Hashes of the secrets in the browser's device cookie. */
  deviceHashes: readonly Buffer[]
  secretHash: Buffer
}

interface StoredCredential {
  memberId: string
  deviceHash: Buffer
  secretHash: Buffer
  expiresAt: Date
}

/**
 * T1: whether a credential proves its member. Anything but the current secret, from the browser of its login, for the
 * same member, is misuse or a copy and ends the remembered login.
 */
export function isCredentialSound(stored: StoredCredential, shown: PresentedCredential, now: Date): boolean {
  return (
    stored.secretHash.equals(shown.secretHash) &&
    stored.memberId === shown.memberId &&
    shown.deviceHashes.some((hash) => hash.equals(stored.deviceHash)) &&
    stored.expiresAt > now
  )
}
