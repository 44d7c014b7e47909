import type { DecidedAddress } from '@foyer/contract'

/**
 * A hidden frame for third-party content: its document has an opaque origin, neither storage nor cookies, cannot
 * navigate this page, and gets no referrer (T26).
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
