import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { balanceMinor, currencyCode } from './fields.ts'

/** A member's progress in the merchant's programme (MEMB-06). */
export const rankProgress = z.object({
  /** 0 below the first level, and without a programme (OPEN-49). */
  rankLevel: z.number().int(),
  /** Settled stakes so far. */
  stakeMinor: balanceMinor,
  /** Stakes required for the next level; null at the highest one, and without a programme. */
  nextStakeMinor: balanceMinor.nullable(),
  currency: currencyCode,
})
export type RankProgress = z.output<typeof rankProgress>

export const playerRankProgress = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  access: 'member',
  summary: 'The member’s rank and the way to the next one (RELAY-08, SESS-12)',
  value: rankProgress,
})
