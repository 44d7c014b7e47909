import { overlayMove } from './overlay-move.ts'

/** How long a move through the history may take before it counts as one that does not come, in ms. */
const moveLimitMs = 1_000

/** What this module needs of the window. */
interface OverlayWindow {
  history: Pick<History, 'state' | 'pushState' | 'go'>
  location: { href: string }
  addEventListener(type: 'popstate', listener: () => void): void
}

type OnBack = () => boolean | undefined

export interface OverlayHistory {
  /**
   * An overlay has opened; `onBack` closes it when the member goes back, or gives false for one that must stay.
   * Gives the function to call when it is closed.
   */
  open(onBack: OnBack): () => void
}

/**
 * Gives each open overlay (sheet, dialog) an entry of the browser's history, so that Back closes it and leaves the page
 * alone. The entry says in `state.overlay` how many overlays are open at it, and is taken away however the overlay
 * closes. An entry without its overlay (after a reload, or reached by Forward) is left at once.
 */
export function createOverlayHistory(window: OverlayWindow): OverlayHistory {
  const { history } = window
  let overlays: { onBack: OnBack }[] = []
  let finishMove: (() => void) | undefined
  /** A move took longer than its limit: the next arrival is its own, no step of the member. */
  let isLate = false
  const readDepth = () => Number(history.state?.overlay ?? 0)

  /** Brings the entries in line with the overlays that are open. */
  function align(): void {
    if (finishMove) return
    const depth = readDepth()
    if (depth > overlays.length) move(overlays.length - depth)
    for (let next = depth + 1; next <= overlays.length; next += 1)
      history.pushState({ ...history.state, overlay: next }, '', window.location.href)
  }

  function move(delta: number): void {
    let limit: ReturnType<typeof setTimeout>
    overlayMove.pending = new Promise((resolve) => {
      finishMove = () => {
        clearTimeout(limit)
        finishMove = undefined
        overlayMove.pending = undefined
        resolve()
      }
      limit = setTimeout(() => {
        isLate = true
        finishMove?.()
      }, moveLimitMs)
    })
    history.go(delta)
  }

  window.addEventListener('popstate', () => {
    const isOwn = finishMove !== undefined || isLate
    isLate = false
    finishMove?.()
    const closing = isOwn ? [] : overlays.splice(readDepth())
    const staying = closing.reverse().filter(({ onBack }) => onBack() === false)
    overlays.push(...staying.reverse())
    align()
  })
  // One that opens while another closes takes over its entry.
  const alignSoon = () => void Promise.resolve().then(align)
  alignSoon()

  return {
    open(onBack) {
      const overlay = { onBack }
      overlays.push(overlay)
      alignSoon()
      return () => {
        overlays = overlays.filter((one) => one !== overlay)
        alignSoon()
      }
    },
  }
}

let ofThisPage: OverlayHistory | undefined

/** The overlays of this page; the first call also leaves an entry whose overlay is gone. */
export function findOverlayHistory(): OverlayHistory {
  ofThisPage ??= createOverlayHistory(window)
  return ofThisPage
}
