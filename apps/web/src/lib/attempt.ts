/**
 * Result of a call to the browser's storage; undefined when it throws: with blocked cookies, a full disk, or a page in
 * a frame with an opaque origin.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
