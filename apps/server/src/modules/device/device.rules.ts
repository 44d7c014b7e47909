/** How many members of one browser keep their device secret in its cookie; the one that logged in last comes first. */
const DEVICE_MEMBER_LIMIT = 5

/** A secret as this platform makes it: 256 bits in base64url. */
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/

/** The secrets in a device cookie, newest login first; whatever does not look like one is left out. */
export function readDeviceSecrets(cookie: string | undefined): string[] {
  return [...new Set((cookie ?? '').split('.'))].filter((text) => SECRET_FORM.test(text)).slice(0, DEVICE_MEMBER_LIMIT)
}

/** The cookie after a login with this secret. */
export function writeDeviceSecrets(secret: string, others: readonly string[]): string {
  return [secret, ...others.filter((other) => other !== secret)].slice(0, DEVICE_MEMBER_LIMIT).join('.')
}

/**
 * T37: whether a login comes from a new device. The browser in which an account logs in for the first time, which is the
 * one of its registration, is its own; after that every browser that does not show a secret of the account is new.
 */
export function isNewDevice({ isKnown, hasLoggedIn }: { isKnown: boolean; hasLoggedIn: boolean }): boolean {
  return !isKnown && hasLoggedIn
}
