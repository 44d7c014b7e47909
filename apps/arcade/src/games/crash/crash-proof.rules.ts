import { RANDOM_BITS } from './crash.constants.ts'

/** Leading hex digits of the HMAC that are the random number. */
export const RANDOM_HEX_DIGITS = RANDOM_BITS / 4

/** The text whose HMAC-SHA256 under the round's seed decides its crash point. */
export function formatCrashMessage(roundId: number, entropy: readonly string[]): string {
  return ['crash-1', String(roundId), ...entropy].join('|')
}
