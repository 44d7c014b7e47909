import { removeTokens } from '@foyer/contract'

/** The address of a registration as stored: http(s), without tokens and fragment (OPEN-29); null for another text. */
export function readRegisterUrl(given: string): string | null {
  const url = URL.parse(given)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  return url.origin + url.pathname + removeTokens(url.search)
}

/** A number as its member knows it again: the first name that the app shows, to nobody else (MEMB-05). */
export function hideNumber(mobileNum: string): string {
  const digits = mobileNum.replace(/\D/g, '')
  const shown = Math.max(1, Math.min(4, digits.length - 6))
  return `${digits.slice(0, shown)} •••• ${digits.slice(-3)}`
}
