/** How far the page is pulled until it refreshes, and how far its sign follows at most, in CSS pixels. */
export const pullDistances = { refresh: 72, max: 110 } as const

/** Where the sign stands while a finger has moved by so many pixels: it follows more and more slowly. */
export function findPullOffset(movedPx: number): number {
  if (movedPx <= 0) return 0
  return Math.min(pullDistances.max, Math.round(movedPx * 0.5))
}

/** Whether a finger that goes down here may pull: at the page's top, with nothing over it, and not inside a scroller. */
export function canPull(at: {
  scrollY: number
  hasOverlay: boolean
  touches: number
  scrolledInside: boolean
}): boolean {
  return at.scrollY <= 0 && !at.hasOverlay && at.touches === 1 && !at.scrolledInside
}
