import type { DecidedAddress } from './address.ts'

/** Names and domains of plain letters; no sign with which an address could say more than who gets the mail (T3). */
const mailbox = /^[a-z0-9]+([._+-][a-z0-9]+)*@[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)+$/i
/** The longest mailbox that a mail server takes, in characters. */
const MAX_MAILBOX_LENGTH = 254
/** A number with its country's code (E.164), as people write it. */
const telephoneNumber = /^\+[1-9][\d ().-]{5,30}\d$/
const telephoneDigits = { least: 7, most: 15 } as const

/** The address that writes to a mailbox and says nothing else; undefined for what is not plainly a mailbox. */
export function findMailAddress(text: string | undefined): DecidedAddress | undefined {
  if (text === undefined || text.length > MAX_MAILBOX_LENGTH || !mailbox.test(text)) return undefined
  return `mailto:${text}` as DecidedAddress // a mailbox alone, by the line above: it leads to no page
}

/** The address that calls a number; undefined for what is not plainly one with its country's code. */
export function findTelephoneAddress(text: string | undefined): DecidedAddress | undefined {
  if (text === undefined || !telephoneNumber.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  if (digits.length < telephoneDigits.least || digits.length > telephoneDigits.most) return undefined
  return `tel:+${digits}` as DecidedAddress // digits alone, by the lines above: it leads to no page
}
