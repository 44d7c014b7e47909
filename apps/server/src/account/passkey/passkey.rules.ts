import { PASSKEY_LIMIT } from '@foyer/contract'

/** The challenge to which a browser's response belongs, from its client data; undefined for unreadable ones. */
export function readChallenge(clientData: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'challenge') : undefined
    return typeof challenge === 'string' && challenge.length <= 100 ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a valid response comes from a copy of the key, such as one that was restored from a backup: its counter has not
 * grown since the last login. A device without a counter always sends 0.
 */
export function isFromCopy(known: number, counter: number): boolean {
  return (known > 0 || counter > 0) && counter <= known
}

/** Whether a member may add a passkey. */
export function canAddPasskey(known: readonly unknown[]): boolean {
  return known.length < PASSKEY_LIMIT
}

/**
 * Whether a passkey may be removed: another way in must remain. The password that confirms the removal is one; a member
 * without one (DEC-11) keeps every passkey.
 */
export function canRemovePasskey({ passwordHash }: { passwordHash: string | null }): boolean {
  return passwordHash !== null
}
