/** Longest time between the taps of a double tap, and how far apart they may be. */
const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 24

/**
 * Ignores the second tap of a double tap: what the first one closes no longer covers what lies below. Taps elsewhere and
 * the keyboard's clicks count.
 */
export function ignoreSecondTap(first: Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>): void {
  if (isByKeyboard(first)) return
  const ignore = (event: MouseEvent) => {
    const distancePx = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
    if (isByKeyboard(event) || distancePx > DOUBLE_TAP_PX) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', ignore, { capture: true })
  setTimeout(() => removeEventListener('click', ignore, { capture: true }), DOUBLE_TAP_MS)
}

const isByKeyboard = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 0
