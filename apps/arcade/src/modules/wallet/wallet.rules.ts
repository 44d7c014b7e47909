import { type ErrorCode, siteBlocks } from '@foyer/contract'
import { computeRetryDelayMs } from '@foyer/database/retry-delay'
import type { ArcadeErrorCode } from '../../http/arcade-error.ts'
import { RETRY_DELAY } from './wallet.constants.ts'

/** Outcome of a call: done, refused finally, or unknown: then the same call is repeated until it is known. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'unknown'; reason: string }

/**
 * Refusals that prove that a debit has moved no money and never will under this id. Any other failure leaves the
 * outcome unknown: a refused signature, a conflict, a full queue, unreadable content.
 */
const FINAL_REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not_found',
  'insufficient_funds',
  'bonus_stake_limit',
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

/** The code of a refused stake; of a closed site its reason, which `fields` carry (docs/seamless-wallet.md). */
export function nameSiteBlock(code: ErrorCode, fields: readonly { rule: string }[] = []): ErrorCode {
  const block = siteBlocks.find((one) => fields.some(({ rule }) => rule === one))
  return code === 'player_blocked' && block !== undefined ? block : code
}

const REFUSALS: Readonly<Record<string, ArcadeErrorCode>> = {
  insufficient_funds: 'insufficient_funds',
  bonus_stake_limit: 'bonus_stake_limit',
  player_blocked: 'player_blocked',
  free_reject: 'player_blocked',
  site_maintenance: 'site_maintenance',
  region_denied: 'region_denied',
  session_over: 'session_over',
}

/** Our code for the reason of a refused or returned stake; `own` has the reasons that are not the platform's. */
export function nameRefusal(
  reason: string | null,
  own: Readonly<Record<string, ArcadeErrorCode>> = {},
): ArcadeErrorCode {
  const codes = { ...REFUSALS, ...own }
  return (reason !== null && Object.hasOwn(codes, reason) ? codes[reason] : undefined) ?? 'launch_refused'
}

/** Whether the platform reports the end of the player's session there (T9). */
export function isSessionOver(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.code === 'session_over'
}

/** Milliseconds until the next attempt; `chance` between 0 and 1 spreads callers by a fifth in either direction. */
export function computeRetryMs(attempts: number, chance: number): number {
  return computeRetryDelayMs(attempts, RETRY_DELAY, chance)
}
