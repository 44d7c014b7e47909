import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { balanceMinor, currencyCode } from './fields.ts'

/** How far a member is in the merchant's programme (MEMB-06). */
export const rankProgress = z.object({
  /** 0 below the first level, and where the merchant has no programme (OPEN-49). */
  rankLevel: z.number().int(),
  /** What counts: the stakes that were settled so far. */
  stakeMinor: balanceMinor,
  /** The stakes that the next level takes; null at the highest one, and without a programme. */
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
