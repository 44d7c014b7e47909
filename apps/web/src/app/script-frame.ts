import { decideAddress } from '@foyer/contract'
import { makeHiddenFrame } from '../lib/frame.ts'
import { matchRoute } from '../routes.rules.ts'

/** Events of the router, and of the browser. */
const moves = ['popstate', 'pushState', 'replaceState'] as const

/**
 * Keeps one frame with the merchant's third-party scripts on the pages that allow them, and removes it with its content
 * on any other page (T26). `address` comes with the page and is on a separate host.
 */
export function watchScriptFrame(address: string): void {
  const decision = decideAddress(address, 'vendor', { origin: location.origin, listed: 'checked' })
  if (decision.kind !== 'listed') return
  // Without `credentialless` the frame's requests carry its host's cookies, without consent (DEC-21).
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
