/** What member and staff call a feedback, such as `F-000123`. */
export function formatFeedbackNumber(number: number): string {
  return `F-${String(number).padStart(6, '0')}`
}

/**
 * Seconds until a member may send again; 0 for now.
 * @param sent moments of the feedback of the last day
 */
export function decideFeedbackWait(sent: readonly Date[], now: Date, maximum: number, periodMs: number): number {
  const recent = sent.map((at) => at.getTime() + periodMs - now.getTime()).filter((leftMs) => leftMs > 0)
  if (recent.length < maximum) return 0
  const [soonest = 0] = recent.toSorted((one, other) => one - other).slice(recent.length - maximum)
  return Math.ceil(soonest / 1000)
}
