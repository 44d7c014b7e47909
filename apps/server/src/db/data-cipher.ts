import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** First byte of what is stored: which key and form it has, so that a key can be replaced one day. */
const FORM = 1

/** Keeps bytes in the database that only this deployment can read. */
export interface DataCipher {
  /**
   * AES-256-GCM: form, iv, tag, cipher text. `owner` names the row that it stands in and is bound to it, so that it
   * does not decrypt in another.
   */
  encrypt(content: Buffer, owner: readonly string[]): Buffer
  /** Throws when the bytes are not what `encrypt` gave for this owner. */
  decrypt(stored: Buffer, owner: readonly string[]): Buffer
}

/**
 * Derives a key of its own for each purpose from `dataKey` of the settings, a secret text of at least 32 characters.
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
