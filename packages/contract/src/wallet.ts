import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { balanceMinor, currencyCode, instant, signedAmountMinor } from './fields.ts'

/** One currency of the member's wallet; real, bonus and locked money apart (DEC-31). available = balance − held. */
export const walletBalance = z.object({
  currency: currencyCode,
  balanceMinor,
  heldMinor: balanceMinor,
  availableMinor: balanceMinor,
  bonusMinor: balanceMinor,
  lockedMinor: balanceMinor,
  /** Grows with each change: a screen never goes back to an older figure. */
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

export const movementKinds = ['deposit', 'withdrawal', 'bet', 'win', 'refund', 'opening', 'adjustment'] as const
/** The ledger's own phases; `declined` and `failed` are ends of a request that never became a movement of the ledger. */
export const movementPhases = ['pending', 'posted', 'voided', 'expired', 'declined', 'failed'] as const

/**
 * One movement of money with its story (DEC-31); `amountMinor` is signed as the member sees it. A deposit that waits,
 * or that came to nothing, stands among them with the amount that was asked for.
 */
export const movement = z.object({
  id: z.string(),
  kind: z.enum(movementKinds),
  phase: z.enum(movementPhases),
  amountMinor: signedAmountMinor,
  currency: currencyCode,
  /** Null for a deposit that was not credited. */
  balanceAfterMinor: balanceMinor.nullable(),
  /** Deposit, withdrawal or round that it belongs to. */
  reference: z.string(),
  /** What it was for: method, game and ticket. */
  description: z.string(),
  /** Game that shows the round of a bet or a win, if the member can still open it. */
  gameCode: z.string().optional(),
  at: instant,
  /** When it was posted, voided or expired. */
  resolvedAt: instant.nullable(),
})
export type Movement = z.output<typeof movement>

/** Within the years 2000 to 2999, which every database and every browser can count from. */
const historyInstant = instant.regex(/^2\d{3}-/)

/** OPEN-15: lists of 20 with load-more, 30 days by default. */
export const movements = endpoint({
  method: 'GET',
  path: '/wps/wallet/movement',
  access: 'member',
  summary: 'Every movement of the member’s money, newest first (DEC-31)',
  query: z.object({
    kind: z.enum(movementKinds).optional(),
    from: historyInstant.optional(),
    to: historyInstant.optional(),
    cursor: z.string().max(100).optional(),
  }),
  value: z.object({ items: z.array(movement), nextCursor: z.string().nullable() }),
})
