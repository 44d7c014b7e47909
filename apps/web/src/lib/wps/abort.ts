/** A wait that rejects early when the call is aborted. `begin` starts it and returns its cancellation. */
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

/** Error of an aborted call. */
export function createAbortError(): DOMException {
  return new DOMException('given up', 'AbortError')
}
