import { decideAddress } from '@foyer/contract'
import { makeHiddenFrame } from '../lib/frame.ts'
import { matchRoute } from '../routes.rules.ts'

/** The router's own, and the browser's. */
const moves = ['popstate', 'pushState', 'replaceState'] as const

/**
 * Keeps one frame with the merchant's third-party scripts on the pages that allow them, and takes it away, with all that
 * runs there, as soon as the visitor is on another (T26). `address` comes with the page and leads to a host of its own.
 */
export function watchScriptFrame(address: string): void {
  const decision = decideAddress(address, 'vendor', { origin: location.origin, listed: 'checked' })
  if (decision.kind !== 'listed') return
  // What a frame asks for carries its host's cookies where the browser cannot leave them out: nobody was asked (DEC-21).
  if (!('credentialless' in HTMLIFrameElement.prototype)) return
  let frame: HTMLIFrameElement | undefined
  const follow = () => {
    if (!matchRoute(location.pathname)?.allowsThirdParties) {
      frame?.remove()
      frame = undefined
    } else if (!frame) {
      frame = makeHiddenFrame(decision.url)
      document.body.append(frame)
    }
  }
  for (const move of moves) addEventListener(move, follow)
  follow()
}
