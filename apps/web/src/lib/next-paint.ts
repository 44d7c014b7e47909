/** Longest wait for a frame, which a hidden page never gets, in ms. */
const waitLimitMs = 100

/** Resolves when the browser has painted what stands in the document. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, waitLimitMs)
  })
}
