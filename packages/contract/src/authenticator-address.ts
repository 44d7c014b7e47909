import type { DecidedAddress } from './address.ts'

/** Key of an authenticator in the notation of its apps: label, secret and settings, in characters of an address. */
const authenticatorKey = /^otpauth:\/\/totp\/[\w.~%:@-]{1,200}\?[\w.~%=&+-]{1,400}$/

/** `otpauth:` address, which opens the authenticator app of the same device (DEC-30); undefined for anything else. */
export function findAuthenticatorAddress(uri: string): DecidedAddress | undefined {
  return authenticatorKey.test(uri) ? (uri as DecidedAddress) : undefined // checked: it leads to no page
}
