import type { Movement } from '@foyer/contract'

/** A bet that was taken. */
export const movement: Movement = {
  id: '7',
  kind: 'bet',
  phase: 'posted',
  amountMinor: '-2000',
  currency: 'PHP',
  balanceAfterMinor: '48000',
  reference: 'r1',
  description: 'Five, ticket 12',
  at: '2026-11-21T10:00:00.000Z',
  resolvedAt: '2026-11-21T10:01:00.000Z',
}
