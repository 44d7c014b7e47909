/**
 * A wait that ends early, with an error, when the call is given up. `begin` starts it and gives how to stop it.
 */
export function waitUnlessAborted(
  signal: AbortSignal | undefined,
  begin: (done: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(createAbortError())
    const stop = begin(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    })
    const giveUp = () => {
      stop()
      reject(createAbortError())
    }
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

/** What a call that was given up fails with on its way out. */
export function createAbortError(): DOMException {
  return new DOMException('given up', 'AbortError')
}
