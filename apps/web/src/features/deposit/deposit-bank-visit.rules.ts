/** Browsers keep at most so many entries and then forget the oldest: lengths no longer tell places apart. */
const MAX_ENTRIES = 50

/**
 * How many entries of the history lie between the page that was left and the newest one, which the provider's page has
 * led to. `lengthAtLeave` counts up to the provider's first page, which stands directly behind the page that was left.
 * 0 when that cannot be known.
 */
export function findStepsToPage(lengthAtLeave: number, lengthNow: number): number {
  if (lengthAtLeave < 2 || lengthNow < lengthAtLeave || lengthNow >= MAX_ENTRIES) return 0
  return lengthNow - lengthAtLeave + 1
}
