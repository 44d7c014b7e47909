import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { createDataCipher } from './db/data-cipher.ts'

/** Accepted deviation of an authenticator's clock, in steps of 30 s (T15). */
const STEP_WINDOW = 1
const STEP_SECONDS = 30
const SECRET_BYTES = 20

/** What an authenticator app is given: the secret in base32, and the same as an address for QR codes. */
export interface AuthenticatorSecret {
  secret: string
  uri: string
}

/** Whose authenticator it is, as the app shows it. */
interface AuthenticatorNames {
  issuer: string
  label: string
}

/** Authenticators whose secrets stand encrypted in rows; `owner` identifies the row. */
export interface Authenticators {
  /** A new secret as it is stored. */
  create(owner: readonly string[]): Buffer
  describe(stored: Buffer, owner: readonly string[], names: AuthenticatorNames): AuthenticatorSecret
  /** The time step of a code that is valid now; undefined for any other. The caller takes each step once. */
  findStep(stored: Buffer, owner: readonly string[], code: string, now: Date): number | undefined
}

/** @param purpose of the derived key: members and staff have keys of their own */
export function createAuthenticators(dataKey: string, purpose: string): Authenticators {
  const cipher = createDataCipher(dataKey, purpose)
  const readSecret = (stored: Buffer, owner: readonly string[]) =>
    new Secret({ buffer: new Uint8Array(cipher.decrypt(stored, owner)).buffer })
  return {
    create: (owner) => cipher.encrypt(randomBytes(SECRET_BYTES), owner),
    describe(stored, owner, { issuer, label }) {
      const secret = readSecret(stored, owner)
      return { secret: secret.base32, uri: new TOTP({ issuer, label, secret, period: STEP_SECONDS }).toString() }
    },
    findStep(stored, owner, code, now) {
      if (!/^\d{6}$/.test(code)) return undefined
      const totp = new TOTP({ secret: readSecret(stored, owner), period: STEP_SECONDS })
      const delta = totp.validate({ token: code, timestamp: now.getTime(), window: STEP_WINDOW })
      return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
    },
  }
}
