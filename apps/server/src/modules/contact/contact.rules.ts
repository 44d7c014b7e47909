import type { ContactAddress } from '@foyer/contract'

/** The address as it is sent to: E.164 with `+`, or the e-mail address. */
export function writeAddress(address: ContactAddress): string {
  return address.channel === 'sms' ? `+${address.countryDialingCode}${address.mobileNum}` : address.email
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
export function maskAddress(channel: ContactAddress['channel'], address: string): string {
  if (channel === 'sms') return `${address.slice(0, 3)} ••• ${address.slice(-4)}`
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}
