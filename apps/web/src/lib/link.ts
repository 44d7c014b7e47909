import type { DecidedAddress } from '@foyer/contract'
import type { TypedStorage } from './storage.ts'

/** A link outside of React, for documents without the application. */
export function makeLink(href: DecidedAddress, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}

/**
 * Codes of the visitor's source by parameter, for the web manifest: an installed app on an iPhone has a storage of its
 * own, and starts with what the manifest says (REF-08).
 */
export function listSourceCodes(storage: Pick<TypedStorage, 'read'>): Record<string, string> {
  const { referralCode, affiliateCode } = storage.read('registrationInfo') ?? {}
  const tid = storage.read('tid')
  return { ...(referralCode && { r: referralCode }), ...(affiliateCode && { affiliateCode }), ...(tid && { tid }) }
}

/**
 * Adds parameters to the address of the document's web manifest, whose host and path stay. At the installation a browser
 * reads the manifest that the document names then.
 */
export function addManifestParameters(parameters: Record<string, string>): void {
  const link = document.querySelector('link[rel="manifest"]')
  const [path = '', search = ''] = link?.getAttribute('href')?.split('?') ?? []
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(parameters)) query.set(name, value)
  if (String(query) !== search) link?.setAttribute('href', `${path}?${query}`)
}
