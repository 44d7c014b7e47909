import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { BankTimings } from '../../bank.constants.ts'

/** Milliseconds until the next attempt after this many failed ones. */
export function computeRetryMs(attempts: number, timings: BankTimings): number {
  return computeRetryDelayMs(attempts, { firstMs: timings.firstRetryMs, maxMs: timings.maxRetryMs })
}

/** Only a 2xx response acknowledges a callback. */
export function isReceived(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299
}
