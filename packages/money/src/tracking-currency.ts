/**
 * The currency code of tracking events (WALL-05, WALL-06, CONST-81): TLB is PHP, any other code is truncated to 3
 * letters. USDT becomes USD, which has other decimals: only for events, never for money (T23). Separate entry point
 * `@foyer/money/tracking`, so that a rule can forbid it to the ledger's modules.
 */
export function toTrackingCurrency(code: string): string {
  return code === 'TLB' ? 'PHP' : code.slice(0, 3)
}
