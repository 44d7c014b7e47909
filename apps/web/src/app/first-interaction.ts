const interactions = ['pointerdown', 'keydown'] as const

/**
 * The texts of the other screens and of errors, the client of the platform, and what nobody waits for. A visitor of a
 * public page who only looks pays for none of them: there they come with the first touch, and whatever needs them waits.
 * Where they could not be loaded the next touch tries again.
 */
export function startOnFirstInteraction(begin: () => Promise<unknown>, mayWait: boolean): void {
  const run = () => void begin().then(stop, () => undefined)
  const stop = () => {
    for (const interaction of interactions) removeEventListener(interaction, run)
  }
  for (const interaction of interactions) addEventListener(interaction, run, { passive: true })
  if (!mayWait || window.foyerTap) run()
}
