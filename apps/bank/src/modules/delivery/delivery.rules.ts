import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { BankTimings } from '../../bank.constants.ts'

/** Milliseconds until the next attempt after so many failed ones. */
export function computeRetryMs(attempts: number, timings: BankTimings): number {
  return computeRetryDelayMs(attempts, { firstMs: timings.firstRetryMs, maxMs: timings.maxRetryMs })
}

/** A receiver has taken a callback only when it says so with 2xx. */
export function isReceived(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299
}
