/** Timeout of a frame, which a hidden page never gets, in ms. */
const waitLimitMs = 100

/** Resolves after the browser has painted the current document. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, waitLimitMs)
  })
}
