/** Pull distance that triggers a refresh, and maximum offset of the indicator, in CSS pixels. */
export const pullDistances = { refresh: 72, max: 110 } as const

/** Offset of the indicator for a finger movement in pixels; damped with the distance. */
export function findPullOffset(movedPx: number): number {
  if (movedPx <= 0) return 0
  return Math.min(pullDistances.max, Math.round(movedPx * 0.5))
}

/** Whether a touch here may start a pull: at the page's top, without an overlay, and outside of a scroller. */
export function canPull(at: {
  scrollY: number
  hasOverlay: boolean
  touches: number
  scrolledInside: boolean
}): boolean {
  return at.scrollY <= 0 && !at.hasOverlay && at.touches === 1 && !at.scrolledInside
}
