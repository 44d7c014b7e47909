import { createHmac } from 'node:crypto'
import { createDataCipher, deriveDataKey } from '../../db/data-cipher.ts'

/** Owner of the number: authenticated with the cipher text, so that a row copied to another member does not decrypt. */
export interface NumberOwner {
  merchant: string
  memberId: string
  cardId: string
}

export interface NumberCipher {
  encrypt(accountNumber: string, owner: NumberOwner): Buffer
  /** @throws when the bytes are not the result of `encrypt` for this owner */
  decrypt(stored: Buffer, owner: NumberOwner): string
  /** A keyed hash: equal for equal content, and useless without the key although account numbers are few. */
  fingerprint(parts: readonly string[]): Buffer
}

/** Encrypts payout account numbers with `dataKey` of the settings, a secret text of at least 32 characters. */
export function createNumberCipher(dataKey: string): NumberCipher {
  const cipher = createDataCipher(dataKey, 'account number')
  const fingerprintKey = deriveDataKey(dataKey, 'account fingerprint')

  return {
    encrypt: (accountNumber, owner) => cipher.encrypt(Buffer.from(accountNumber, 'utf8'), listOwner(owner)),
    decrypt: (stored, owner) => cipher.decrypt(stored, listOwner(owner)).toString('utf8'),
    fingerprint: (parts) => createHmac('sha256', fingerprintKey).update(JSON.stringify(parts)).digest(),
  }
}

function listOwner({ merchant, memberId, cardId }: NumberOwner): string[] {
  return [merchant, memberId, cardId]
}
