import type { ErrorCode } from '@foyer/contract'
import type { WpsError } from './wps/wps-error.ts'

/**
 * What a write's own handler says no with, after it has looked its id up: whoever hears one of these knows that no
 * earlier try with this id was taken. Everything that is said on the way to the handler (who asks, how often, in which
 * form) is left out, because an earlier try may have come further.
 */
const afterLookUp: readonly ErrorCode[] = [
  'method_unavailable',
  'amount_below_minimum',
  'amount_above_maximum',
  'insufficient_funds',
  'withdrawal_pending_limit',
  'withdrawal_daily_limit',
  'withdrawal_on_hold',
  'card_not_found',
  'card_exists',
  'card_limit',
  'request_conflict',
]

/** Tells whether a failure of a write with an id settles what became of every try with that id. */
export function isDefiniteFailure({ code, status }: Pick<WpsError, 'code' | 'status'>): boolean {
  return status >= 400 && status < 500 && afterLookUp.some((one) => one === code)
}
