import type { DecidedAddress } from '@foyer/contract'

/**
 * A hidden frame for third-party content: its document has an opaque origin, neither storage nor cookies, cannot
 * navigate this page, and gets no referrer (T26).
 */
export function makeHiddenFrame(address: DecidedAddress): HTMLIFrameElement {
  const frame = makeFrame(address)
  frame.hidden = true
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.setAttribute('credentialless', '')
  return frame
}

/**
 * A visible frame for the widget of a captcha. Its document has the origin of its own host, which has nothing of ours:
 * the vendor's widget stores its state there. It cannot navigate this page, and gets no referrer (T26).
 */
export function makeWidgetFrame(address: DecidedAddress, title: string): HTMLIFrameElement {
  const frame = makeFrame(address)
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  return frame
}

function makeFrame(address: DecidedAddress): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.referrerPolicy = 'no-referrer'
  frame.src = address
  return frame
}
