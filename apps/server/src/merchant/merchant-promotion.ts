import { makePromotionFields } from '@foyer/contract'
import { z } from 'zod'
import { minorUnits, truth, wholeNumber } from './merchant-fields.ts'

const availablePromotion = z.strictObject({ enabled: truth, count: wholeNumber(0, 1_000_000) })

/** RELAY-03, PROMO-02 */
export const promotionSettings = z
  .strictObject(makePromotionFields(availablePromotion))
  .describe('JSON such as {"REFERRAL":{"enabled":true,"count":0}}')

const tier = z.strictObject({ friends: wholeNumber(1, 10_000), rewardMinor: minorUnits })

/** OPEN-45: what a friend who qualifies pays its inviter and itself, and what qualifies; amounts in minor units. */
export const referralProgramme = z
  .strictObject({
    /** From that many friends on, in growing order. */
    tiers: z
      .array(tier)
      .min(1)
      .max(10)
      .refine((tiers) => tiers.every(({ friends }, at) => at === 0 || friends > (tiers[at - 1]?.friends ?? 0))),
    friendRewardMinor: minorUnits.optional(),
    depositMinor: minorUnits,
    stakeMinor: minorUnits,
    days: wholeNumber(1, 365),
  })
  .describe(
    'JSON such as {"tiers":[{"friends":1,"rewardMinor":"10000"}],"depositMinor":"10000","stakeMinor":"50000","days":30}',
  )

/** OPEN-25: what is open to agents. */
export const agentProgramme = z
  .strictObject({
    /** Members may apply to become agents. */
    takesApplications: truth,
    /** Agents see the balances of their own members. */
    showsBalance: truth,
  })
  .describe('JSON such as {"takesApplications":true,"showsBalance":false}')
