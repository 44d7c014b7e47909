import { z } from 'zod'
import { amountMinor } from './fields.ts'

/** Hundredths of a percent: 2,500 is a quarter. */
const rateBp = z.number().int().min(0).max(10_000)
const shareBp = rateBp.max(8_000)

/** From a monthly net result of `fromMinor` on, the whole of it earns this share. */
const planTier = z.object({ fromMinor: amountMinor, shareBp })

/**
 * What an agent earns of a month, as data (decision 122). Amounts in minor units of the merchant’s currency. Nothing is
 * earned by recruiting alone: each part needs the play of members.
 */
export const agentPlanTerms = z.object({
  /** Share of the net result of the agent’s own members, in growing order; the first begins at 0. */
  tiers: z
    .array(planTier)
    .min(1)
    .max(10)
    .refine((tiers) => tiers[0]?.fromMinor === '0', 'field.invalid')
    .refine(
      (tiers) =>
        tiers.every(({ fromMinor }, at) => at === 0 || BigInt(fromMinor) > BigInt(tiers[at - 1]?.fromMinor ?? '0')),
      'field.invalid',
    ),
  /** Share of the net result of members of agents one, two … levels below. */
  subShareBp: z.array(shareBp).max(5),
  /** Share of the settled stakes of own members. */
  stakeBp: rateBp.max(500),
  /** Once for each own member whose deposits and settled stakes have reached these sums; null for nothing. */
  acquisition: z
    .object({
      rewardMinor: amountMinor,
      depositMinor: amountMinor.refine((amount) => amount !== '0', 'field.invalid'),
      stakeMinor: amountMinor.refine((amount) => amount !== '0', 'field.invalid'),
    })
    .nullable(),
  /** Deducted from stakes less wins: what bonuses cost, a share of a positive result, a share of deposits. */
  deductsBonus: z.boolean(),
  platformBp: rateBp,
  depositFeeBp: rateBp.max(2_000),
  /** A month below zero: taken into the next one, or forgotten. */
  negative: z.enum(['carry', 'discard']),
  /** Days after the month before it may be paid. */
  holdDays: z.number().int().min(0).max(90),
})
export type AgentPlanTerms = z.output<typeof agentPlanTerms>
