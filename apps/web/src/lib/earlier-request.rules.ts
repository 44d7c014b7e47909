/** An answer whose request reached the platform this long before, in milliseconds, is that of an earlier sending. */
const earlierMs = 60_000

/**
 * Whether an idempotent call was answered with the result of an earlier request: its answer was lost, and its id was kept
 * for the next one with the same content. `nowMs` by the platform's clock.
 */
export function isEarlierRequest({ createdAt }: { createdAt: string }, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) > earlierMs
}
