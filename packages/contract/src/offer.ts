import { z } from 'zod'
import { boundedInstant, currencyCode, positiveAmountMinor } from './fields.ts'
import { isLanguage } from './languages.ts'
import { staffText } from './staff.ts'

/** Most times that a bonus may have to be staked; the schema refuses more. */
export const WAGER_TIMES_MAX = 10
export const PROMO_CODES_MAX = 1_000

const percent = z.number().int().min(0).max(100)
const days = (max: number) => z.number().int().min(1).max(max)
/** A game as `vendor/code`, or a category such as `RNG`. */
const gameKey = z.string().regex(/^([A-Z0-9_]{2,20}|[a-z0-9_-]{1,32}\/[\w-]{1,64})$/)
const languageCode = z
  .string()
  .max(10)
  .refine((code): boolean => isLanguage(code))
export const promoCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,20}$/)

/** Terms of bonus money (decision 119); a grant keeps them as they were. Amounts in minor units. */
export const offerTerms = z.object({
  /** Stakes to settle before the bonus is real money, as a multiple of it; 0 for real money at once. */
  wagerTimes: z.number().int().min(0).max(WAGER_TIMES_MAX),
  /** Order in which real and bonus money pay a stake. */
  order: z.enum(['real_first', 'bonus_first', 'mixed']),
  /** Largest stake while the bonus is wagered. */
  maxStakeMinor: positiveAmountMinor.optional(),
  /** Percent of a stake that counts, by game or category. */
  weights: z.record(gameKey, percent).refine((weights) => Object.keys(weights).length <= 50),
  /** Percent for all other games. */
  otherWeight: percent,
  /** Most that may become real money. */
  winningsCapMinor: positiveAmountMinor.optional(),
  /** From the start of wagering. */
  expiresDays: days(90),
})
export type OfferTerms = z.output<typeof offerTerms>

const period = z.enum(['day', 'week'])
const deposit = {
  percent: z.number().int().min(1).max(500),
  maxMinor: positiveAmountMinor,
  minDepositMinor: positiveAmountMinor,
}

/** What is given for what, by kind. */
export const offerReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first_deposit'), ...deposit }),
  /** Once in each span of `everyDays`. */
  z.object({ kind: z.literal('reload'), ...deposit, everyDays: days(90) }),
  /** Percent of the net loss of the period before. */
  z.object({
    kind: z.literal('cashback'),
    percent: z.number().int().min(1).max(50),
    maxMinor: positiveAmountMinor,
    period,
  }),
  /** One amount a day in a row; after the last it begins again. */
  z.object({ kind: z.literal('check_in'), amountsMinor: z.array(positiveAmountMinor).min(1).max(31) }),
  /** Settled stakes, or rounds, in some games or in all. */
  z.object({
    kind: z.literal('mission'),
    measure: z.enum(['stake', 'rounds']),
    games: z.array(gameKey).max(50),
    /** Minor units of stakes, or rounds. */
    target: positiveAmountMinor,
    rewardMinor: positiveAmountMinor,
    period,
  }),
  /** Most settled stakes, or rounds, of those who join; each place of the list has its prize. */
  z.object({
    kind: z.literal('tournament'),
    measure: z.enum(['stake', 'rounds']),
    games: z.array(gameKey).max(50),
    prizesMinor: z.array(positiveAmountMinor).min(1).max(100),
  }),
  z.object({ kind: z.literal('rank'), level: days(99), rewardMinor: positiveAmountMinor }),
  z.object({
    kind: z.literal('code'),
    rewardMinor: positiveAmountMinor,
    codes: z
      .array(z.object({ code: promoCode, uses: z.number().int().min(1).max(1_000_000) }))
      .min(1)
      .max(PROMO_CODES_MAX),
  }),
  /** `game` as `vendor/code`. */
  z.object({
    kind: z.literal('free_bets'),
    game: z.string().regex(/^[a-z0-9_-]{1,32}\/[\w-]{1,64}$/),
    count: z.number().int().min(1).max(100),
    stakeMinor: positiveAmountMinor,
  }),
])
export type OfferReward = z.output<typeof offerReward>
export type OfferKind = OfferReward['kind']
export const offerKinds = offerReward.options.map(({ shape }) => shape.kind.value)

/** An offer as staff writes it; a published version does not change. */
export const offerFields = z
  .object({
    currency: currencyCode,
    names: z.record(languageCode, staffText.trim().min(1).max(80)),
    reward: offerReward,
    terms: offerTerms,
    from: boundedInstant,
    to: boundedInstant,
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'] })
export type OfferFields = z.output<typeof offerFields>
