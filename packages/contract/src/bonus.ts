import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amountMinor, balanceMinor, currencyCode, id, instant } from './fields.ts'
import { offerKinds, offerTerms, promoCode } from './offer.ts'

export const grantStates = ['queued', 'active', 'converted', 'used_up', 'expired', 'given_up', 'reversed'] as const

/** A place of a tournament; the score is minor units of stakes, or rounds. Without a score there is no place. */
const tournamentStanding = z.object({
  place: z.number().int(),
  score: balanceMinor,
  /** What the place gives now; null for nothing. */
  prizeMinor: amountMinor.nullable(),
})

/** Something that a live offer gives this member now, or will when its aim is reached. */
export const bonusReward = z.object({
  offerId: id,
  kind: z.enum(offerKinds),
  title: z.string(),
  currency: currencyCode,
  /** `ready`: to be claimed now. */
  state: z.enum(['ready', 'progress']),
  /** What is given; for a deposit that is still to be made the most. */
  amountMinor: amountMinor,
  /** Of a percentage. */
  percent: z.number().int().optional(),
  minDepositMinor: amountMinor.optional(),
  progress: z.object({ measure: z.enum(['stake', 'rounds']), done: amountMinor, target: amountMinor }).optional(),
  tournament: z.object({ isJoined: z.boolean(), standing: tournamentStanding.nullable() }).optional(),
  freeBets: z.object({ game: z.string(), count: z.number().int(), stakeMinor: amountMinor }).optional(),
  until: instant,
  terms: offerTerms,
})
export type BonusReward = z.output<typeof bonusReward>

export const bonusGrant = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  currency: currencyCode,
  state: z.enum(grantStates),
  amountMinor,
  balanceMinor,
  /** Of each free bet. */
  freeStakeMinor: amountMinor.nullable(),
  wagerTargetMinor: amountMinor,
  wageredMinor: balanceMinor,
  openStakes: z.number().int(),
  convertedMinor: balanceMinor,
  forfeitedMinor: balanceMinor,
  createdAt: instant,
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  terms: offerTerms,
})
export type BonusGrant = z.output<typeof bonusGrant>

export const rewardCenter = endpoint({
  method: 'GET',
  path: '/wps/member/bonus',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'Rewards to claim or in progress, and the member’s bonuses, newest first (PROMO-06, OPEN-39)',
  value: z.object({
    rewards: z.array(bonusReward),
    grants: z.array(bonusGrant),
    /** Names of games and categories in the terms, in the caller's language. */
    games: z.record(z.string(), z.string()),
  }),
})

export const bonusStakes = endpoint({
  method: 'GET',
  path: '/wps/member/bonus/:id',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'The latest stakes of a bonus, with what each counted',
  params: z.object({ id }),
  value: z.object({
    items: z.array(
      z.object({
        game: z.string(),
        state: z.enum(['open', 'settled', 'returned']),
        amountMinor,
        bonusMinor: balanceMinor,
        weight: z.number().int(),
        countedMinor: balanceMinor,
        at: instant,
      }),
    ),
  }),
  errors: ['not_found'],
})

export const joinTournament = endpoint({
  method: 'POST',
  path: '/wps/member/bonus/tournament/join',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'Takes part in a tournament, from its beginning on; again it changes nothing',
  body: z.object({ offerId: id }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found', 'bonus_refused'],
})

export const tournamentBoard = endpoint({
  method: 'GET',
  path: '/wps/member/bonus/tournament/:id',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'The standings of a running tournament: the first places, with masked names, and the member’s own',
  params: z.object({ id }),
  value: z.object({
    measure: z.enum(['stake', 'rounds']),
    currency: currencyCode,
    entrants: z.number().int(),
    prizesMinor: z.array(amountMinor),
    places: z.array(tournamentStanding.extend({ name: z.string(), isOwn: z.boolean() })),
    own: tournamentStanding.nullable(),
  }),
  errors: ['not_found'],
})
export type TournamentBoard = z.output<typeof tournamentBoard.value>

const given = z.object({ state: z.enum(grantStates) })

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/member/bonus/claim',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'Claims what an offer gives now; again it gives nothing more',
  body: z.object({ offerId: id }),
  value: given,
  errors: ['not_found', 'bonus_refused'],
})

export const redeemPromoCode = endpoint({
  method: 'POST',
  path: '/wps/member/bonus/code',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'Redeems a promo code; again it gives nothing more',
  body: z.object({ code: z.string().max(40) }),
  value: given,
  errors: ['promo_code_unknown', 'promo_code_used_up', 'bonus_refused'],
})

export const giveUpBonus = endpoint({
  method: 'POST',
  path: '/wps/member/bonus/give-up',
  access: 'member',
  rejects: ['free', 'virtual'],
  summary: 'Gives a bonus up: its money goes back, real money stays; one that has ended stays as it is',
  body: z.object({ id }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
})

/** A promo code as it is compared. @returns undefined for what can be none */
export function readPromoCode(text: string): string | undefined {
  const parsed = promoCode.safeParse(text)
  return parsed.success ? parsed.data : undefined
}
