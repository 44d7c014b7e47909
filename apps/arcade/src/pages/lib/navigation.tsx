import { type DecidedAddress, decideAddress } from '@foyer/contract/address'
import type { ComponentProps } from 'react'
import { readStored, writeStored } from './storage.ts'

/** Keeps the way back that the platform has checked, for screens that have no session any more. */
export function storeReturnUrl(backUrl: string): void {
  writeStored('back', backUrl)
}

/** The way back to the merchant, or null where none is known. */
export function readReturnUrl(): DecidedAddress | null {
  const stored = readStored('back')
  return typeof stored === 'string' ? decideReturnUrl(stored) : null
}

/** The platform has held the way back against the merchant's list; here it must at least be a web address (DEC-13, T5). */
export function decideReturnUrl(backUrl: string): DecidedAddress | null {
  const decision = decideAddress(backUrl, 'vendor', { origin: location.origin, listed: 'checked' })
  return decision.kind === 'listed' ? decision.url : null
}

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'rel'> & { href: DecidedAddress }

/** A link to an address that `decideAddress` has let through; where it leads cannot reach back. */
export function OutsideLink(props: OutsideLinkProps) {
  return <a {...props} rel="noopener noreferrer" />
}

/** Begins the page again, after an error that nothing else ends. */
export function reloadPage(): void {
  location.reload()
}

/** Opens the game from its beginning, for whoever plays now. */
export function openGame(): void {
  location.replace('/')
}

/** Hands a text to the player as a file. */
export function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
