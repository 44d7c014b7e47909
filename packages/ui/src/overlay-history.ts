import { overlayMove } from './overlay-move.ts'

/** Timeout of a move through the history, in ms. */
const moveLimitMs = 1_000

/** The window's members used by this module. */
interface OverlayWindow {
  history: Pick<History, 'state' | 'pushState' | 'go'>
  location: { href: string }
  addEventListener(type: 'popstate', listener: () => void): void
}

type OnBack = () => boolean | undefined

export interface OverlayHistory {
  /**
   * Registers an open overlay; `onBack` closes it on Back, or returns false to keep it open. Returns the function to
   * call on close.
   */
  open(onBack: OnBack): () => void
}

/**
 * Gives each open overlay (sheet, dialog) an entry of the browser's history, so that Back closes it and the page stays.
 * The entry's `state.overlay` is the number of overlays open at it; it is removed however the overlay closes. An entry
 * without its overlay (after a reload, or reached by Forward) is left at once.
 */
export function createOverlayHistory(window: OverlayWindow): OverlayHistory {
  const { history } = window
  let overlays: { onBack: OnBack }[] = []
  let finishMove: (() => void) | undefined
  /** A move timed out: its later arrival is not a step of the member. */
  let isLate = false
  const readDepth = () => Number(history.state?.overlay ?? 0)

  /** Aligns the entries with the open overlays. */
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
  // An overlay that opens while another closes reuses its entry.
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

/** The overlays of this page; the first call also leaves an entry without an overlay. */
export function findOverlayHistory(): OverlayHistory {
  ofThisPage ??= createOverlayHistory(window)
  return ofThisPage
}
