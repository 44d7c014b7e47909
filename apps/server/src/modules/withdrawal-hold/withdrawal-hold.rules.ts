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

/** By how much of its time a standing hold may end earlier than one that would begin now, and still stand for it. */
const COVERED_SHARE = 0.01

/**
 * Whether a hold is to be added to those that stand. A timed one is not where one of its reason ends at about the same
 * time, so that a reason that occurs again and again does not fill the table; one until staff clears it always is.
 */
export function isHoldNeeded(
  { reason, seconds }: { reason: WithdrawalHoldReason; seconds: number | null },
  standing: readonly StandingHold[],
  now: Date,
): boolean {
  if (seconds === null) return true
  const coveredMs = now.getTime() + seconds * (1 - COVERED_SHARE) * 1000
  return !standing.some((hold) => hold.reason === reason && hold.endsAt !== null && hold.endsAt.getTime() >= coveredMs)
}

/** A reason that occurs again is notified once in this time, in milliseconds. */
const NOTIFICATION_STEP_MS = 3_600_000

/** Number of the hour in which a reason is notified once. */
export function nameNotificationHour(now: Date): string {
  return Math.floor(now.getTime() / NOTIFICATION_STEP_MS).toString()
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
