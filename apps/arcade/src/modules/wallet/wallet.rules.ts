import type { ErrorCode } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import { RETRY_MS } from './wallet.constants.ts'

/** What became of a call: done, refused for good, or unknown: then the same call is made again until it is known. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'unknown'; reason: string }

/**
 * Answers after which a debit has certainly moved no money and never will under this id. Everything else that isn't
 * a success leaves the outcome open: a refused signature, a conflict, a full queue, words that nobody understands.
 */
const FINAL_REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not_found',
  'insufficient_funds',
  'player_blocked',
  'session_over',
  'free_reject',
  'currency_mismatch',
  'round_closed',
  'transaction_reversed',
  'launch_token_invalid',
])

export function isFinalRefusal(code: ErrorCode): boolean {
  return FINAL_REFUSALS.has(code)
}

/** Whether the platform says that the player's session there has ended (T9). */
export function isSessionOver(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.code === 'session_over'
}

/** Milliseconds until the next try after so many; `chance` between 0 and 1 spreads callers by a fifth either way. */
export function computeRetryMs(attempts: number, chance: number): number {
  return computeRetryDelayMs(attempts, RETRY_MS, chance)
}
