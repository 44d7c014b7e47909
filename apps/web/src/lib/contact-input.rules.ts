import {
  type ContactAddress,
  cleanMobile,
  findEmailProblem,
  findMobileProblem,
  normalizeEmail,
  type VerificationChannel,
} from '@foyer/contract'
import { listProblems, type Problems } from './problems.rules.ts'

/** Name of the field of each channel. */
export const contactFields = { sms: 'mobileNum', email: 'email' } as const satisfies Record<VerificationChannel, string>
export type ContactFieldName = (typeof contactFields)[VerificationChannel]

/** The typed address of a channel. */
export function makeAddress<Channel extends VerificationChannel>(
  channel: Channel,
  text: string,
  countryDialingCode: string,
): ContactAddress & { channel: Channel } {
  const address =
    channel === 'sms'
      ? { channel, countryDialingCode, mobileNum: cleanMobile(text) }
      : { channel, email: normalizeEmail(text) }
  return address as ContactAddress & { channel: Channel } // the compiler does not narrow a type parameter
}

/** The problem of the typed address, under the name of its field. */
export function findAddressProblems(channel: VerificationChannel, text: string): Problems<ContactFieldName> {
  return channel === 'sms'
    ? listProblems({ mobileNum: findMobileProblem(text) })
    : listProblems({ email: findEmailProblem(text) })
}

/** The address as one text: a number with its country code, as it was typed, or an e-mail address. */
export function writeAddress(address: ContactAddress): string {
  if (address.channel === 'email') return address.email
  const number = address.mobileNum.replace(/^00/, '+')
  return number.startsWith('+') ? number : `+${address.countryDialingCode} ${number}`
}
