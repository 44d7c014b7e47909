/** Browsers limit the entries and drop the oldest: at the limit, lengths no longer identify positions. */
const MAX_ENTRIES = 50

/**
 * Number of history entries between the page that was left and the newest one, opened by the provider's page.
 * `lengthAtLeave` includes the provider's first page, directly after the page that was left. 0 when unknown.
 */
export function findStepsToPage(lengthAtLeave: number, lengthNow: number): number {
  if (lengthAtLeave < 2 || lengthNow < lengthAtLeave || lengthNow >= MAX_ENTRIES) return 0
  return lengthNow - lengthAtLeave + 1
}
