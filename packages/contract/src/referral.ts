import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amountMinor, instant, referralCode } from './fields.ts'

/** What became of an invitation: `joined` until its friend qualifies or the time is over. */
export const referralStates = ['joined', 'held', 'paid', 'refused', 'expired'] as const
export type ReferralState = (typeof referralStates)[number]

/** From the `friends`-th friend on, each one that qualifies pays its inviter this. */
const referralTier = z.object({ friends: z.number().int(), rewardMinor: amountMinor })

/** A merchant's programme; amounts in minor units of its currency. */
const referralProgramme = z.object({
  currency: z.string(),
  tiers: z.array(referralTier),
  /** What a friend gets; `0` for nothing. */
  friendRewardMinor: amountMinor,
  /** One deposit of at least this, and settled stakes of at least that, within these days of joining. */
  depositMinor: amountMinor,
  stakeMinor: amountMinor,
  days: z.number().int(),
})
export type ReferralProgramme = z.output<typeof referralProgramme>

export const readReferralProgramme = endpoint({
  method: 'GET',
  path: '/wps/referral/programme',
  access: 'anyone',
  summary: 'The terms of the merchant’s referral programme; null where there is none (OPEN-45)',
  publicMaxAgeSeconds: 60,
  value: z.object({ programme: referralProgramme.nullable() }),
})

const referralFriend = z.object({
  /** First and last letter of the user name. */
  name: z.string(),
  joinedAt: instant,
  state: z.enum(referralStates),
  /** What is missing until it qualifies; both are `0` once it has. */
  missingDepositMinor: amountMinor,
  missingStakeMinor: amountMinor,
  /** Last time for it. */
  endsAt: instant,
  rewardMinor: amountMinor,
})

export const readReferral = endpoint({
  method: 'GET',
  path: '/wps/member/referral',
  access: 'member',
  summary: 'The member’s own referral code, who joined by it, and what was earned (OPEN-45)',
  value: z.object({
    code: z.string(),
    programme: referralProgramme.nullable(),
    /** The newest ones, at most 100. */
    friends: z.array(referralFriend),
    joinedCount: z.number().int(),
    paidCount: z.number().int(),
    heldCount: z.number().int(),
    earnedMinor: amountMinor,
  }),
})
export type Referral = z.output<typeof readReferral.value>

export const checkReferralCode = endpoint({
  method: 'POST',
  path: '/wps/referral/check',
  access: 'anyone',
  summary: 'Whether a referral code leads to a member, who is not named; true for any where there is no programme',
  body: z.object({ code: referralCode }),
  value: z.object({ isKnown: z.boolean() }),
})

/** Why a reward waits for a person, or was refused. */
export const referralReasons = ['device', 'network', 'payout_account', 'friend_account', 'inviter_account'] as const
