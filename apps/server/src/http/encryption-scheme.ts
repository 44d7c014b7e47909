import { timingSafeEqual, type webcrypto } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  type EncryptedCall,
  encryptedPayload,
  encryptionBytes,
  encryptionHeader,
  writeAssociatedData,
} from '@foyer/contract/encryption'

/** An encrypted call before any validation. */
export interface EncryptedRequest extends Omit<EncryptedCall, 'timestamp' | 'nonce'> {
  body: Buffer
  /** The header X-RSA. */
  wrappedKey: unknown
  /** The header X-Digest. */
  digest: unknown
}

export interface DecryptedRequest {
  payload: Buffer
  timestamp: number
  nonce: string
}

/** The three headers of an encrypted call; `encryption` is undefined for a plain one. */
export function readEncryptedHeaders(headers: IncomingHttpHeaders) {
  return { encryption: headers[names.encryption], wrappedKey: headers[names.wrappedKey], digest: headers[names.digest] }
}

/** Header names in Node's lower case. */
const names = {
  encryption: encryptionHeader.encryption.toLowerCase(),
  wrappedKey: encryptionHeader.wrappedKey.toLowerCase(),
  digest: encryptionHeader.digest.toLowerCase(),
}

/** Replaces a malformed body, so that it fails no earlier than a manipulated one. */
const placeholder = {
  timestamp: 0,
  nonce: '0'.repeat(encryptionBytes.nonce * 2),
  iv: Buffer.alloc(encryptionBytes.iv).toString('base64'),
  ciphertext: Buffer.alloc(encryptionBytes.tag).toString('base64'),
}

/**
 * Decrypts a call of the scheme RSA-OAEP-256+A256GCM; undefined for any failure. A malformed part is replaced and
 * processing continues to its end, so that response and timing do not reveal where it failed (T8).
 */
export async function decryptRequest(
  call: EncryptedRequest,
  privateKey: webcrypto.CryptoKey,
): Promise<DecryptedRequest | undefined> {
  const body = readBody(call.body)
  const { timestamp, nonce, iv, ciphertext } = body ?? placeholder
  const wrappedKey = readBase64(call.wrappedKey, encryptionBytes.rsaKey)
  const digest = readBase64(call.digest, encryptionBytes.digest)
  const bytes = readBase64(ciphertext)
  const { subtle } = crypto
  const hash = Buffer.from(await subtle.digest('SHA-256', bytes.value))
  const isIntact = timingSafeEqual(hash, digest.value)
  const aesKey = await unwrapKey(privateKey, wrappedKey.value)
  const payload = await subtle
    .decrypt(
      {
        name: 'AES-GCM',
        iv: Buffer.from(iv, 'base64'),
        additionalData: Buffer.from(writeAssociatedData({ ...call, timestamp, nonce })),
      },
      aesKey,
      bytes.value,
    )
    .catch(() => undefined)
  const isWellFormed = body !== undefined && wrappedKey.isSound && digest.isSound && bytes.isSound
  return payload && isWellFormed && isIntact ? { payload: Buffer.from(payload), timestamp, nonce } : undefined
}

/** The key of the call, or a random one when the wrapped bytes hold none. */
async function unwrapKey(privateKey: webcrypto.CryptoKey, wrapped: Buffer): Promise<webcrypto.CryptoKey> {
  const random = crypto.getRandomValues(new Uint8Array(encryptionBytes.aesKey))
  const unwrapped = await crypto.subtle.decrypt('RSA-OAEP', privateKey, wrapped).catch(() => undefined)
  const bytes = unwrapped?.byteLength === encryptionBytes.aesKey ? unwrapped : random
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt'])
}

function readBody(bytes: Buffer) {
  try {
    return encryptedPayload.safeParse(JSON.parse(bytes.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Bytes from base64; sound with this length in the canonical encoding, otherwise zeros of this length. */
function readBase64(text: unknown, length?: number): { value: Buffer; isSound: boolean } {
  const value = Buffer.from(typeof text === 'string' ? text : '', 'base64')
  const isSound = value.toString('base64') === text && (length ?? value.length) === value.length
  return { value: isSound ? value : Buffer.alloc(length ?? encryptionBytes.tag), isSound }
}
