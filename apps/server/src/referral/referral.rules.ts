import type { referralReasons } from '@foyer/contract'

export type ReferralReason = (typeof referralReasons)[number]

/** A programme as the merchant's setting has it; amounts in minor units, as texts. */
export interface ReferralTerms {
  tiers: readonly { friends: number; rewardMinor: string }[]
  friendRewardMinor: string
  depositMinor: string
  stakeMinor: string
  days: number
}

/** What the `nth` friend who qualifies pays its inviter, from 1; 0n before the first tier. */
export function findReward(tiers: ReferralTerms['tiers'], nth: number): bigint {
  const reached = tiers.filter(({ friends }) => friends <= nth)
  return BigInt(reached.at(-1)?.rewardMinor ?? '0')
}

/** What a friend has done so far, in minor units. */
export interface FriendProgress {
  largestDepositMinor: bigint
  settledStakesMinor: bigint
}

/** What is missing until the friend qualifies, in minor units. */
export function decideMissing(terms: ReferralTerms, progress: FriendProgress) {
  const left = (wanted: string, has: bigint) => (has >= BigInt(wanted) ? 0n : BigInt(wanted) - has)
  const hasDeposited = progress.largestDepositMinor >= BigInt(terms.depositMinor)
  return {
    // One deposit counts, not their sum.
    depositMinor: hasDeposited ? 0n : BigInt(terms.depositMinor),
    stakeMinor: left(terms.stakeMinor, progress.settledStakesMinor),
  }
}

interface Party {
  type: number
  closedAt: Date | null
  loginBlockedAt: Date | null
  depositBlockedAt: Date | null
  withdrawalBlockedAt: Date | null
  playBlockedUntil: Date | null
}

/** Whether a member may earn: a member of type 0 that is neither closed, blocked nor excluded from play. */
export function canEarn(member: Party, now: Date): boolean {
  const isStopped = member.closedAt ?? member.loginBlockedAt ?? member.depositBlockedAt ?? member.withdrawalBlockedAt
  const isExcluded = member.playBlockedUntil !== null && member.playBlockedUntil > now
  return member.type === 0 && !isStopped && !isExcluded
}

/** What friend and inviter, or two friends of one inviter, have in common. */
export interface Evidence {
  devices: readonly string[]
  networks: readonly string[]
  hasCommonPayoutAccount: boolean
}

/** Reasons for which a reward waits for a person. */
export function listHoldReasons(friend: Evidence, others: Omit<Evidence, 'hasCommonPayoutAccount'>): ReferralReason[] {
  const reasons: ReferralReason[] = []
  if (friend.devices.some((device) => others.devices.includes(device))) reasons.push('device')
  if (friend.networks.some((network) => others.networks.includes(network))) reasons.push('network')
  if (friend.hasCommonPayoutAccount) reasons.push('payout_account')
  return reasons
}

/** Seconds until the next check: soon after joining, then less often. */
export function planNextCheckSeconds(ageSeconds: number): number {
  return Math.min(Math.max(Math.floor(ageSeconds / 20), 30), 3_600)
}
