import type { WithdrawalHoldReason } from '@foyer/contract'

/** Where a merchant's settings say nothing else (T37), in seconds: 24 hours. */
export const WITHDRAWAL_HOLD_SECONDS = 86_400

/** Which holds end by themselves after the merchant's time; the others stand until staff clears them. */
const isTimed: Record<WithdrawalHoldReason, boolean> = {
  account_added: true,
  password_changed: true,
  new_device: true,
  under_review: false,
}

/**
 * How long a hold lasts that begins now, in seconds: `null` until staff clears it, 0 where none begins because the
 * merchant has switched the timed ones off or the member cannot withdraw anyway.
 */
export function planHoldSeconds(
  reason: WithdrawalHoldReason,
  { holdSeconds = WITHDRAWAL_HOLD_SECONDS, canWithdraw }: { holdSeconds?: number | undefined; canWithdraw: boolean },
): number | null {
  if (!canWithdraw) return 0
  return isTimed[reason] ? Math.max(0, holdSeconds) : null
}

export interface StandingHold {
  reason: WithdrawalHoldReason
  startedAt: Date
  endsAt: Date | null
}

/**
 * What a member's holds mean together at a moment: why, newest first and each reason once, and until when; `until` is
 * null while one of them has no end. Undefined when withdrawals are free.
 */
export function sumUpHolds(
  holds: readonly StandingHold[],
  now: Date,
): { reasons: WithdrawalHoldReason[]; until: Date | null } | undefined {
  const standing = holds
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
  if (standing.length === 0) return undefined
  const ends = standing.map(({ endsAt }) => endsAt)
  return {
    reasons: [...new Set(standing.map(({ reason }) => reason))],
    until: ends.reduce((latest, end) => (latest === null || end === null ? null : end > latest ? end : latest)),
  }
}
