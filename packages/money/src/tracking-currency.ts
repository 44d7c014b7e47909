/**
 * The currency code of tracking events (WALL-05, WALL-06, CONST-81): TLB is PHP, any other code is cut to 3 letters.
 * It turns USDT into USD, which has other decimals: only for events, never for money (T23). It has its own entry point
 * `@foyer/money/tracking` so that the ledger's rooms can be kept from it by a rule.
 */
export function toTrackingCurrency(code: string): string {
  return code === 'TLB' ? 'PHP' : code.slice(0, 3)
}
