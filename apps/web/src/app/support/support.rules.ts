import { type CustomerServiceEntry, type DecidedAddress, decideAddress } from '@foyer/contract'

/** T7: permitted origins by kind of contact. Other kinds are limited to the merchant's own list of origins. */
const originsByType: Record<string, readonly string[]> = {
  TELEGRAM: ['https://t.me', 'https://telegram.me'],
  WHATSAPP: ['https://wa.me', 'https://api.whatsapp.com'],
  FACEBOOK: ['https://www.facebook.com', 'https://facebook.com', 'https://m.me'],
  IG: ['https://www.instagram.com', 'https://instagram.com'],
  LINE: ['https://line.me', 'https://lin.ee'],
  TWITTER: ['https://twitter.com', 'https://x.com'],
}

/** CONF-22: entries of the member's label first, then those without a label; guests see only the latter. */
export function listContacts(
  entries: readonly CustomerServiceEntry[],
  labelId: string | undefined,
): CustomerServiceEntry[] {
  const own = entries.filter((entry) => labelId !== undefined && entry.labelIds.includes(labelId))
  return [...own, ...entries.filter((entry) => entry.labelIds.length === 0)]
}

/** The address of a contact; undefined if its kind does not permit it (ERR-34, T7). */
export function decideContactUrl(
  entry: Pick<CustomerServiceEntry, 'csType' | 'link'>,
  allowedOrigins: readonly string[],
  origin: string,
): DecidedAddress | undefined {
  const listed = [...allowedOrigins, ...(originsByType[entry.csType.toUpperCase()] ?? [])]
  const decision = decideAddress(entry.link, 'outside', { origin, listed })
  return decision.kind === 'own' || decision.kind === 'listed' ? decision.url : undefined
}

/** The document with a contact's script, which the platform has checked (DEC-22); undefined for a link. */
export function decideContactFrame(
  { frame }: Pick<CustomerServiceEntry, 'frame'>,
  origin: string,
): DecidedAddress | undefined {
  const decision = decideAddress(frame, 'vendor', { origin, listed: 'checked' })
  return decision.kind === 'listed' ? decision.url : undefined
}
