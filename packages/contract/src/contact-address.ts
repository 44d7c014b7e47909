import type { DecidedAddress } from './address.ts'

/** Names and domains of plain letters, without characters that could add more than the recipient (T3). */
const mailbox = /^[a-z0-9]+([._+-][a-z0-9]+)*@[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)+$/i
/** Maximum length of a mailbox at mail servers, in characters. */
const MAX_MAILBOX_LENGTH = 254
/** A number with its country code (E.164), in common notations. */
const telephoneNumber = /^\+[1-9][\d ().-]{5,30}\d$/
const telephoneDigits = { least: 7, most: 15 } as const

/** `mailto:` address without further fields; undefined for anything but a plain mailbox. */
export function findMailAddress(text: string | undefined): DecidedAddress | undefined {
  if (text === undefined || text.length > MAX_MAILBOX_LENGTH || !mailbox.test(text)) return undefined
  return `mailto:${text}` as DecidedAddress // a plain mailbox, checked above: it leads to no page
}

/** `tel:` address; undefined for anything but a plain number with its country code. */
export function findTelephoneAddress(text: string | undefined): DecidedAddress | undefined {
  if (text === undefined || !telephoneNumber.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  if (digits.length < telephoneDigits.least || digits.length > telephoneDigits.most) return undefined
  return `tel:+${digits}` as DecidedAddress // digits only, checked above: it leads to no page
}
