export { isServedAddress, maskRecipient, type Recipient } from './contact.rules.ts'
export { findContactOwner, listContactRows, saveContactRow } from './contact.store.ts'
export {
  type AddressHasher,
  type ContactCipher,
  createAddressHasher,
  createContactCipher,
} from './contact-cipher.service.ts'
export { toRecipient } from './contact-recipient.service.ts'
