import { type DecidedAddress, decideAddress } from '@foyer/contract/address'
import type { ComponentProps, MouseEvent } from 'react'
import { nameLotteryPath } from '../../game/lottery.constants.ts'
import { readGameBase } from './game-path.ts'
import { readStored, writeStored } from './storage.ts'

/** Stores the return URL checked by the platform, for screens without a session. */
export function storeReturnUrl(backUrl: string): void {
  writeStored('back', backUrl)
}

/** The return URL to the merchant, or null when unknown. */
export function readReturnUrl(): DecidedAddress | null {
  const stored = readStored('back')
  return typeof stored === 'string' ? decidePlatformUrl(stored) : null
}

/**
 * An address from the launch, such as the return URL. The platform has checked it against the merchant's list; here it
 * must at least be a web address (DEC-13, T5).
 */
export function decidePlatformUrl(url: string): DecidedAddress | null {
  const decision = decideAddress(url, 'vendor', { origin: location.origin, listed: 'checked' })
  return decision.kind === 'listed' ? decision.url : null
}

type OutsideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'> & { href: DecidedAddress }

/**
 * A link to an address permitted by `decideAddress`; its target has no access to this window. From a frame it leaves no
 * entry in the history: one Back on the merchant's page leaves that page.
 */
export function OutsideLink({ href, ...rest }: OutsideLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (window.parent === window) return
    event.preventDefault()
    location.replace(href)
  }
  return <a {...rest} href={href} onClick={follow} rel="noopener noreferrer" />
}

/** Reloads the page after an unrecoverable error. */
export function reloadPage(): void {
  location.reload()
}

/** Opens the game that the address names from its start, for the current player. */
export function openGame(): void {
  const code = new URLSearchParams(location.search).get('game') ?? ''
  location.replace(readGameBase() || nameLotteryPath(code) || '/')
}

/** Downloads a text as a file. */
export function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
