/**
 * Milliseconds until the next attempt after this many failed ones: the first delay after one, doubled with each further
 * one up to the maximum. `chance` from 0 to 1 spreads callers by a fifth in either direction, 0.5 not at all.
 */
export function computeRetryDelayMs(
  attempts: number,
  { firstMs, maxMs }: { firstMs: number; maxMs: number },
  chance = 0.5,
): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), 30)
  return Math.round(Math.min(firstMs * 2 ** doublings, maxMs) * (0.8 + 0.4 * chance))
}
