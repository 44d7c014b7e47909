/**
 * A wait that ends early, with an error, when the call is given up. `begin` starts it and gives how to stop it.
 */
export function waitUnlessGivenUp(
  signal: AbortSignal | undefined,
  begin: (done: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(makeGivenUp())
    const stop = begin(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    })
    const giveUp = () => {
      stop()
      reject(makeGivenUp())
    }
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

/** What a call that was given up fails with on its way out. */
export function makeGivenUp(): DOMException {
  return new DOMException('given up', 'AbortError')
}
