import type { BankTimings } from '../../bank.constants.ts'

/** Wait in milliseconds after the given number of failed attempts: doubled each time, up to the longest. */
export function computeRetryMs(attempts: number, timings: BankTimings): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), 30)
  return Math.min(timings.firstRetryMs * 2 ** doublings, timings.maxRetryMs)
}

/** A receiver has taken a callback only when it says so with 2xx. */
export function isReceived(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299
}
