/**
 * What a question to the browser's storage gives; undefined where it throws: where cookies are blocked, the disk is full,
 * or the page stands in a frame without an origin of its own.
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
