import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** First stored byte: version of key and format, for a later key rotation. */
const FORM = 1

/** Encrypts bytes in the database with a key of this deployment. */
export interface DataCipher {
  /**
   * AES-256-GCM: format byte, iv, tag, cipher text. `owner` identifies the row and is authenticated, so the bytes do
   * not decrypt in another row.
   */
  encrypt(content: Buffer, owner: readonly string[]): Buffer
  /** @throws when the bytes are not the result of `encrypt` for this owner */
  decrypt(stored: Buffer, owner: readonly string[]): Buffer
}

/**
 * Derives one key per purpose from `dataKey` of the settings, a secret text of at least 32 characters.
 * @throws RangeError when it is shorter
 */
export function deriveDataKey(dataKey: string, purpose: string, length = KEY_BYTES): Buffer {
  if (dataKey.length < KEY_BYTES) throw new RangeError('the data key has less than 32 characters')
  return Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), `foyer ${purpose}`, length))
}

export function createDataCipher(dataKey: string, purpose: string): DataCipher {
  const key = deriveDataKey(dataKey, purpose)
  return {
    encrypt(content, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(describeOwner(owner))
      const text = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([Buffer.of(FORM), iv, cipher.getAuthTag(), text])
    },
    decrypt(stored, owner) {
      if (stored[0] !== FORM) throw new RangeError('it was stored in a form that is not known')
      const iv = stored.subarray(1, 1 + IV_BYTES)
      const tag = stored.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(describeOwner(owner)).setAuthTag(tag)
      return Buffer.concat([decipher.update(stored.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}

function describeOwner(owner: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(owner))
}
