import type { ContactAddress, VerificationChannel } from '@foyer/contract'

/** Where a code or a message goes. */
export interface Recipient {
  channel: VerificationChannel
  /** E.164 with `+`, or the e-mail address. */
  text: string
}

/** Whether a merchant serves the country of a number (T14); e-mail has no country. */
export function isServedAddress(
  address: ContactAddress,
  countries: readonly { countryDialingCode: string }[],
): boolean {
  if (address.channel === 'email') return true
  return countries.some(({ countryDialingCode }) => countryDialingCode === address.countryDialingCode)
}

/** `+63 ••• 4567` or `j•••@example.com`: enough for the owner to recognize, too little for anybody else. */
export function maskRecipient({ channel, text }: Recipient): string {
  if (channel === 'sms') return `${text.slice(0, 3)} ••• ${text.slice(-4)}`
  const at = text.lastIndexOf('@')
  return `${text.slice(0, 1)}•••${text.slice(at)}`
}
