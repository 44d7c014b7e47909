import { createHash } from 'node:crypto'

/** The cookie of a guest with conversations at the desk. */
export const GUEST_COOKIE = 'desk'

/** The id of the guest whose cookie has this secret: its hash; undefined for a value that the desk has not made. */
export function readGuestId(secret: string | undefined): string | undefined {
  if (secret === undefined || !/^[A-Za-z0-9_-]{43}$/.test(secret)) return undefined
  return createHash('sha256').update(secret).digest('base64url')
}

/** Name of a guest in announcements, where a member has the id. */
export function nameGuest(guestId: string): string {
  return `guest ${guestId}`
}
