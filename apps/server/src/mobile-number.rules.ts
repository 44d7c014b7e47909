import { cleanMobile } from '@foyer/contract'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const dialingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))

/**
 * E.164 text, e.g. `+639177057290`, of a number as it is typed under a dialing code: in the domestic or the international
 * form, with or without the code (OPEN-04). Undefined for a number that the numbering plan of that code does not have.
 * Numbers are compared and stored in this form alone.
 */
export function readMobileNumber(countryDialingCode: string, text: string): string | undefined {
  const typed = cleanMobile(text).replace(/^00/, '+')
  if (!/^\+?\d+$/.test(typed) || !dialingCodes.has(countryDialingCode)) return undefined
  const read = (number: string) => {
    const found = parsePhoneNumberFromString(number, { defaultCallingCode: countryDialingCode, extract: false })
    return found?.countryCallingCode === countryDialingCode && found.isValid() ? found.number : undefined
  }
  // Some plans have a number for the code and the number as well: whoever types the code means the number after it.
  return (typed.startsWith(countryDialingCode) ? read(`+${typed}`) : undefined) ?? read(typed)
}

/** E.164 text of a number in the international form, also with a zero of domestic calls: `+63 0917 705 7290`. */
export function readInternationalNumber(text: string): string | undefined {
  return parsePhoneNumberFromString(cleanMobile(text), { extract: false })?.number
}

/** Country of an E.164 number (ISO 3166-1), else its dialing code; undefined for what is no number. */
export function findNumberRegion(number: string): string | undefined {
  const found = parsePhoneNumberFromString(number, { extract: false })
  return found?.country ?? found?.countryCallingCode
}
