import { cleanMobile } from '@foyer/contract'
import { readMobileNumber } from '../../mobile-number.rules.ts'

/** The body of a login before it is parsed: any JSON, read with care. */
export type TriedBody = Readonly<Record<string, unknown>>

/** Undefined for a body that has no fields. */
export function toTriedBody(body: unknown): TriedBody | undefined {
  return typeof body === 'object' && body !== null ? { ...body } : undefined
}

/** Maximum characters of a name; of long texts the last ones, because tokens begin alike. */
const NAME_LENGTH = 64

export function readTriedText(value: unknown): string {
  return typeof value === 'string' ? value.slice(-NAME_LENGTH) : ''
}

/** A mobile number, however it is spelled. */
export function readTriedNumber({ countryDialingCode, mobileNum }: TriedBody): string {
  const [code, number] = [readTriedText(countryDialingCode), readTriedText(mobileNum)]
  return readMobileNumber(code, number) ?? `+${code}${cleanMobile(number)}`
}
