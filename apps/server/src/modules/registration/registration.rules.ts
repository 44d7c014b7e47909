import { removeTokens } from '@foyer/contract'

/** The address of a registration as stored: http(s), without tokens and fragment (OPEN-29); null for another text. */
export function readRegisterUrl(given: string): string | null {
  const url = URL.parse(given)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  return url.origin + url.pathname + removeTokens(url.search)
}
