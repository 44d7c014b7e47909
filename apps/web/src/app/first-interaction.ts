import { nextPaint } from '../lib/next-paint.ts'

const interactions = ['pointerdown', 'keydown'] as const

/**
 * Starts work that a mere reader of a public page does not need: the texts of other screens and of errors, the client
 * of the platform, deferred work. Starts after the paint that responds to the first interaction; dependent code waits.
 * After a failure the next interaction tries again.
 */
export function startOnFirstInteraction(begin: () => Promise<unknown>, mayWait: boolean): void {
  let isPending = false
  const start = () => begin().then(stop, () => undefined)
  const onInteraction = async () => {
    if (isPending) return
    isPending = true
    await nextPaint()
    await start()
    isPending = false
  }
  const stop = () => {
    for (const interaction of interactions) removeEventListener(interaction, onInteraction)
  }
  for (const interaction of interactions) addEventListener(interaction, onInteraction, { passive: true })
  if (!mayWait || window.foyerTap) void start()
}
