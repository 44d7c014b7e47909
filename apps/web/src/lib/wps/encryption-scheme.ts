import {
  ENCRYPTION_SCHEME,
  type EncryptedPayload,
  encryptionBytes,
  encryptionHeader,
  writeAssociatedData,
} from '@foyer/contract/encryption'

/** A call to be encrypted, and its key. */
interface PlainCall {
  method: string
  /** Path with its query. */
  url: string
  merchant: string
  /** JSON. */
  body: string
  keyId: string
  /** SubjectPublicKeyInfo in base64. */
  publicKey: string
  /** Unix time in milliseconds by the server's clock. */
  timestamp: number
}

/** Returns the additional headers, and the encrypted body. */
export type EncryptPayload = (call: PlainCall) => Promise<{ headers: Record<string, string>; body: string }>

/** Fresh values per call. */
interface Fresh {
  aesKey: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  nonce: Uint8Array<ArrayBuffer>
}

/**
 * RSA-OAEP-256+A256GCM (docs/encryption.md): a fresh AES key encrypts the payload, bound to this call, and the
 * merchant's public key wraps it. Needs `crypto.subtle`.
 */
export const encryptWithRsa: EncryptPayload = (call) => encryptCall(call, makeFresh())

/** The same with given randomness, for the test vector. */
export async function encryptCall(
  { method, url, merchant, body, keyId, publicKey, timestamp }: PlainCall,
  fresh: Fresh,
): ReturnType<EncryptPayload> {
  const { subtle } = crypto
  const nonce = Array.from(fresh.nonce, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const bound = writeAssociatedData({ method, path: url, merchant, keyId, timestamp, nonce })
  const encode = (text: string) => new TextEncoder().encode(text)
  const aesKey = await subtle.importKey('raw', fresh.aesKey, 'AES-GCM', false, ['encrypt'])
  const algorithm = { name: 'AES-GCM', iv: fresh.iv, additionalData: encode(bound) }
  const ciphertext = await subtle.encrypt(algorithm, aesKey, encode(body))
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const rsaKey = await subtle.importKey('spki', fromBase64(publicKey), rsa, false, ['encrypt'])
  const payload: EncryptedPayload = { timestamp, nonce, iv: toBase64(fresh.iv), ciphertext: toBase64(ciphertext) }
  return {
    headers: {
      [encryptionHeader.encryption]: `${ENCRYPTION_SCHEME};${keyId}`,
      [encryptionHeader.wrappedKey]: toBase64(await subtle.encrypt(rsa, rsaKey, fresh.aesKey)),
      [encryptionHeader.digest]: toBase64(await subtle.digest('SHA-256', ciphertext)),
    },
    body: JSON.stringify(payload),
  }
}

function makeFresh(): Fresh {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  const { aesKey, iv, nonce } = encryptionBytes
  return { aesKey: random(aesKey), iv: random(iv), nonce: random(nonce) }
}

function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
