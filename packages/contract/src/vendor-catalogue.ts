import { z } from 'zod'
import { amountMinor, boundedInstant, currencyCode } from './fields.ts'
import { game, gameFeatures } from './game.ts'
import { gameVolatilities } from './game-lobby.ts'
import { languageCodes } from './languages.ts'

const basisPoints = z.number().int().min(0).max(20_000).describe('a whole number of hundredths of a percent')
const amount = amountMinor.describe('an amount in minor units as digits in quotes')
const textIn = (maxLength: number) =>
  z
    .partialRecord(
      z.enum(languageCodes),
      z.string().trim().min(1).max(maxLength).describe(`a text of 1 to ${maxLength} characters`),
    )
    .describe('texts by language code, such as {"EN": "…"}')
const lottery = z.string().max(40).describe('a text of at most 40 characters').nullable().default(null)

/** Compares digits; other text, which has its own sentence, may come here too. */
const isAtMost = (one: string, other: string) =>
  one.length < other.length || (one.length === other.length && one <= other)

/** One game of a vendor's list. A description completes the sentence "it must be …". */
export const catalogueGame = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,40}$/)
    .describe('1 to 40 of A-Z a-z 0-9 . _ -'),
  names: textIn(80).refine((names) => names.EN !== undefined, 'EN'),
  /** Category code (OPEN-43). */
  category: z
    .string()
    .regex(/^[A-Z]+(_[A-Z]+)*$/)
    .max(20)
    .describe('a category code such as RNG'),
  /** https address, or a picture of the platform below /m/art/; empty: none. */
  art: z
    .string()
    .max(500)
    .regex(/^$|^https:\/\/[^\s"'<>\\]+$|^\/m\/art\/[\w./-]+$/)
    .describe('an https address or a path below /m/art/')
    .default(''),
  /** Its main colour, shown until the picture is there. */
  artColor: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .describe('a colour such as #0a7fd0')
    .optional(),
  features: z
    .array(z.enum(gameFeatures))
    .describe(`of ${gameFeatures.join(', ')}`)
    .default([]),
  /** Studio that made the game, where it is not the vendor. */
  provider: z.string().trim().min(1).max(60).describe('a text of 1 to 60 characters').optional(),
  returnToPlayer: z
    .strictObject({ minBasisPoints: basisPoints, maxBasisPoints: basisPoints })
    .refine(
      ({ minBasisPoints, maxBasisPoints }) => minBasisPoints <= maxBasisPoints,
      'minBasisPoints above maxBasisPoints',
    )
    .describe('{"minBasisPoints": 9650, "maxBasisPoints": 9650}')
    .optional(),
  volatility: z
    .enum(gameVolatilities)
    .describe(`one of ${gameVolatilities.join(', ')}`)
    .optional(),
  /** Bounds of a stake and of a round's win, by currency. */
  limits: z
    .record(
      currencyCode,
      z
        .strictObject({ minStakeMinor: amount, maxStakeMinor: amount, maxWinMinor: amount })
        .refine((row) => isAtMost(row.minStakeMinor, row.maxStakeMinor), 'minStakeMinor above maxStakeMinor'),
    )
    .describe('bounds by currency, such as {"PHP": {"minStakeMinor": "100", …}}')
    .optional(),
  rules: textIn(4_000).optional(),
  devices: z
    .array(z.enum(['MOBILE', 'DESKTOP']))
    .min(1)
    .describe('MOBILE, DESKTOP or both')
    .default(['MOBILE']),
  /** The game can be played for play money: trials (GAME-21). */
  hasDemo: z.boolean().describe('true or false').default(false),
  /** The vendor recommends it; a merchant's own list replaces this. */
  isHot: z.boolean().describe('true or false').default(false),
  launchMode: game.shape.launchMode.describe('LOTT or GAME').default('GAME'),
  lottoArea: lottery,
  prizeMode: lottery,
  lottoView: lottery,
})
export type CatalogueGame = z.output<typeof catalogueGame>

const code = catalogueGame.shape.code
const team = textIn(60).refine((names) => names.EN !== undefined, 'EN')

/** One sports match of a vendor's list. */
export const catalogueMatch = z.strictObject({
  id: code,
  /** Code of the game that takes its bets. */
  game: code,
  league: team,
  home: team,
  away: team,
  startsAt: boundedInstant.describe('an instant such as "2026-12-01T19:30:00Z"'),
  /** Without it three hours after the start. */
  endsAt: boundedInstant.describe('an instant such as "2026-12-01T21:30:00Z"').optional(),
})
export type CatalogueMatch = z.output<typeof catalogueMatch>

/** A vendor's list; each game and match is validated by itself, so that a bad one affects no other. */
export const vendorCatalogue = z.strictObject({
  version: z.literal(1),
  vendor: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
  games: z.array(z.unknown()).max(5_000),
  matches: z.array(z.unknown()).max(1_000).default([]),
})
