import { createHmac } from 'node:crypto'
import { createDataCipher, deriveDataKey } from '../../db/data-cipher.ts'
import type { Recipient } from './contact.rules.ts'
import type { ContactRow } from './contact.store.ts'

/** A keyed hash of an address: equal for equal addresses of one merchant and channel, useless without the key. */
export type AddressHasher = (merchant: string, recipient: Recipient) => Buffer

/** @throws RangeError for a data key under 32 characters */
export function createAddressHasher(dataKey: string): AddressHasher {
  const key = deriveDataKey(dataKey, 'contact address')
  return (merchant, { channel, text }) =>
    createHmac('sha256', key)
      .update(JSON.stringify([merchant, channel, text]))
      .digest()
}

type Owner = Pick<ContactRow, 'merchant' | 'memberId' | 'channel'>

export interface ContactCipher {
  encrypt(address: string, owner: Owner): Buffer
  /** @throws when the bytes are not the result of `encrypt` for this owner */
  decrypt(row: Owner & Pick<ContactRow, 'address'>): Recipient
  hash: AddressHasher
}

export function createContactCipher(dataKey: string): ContactCipher {
  const cipher = createDataCipher(dataKey, 'contact')
  const listOwner = ({ merchant, memberId, channel }: Owner) => [merchant, memberId, channel]
  return {
    encrypt: (address, owner) => cipher.encrypt(Buffer.from(address, 'utf8'), listOwner(owner)),
    decrypt: (row) => ({ channel: row.channel, text: cipher.decrypt(row.address, listOwner(row)).toString('utf8') }),
    hash: createAddressHasher(dataKey),
  }
}
