import { computeRetryDelayMs } from '@foyer/database/retry-delay'

/** Repetition of a queue's failed attempts. */
export interface OutboxRetry {
  /** Delays, with doubling. */
  retry: { firstMs: number; maxMs: number }
  /** Most attempts; without a number a row ends by its time alone, or never. */
  maxAttempts?: number
}

export interface FailedAttempt {
  attempts: number
  /** Least delay that the other side asks for. */
  retryAfterMs: number | undefined
  endsAt: Date | undefined
  now: Date
  /** From 0 to 1: spreads attempts. */
  chance: number
}

/** Milliseconds until the next attempt; null after the last one, and for one that would come too late to be of use. */
export function planNextAttempt(
  { attempts, retryAfterMs = 0, endsAt, now, chance }: FailedAttempt,
  { retry, maxAttempts = Number.POSITIVE_INFINITY }: OutboxRetry,
): number | null {
  const delayMs = Math.max(computeRetryDelayMs(attempts, retry, chance), retryAfterMs)
  const isTooLate = endsAt !== undefined && now.getTime() + delayMs >= endsAt.getTime()
  return attempts >= maxAttempts || isTooLate ? null : delayMs
}
