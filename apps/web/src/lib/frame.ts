import type { DecidedAddress } from '@foyer/contract'

/**
 * An unseen frame for what is not ours: its document has nobody's origin, neither storage nor cookies, leads this page
 * nowhere, and is not told where it stands (T26).
 */
export function makeHiddenFrame(address: DecidedAddress): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('credentialless', '')
  frame.referrerPolicy = 'no-referrer'
  frame.src = address
  return frame
}
