import { z } from 'zod'

/**
 * The wire format of an encrypted call (ENC, DEC-16), for both ends; described in docs/encryption.md. A second layer
 * under TLS, never a replacement for it (T8).
 */

/**
 * The only scheme of our platform: RSA-OAEP with SHA-256 and a 3072-bit key wraps a fresh 256-bit key per call, with
 * which AES-GCM encrypts the payload.
 */
export const ENCRYPTION_SCHEME = 'RSA-OAEP-256+A256GCM'

/** The three headers of an encrypted call, as spelled on the wire. */
export const encryptionHeader = {
  /** `<scheme>;<key id>` */
  encryption: 'Encryption',
  /** The wrapped key, base64. */
  wrappedKey: 'X-RSA',
  /** SHA-256 of the cipher text's bytes, base64. */
  digest: 'X-Digest',
} as const

/** Sizes of the parts in bytes. */
export const encryptionBytes = { rsaKey: 384, aesKey: 32, iv: 12, tag: 16, nonce: 16, digest: 32 } as const

/** Maximum age of a payload on arrival, in milliseconds (DEC-16). */
export const ENCRYPTION_MAX_AGE_MS = 5 * 60_000
/** Maximum lead of its time over the receiver's clock, for clock differences. */
export const ENCRYPTION_MAX_AHEAD_MS = 60_000

/** Standard alphabet with padding; the reader checks that the encoding is canonical. */
const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/)

/** The body of an encrypted call. */
export const encryptedPayload = z.strictObject({
  /** Time of sending, unix time in milliseconds by the server's clock. */
  timestamp: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** 16 random bytes in lower-case hex; valid once. */
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  /** 12 random bytes, base64. */
  iv: base64.length(16),
  /** AES-GCM's output with the 16-byte tag at its end, base64. */
  ciphertext: base64.max(65_536),
})
export type EncryptedPayload = z.output<typeof encryptedPayload>

/** Authenticated context of the cipher text: a payload moved to another call does not decrypt. */
export interface EncryptedCall {
  method: string
  /** As in the request line. */
  path: string
  /** Code of the call's merchant. */
  merchant: string
  keyId: string
  timestamp: number
  nonce: string
}

/** The additional authenticated data of AES-GCM, to be encoded as UTF-8. */
export function writeAssociatedData({ method, path, merchant, keyId, timestamp, nonce }: EncryptedCall): string {
  return [method, path, merchant, keyId, timestamp, nonce].join('\n')
}
