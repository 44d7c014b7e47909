import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { balanceMinor, boundedInstant, currencyCode, instant, signedAmountMinor } from './fields.ts'

/**
 * One currency of the member's wallet, with real, bonus and locked money separate (DEC-31). available = balance − held.
 */
export const walletBalance = z.object({
  currency: currencyCode,
  balanceMinor,
  heldMinor: balanceMinor,
  availableMinor: balanceMinor,
  bonusMinor: balanceMinor,
  lockedMinor: balanceMinor,
  /** Increases with each change: a screen never returns to an older balance. */
  version: z.number().int(),
})
export type WalletBalance = z.output<typeof walletBalance>

export const wallet = endpoint({
  method: 'GET',
  path: '/wps/wallet',
  access: 'member',
  summary: 'The member’s balances (OPEN-34)',
  value: z.object({ balances: z.array(walletBalance), serverTime: instant }),
})

export const movementKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'opening',
  'adjustment',
  'bonus',
  'commission',
] as const
/** The ledger's own phases; those from `declined` on are states of a deposit without a ledger movement. */
export const movementPhases = [
  'pending',
  'posted',
  'voided',
  'expired',
  'declined',
  'failed',
  'checking',
  'returned',
] as const

/**
 * One movement of money with its timeline (DEC-31); `amountMinor` is signed as the member sees it. A pending or failed
 * deposit is included with its requested amount.
 */
export const movement = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  phase: z.enum(movementPhases),
  amountMinor: signedAmountMinor,
  currency: currencyCode,
  /** Null for an uncredited deposit. */
  balanceAfterMinor: balanceMinor.nullable(),
  /** Its deposit, withdrawal or round. */
  reference: z.string(),
  /** Subject: method, game and ticket. */
  description: z.string(),
  /** Game that replays the round of a bet or a win, if still available to the member. */
  gameCode: z.string().optional(),
  /** Of a win whose round has paid no more than its stakes: money back, not a win (DEC-34). */
  isStakeBack: z.boolean().optional(),
  at: instant,
  /** When it was posted, voided or expired. */
  resolvedAt: instant.nullable(),
})
export type Movement = z.output<typeof movement>

/** Money on hold for an open round or a withdrawal. */
export const walletHold = movement
  .pick({
    id: true,
    amountMinor: true,
    currency: true,
    reference: true,
    description: true,
    gameCode: true,
    at: true,
  })
  .extend({
    kind: z.enum(['bet', 'withdrawal']),
    /** When the round ends, if its vendor has named it: a draw. */
    endsAt: instant.optional(),
  })
export type WalletHold = z.output<typeof walletHold>

export const walletHolds = endpoint({
  method: 'GET',
  path: '/wps/wallet/hold',
  access: 'member',
  summary: 'What the member’s held money is for, newest first: the newest 20 of the last 1000 movements (DEC-31)',
  value: z.object({ items: z.array(walletHold) }),
})

/** OPEN-15: lists of 20 with load-more, 30 days by default. */
export const movements = endpoint({
  method: 'GET',
  path: '/wps/wallet/movement',
  access: 'member',
  summary: 'Every movement of the member’s money, newest first (DEC-31)',
  query: z.object({
    kind: z.enum(movementKinds).optional(),
    from: boundedInstant.optional(),
    to: boundedInstant.optional(),
    cursor: z.string().max(100).optional(),
  }),
  value: z.object({ items: z.array(movement), nextCursor: z.string().nullable() }),
})
