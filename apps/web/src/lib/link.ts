import type { DecidedAddress } from '@foyer/contract'

/** A link outside of React, for documents without the application. */
export function makeLink(href: DecidedAddress, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  return link
}
