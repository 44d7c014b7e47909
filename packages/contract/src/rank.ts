import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { balanceMinor, currencyCode } from './fields.ts'

/** One level of the merchant's programme; levels count from 1. */
export const rankLevel = z.object({
  /** The merchant's own name in the caller's language; null without one. */
  name: z.string().nullable(),
  /** Settled stakes that it requires. */
  stakeMinor: balanceMinor,
  /** What a member of this level may withdraw within 24 hours; null where it gives no more than the others. */
  withdrawalDailyMinor: balanceMinor.nullable(),
})
export type RankLevel = z.output<typeof rankLevel>

/** A member's progress in the merchant's programme (MEMB-06). */
export const rankProgress = z.object({
  /** 0 below the first level, and without a programme (OPEN-49). */
  rankLevel: z.number().int(),
  /** Settled stakes so far. */
  stakeMinor: balanceMinor,
  /** Stakes required for the next level; null at the highest one, and without a programme. */
  nextStakeMinor: balanceMinor.nullable(),
  currency: currencyCode,
  /** All levels, lowest first; another platform may send none. */
  levels: z.array(rankLevel).default([]),
})
export type RankProgress = z.output<typeof rankProgress>

export const playerRankProgress = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  access: 'member',
  summary: 'The member’s rank, the way to the next level, and all levels (RELAY-08, SESS-12)',
  value: rankProgress,
})
