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
 * A hidden frame for the scripts of advertising partners, after a yes only. Its document has the origin of a host that
 * has nothing of ours; `credentialless` ends its storage and cookies with this page (T26).
 */
export function makeTrackingFrame(address: DecidedAddress): HTMLIFrameElement {
  const frame = makeFrame(address)
  frame.hidden = true
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
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

/**
 * A visible frame for a vendor's support script (DEC-22). Where the browser can give its document storage that ends with
 * this page, it has the origin of the host of scripts, which has nothing of ours; elsewhere it has none (T26).
 */
export function makeSupportFrame(address: DecidedAddress, title: string): HTMLIFrameElement {
  const frame = makeFrame(address)
  const hasOwnStorage = 'credentialless' in HTMLIFrameElement.prototype
  frame.title = title
  frame.setAttribute('sandbox', `allow-scripts allow-forms allow-popups${hasOwnStorage ? ' allow-same-origin' : ''}`)
  frame.setAttribute('credentialless', '')
  return frame
}

/**
 * A frame for a vendor's game (decision 044). Its document has the origin of its own host and cannot navigate this
 * page, open windows or read the address; games store files and play sound.
 */
export function makeGameFrame(address: DecidedAddress, title: string): HTMLIFrameElement {
  const frame = makeFrame(address)
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-downloads')
  frame.allow = 'autoplay; fullscreen; screen-wake-lock'
  return frame
}

/** Path of a frame that has come to a document of ours, such as the way back from a game; undefined in the game. */
export function findOwnPath(frame: HTMLIFrameElement): string | undefined {
  try {
    const place = frame.contentWindow?.location
    return place?.origin === location.origin ? place.pathname : undefined
  } catch {
    return undefined // another origin
  }
}

/** Whether a frame shows another site's document. Before it arrives, the frame has an empty one of ours. */
export function hasOtherDocument(frame: HTMLIFrameElement): boolean {
  return frame.isConnected && frame.contentDocument === null
}

/** A window for another site, opened empty within the tap. */
interface OpenedWindow {
  leave(url: DecidedAddress): void
  isClosed(): boolean
  close(): void
}

/** A small one for a login page; undefined when the browser blocks it. */
export function openPopup(): OpenedWindow | undefined {
  return openWindow('popup,width=550,height=600')
}

/** A tab; undefined when the browser blocks it. Its site cannot reach this page. */
export function openTab(): OpenedWindow | undefined {
  return openWindow(undefined)
}

function openWindow(features: string | undefined): OpenedWindow | undefined {
  const popup = window.open('', '_blank', features)
  if (!popup) return undefined
  if (features === undefined) popup.opener = null
  return {
    leave: (url) => popup.location.replace(url),
    isClosed: () => popup.closed,
    close: () => popup.close(),
  }
}

function makeFrame(address: DecidedAddress): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.referrerPolicy = 'no-referrer'
  frame.src = address
  return frame
}
