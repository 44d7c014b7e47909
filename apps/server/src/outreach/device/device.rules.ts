/** Maximum members of one browser with a device secret in its cookie; the latest login comes first. */
const DEVICE_MEMBER_LIMIT = 5

/** A secret of this platform: 256 bits in base64url. */
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/

/** The secrets in a device cookie, newest login first; malformed ones are left out. */
export function readDeviceSecrets(cookie: string | undefined): string[] {
  return [...new Set((cookie ?? '').split('.'))].filter((text) => SECRET_FORM.test(text)).slice(0, DEVICE_MEMBER_LIMIT)
}

export function writeDeviceSecrets(secret: string, others: readonly string[]): string {
  return [secret, ...others.filter((other) => other !== secret)].slice(0, DEVICE_MEMBER_LIMIT).join('.')
}

/**
 * T37: whether a login comes from a new device. The browser of an account's first login, normally that of its
 * registration, is known; later every browser without a secret of the account is new.
 */
export function isNewDevice({ isKnown, hasLoggedIn }: { isKnown: boolean; hasLoggedIn: boolean }): boolean {
  return !isKnown && hasLoggedIn
}
