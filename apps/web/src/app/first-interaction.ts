import { nextPaint } from '../lib/next-paint.ts'

const interactions = ['pointerdown', 'keydown'] as const
/** Ends of a touch: a tap, or a scroll. */
const touchEnds = ['click', 'pointercancel'] as const
/** Longest wait for the end of a touch, in ms. */
const touchLimitMs = 500

/**
 * Starts work that a mere reader of a public page does not need: the texts of other screens and of errors, the client
 * of the platform, deferred work. Starts after the paint that responds to the first interaction, a tap as a whole; dependent code waits.
 * After a failure the next interaction tries again.
 */
export function startOnFirstInteraction(begin: () => Promise<unknown>, mayWait: boolean): void {
  let isPending = false
  const start = () => begin().then(stop, () => undefined)
  const onInteraction = async ({ type }: Event) => {
    if (isPending) return
    isPending = true
    if (type === 'pointerdown') await waitForTouchEnd()
    await nextPaint()
    await start()
    isPending = false
  }
  const stop = () => {
    for (const interaction of interactions) removeEventListener(interaction, onInteraction)
  }
  for (const interaction of interactions) addEventListener(interaction, onInteraction, { passive: true })
  if (!mayWait || window.foyerTap !== undefined) void start()
}

function waitForTouchEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const end of touchEnds) addEventListener(end, () => resolve(), { once: true, passive: true })
    setTimeout(resolve, touchLimitMs)
  })
}
