import type { WithdrawalHoldReason } from '@foyer/contract'
import { WITHDRAWAL_HOLD_SECONDS } from '../../merchant/index.ts'

/** Timed holds end after the merchant's time; the others stand until staff clears them. */
const isTimed: Record<WithdrawalHoldReason, boolean> = {
  account_added: true,
  password_changed: true,
  contact_changed: true,
  passkey_added: true,
  identity_added: true,
  new_device: true,
  under_review: false,
}

/**
 * Duration of a new hold, in seconds: `null` until staff clears it, 0 without a hold because the merchant has disabled
 * timed ones or the member cannot withdraw anyway.
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

/** A standing hold replaces a new one if it ends earlier by at most this share of its duration. */
const COVERED_SHARE = 0.01

/**
 * Whether to add a hold to the standing ones. A timed one is skipped when one of its reason ends at about the same
 * time, so that a repeated reason does not fill the table; one until staff clears it is always added.
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

/** A repeated reason is notified once per this time, in milliseconds. */
const NOTIFICATION_STEP_MS = 3_600_000

/** Number of the hour within which a reason is notified once. */
export function nameNotificationHour(now: Date): string {
  return Math.floor(now.getTime() / NOTIFICATION_STEP_MS).toString()
}

/**
 * Summary of a member's holds at a moment: the reasons, newest first without duplicates, and the end; `until` is null
 * while one of them has no end. Undefined without holds.
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
