import { exponentOf, isCurrencyCode, readTypedHundredths } from '@foyer/money'
import type { ArcadeGame } from '../../game/arcade-game.rules.ts'
import { getStakeBounds } from '../../game/game.constants.ts'
import {
  CRASH_CODE,
  GROWTH_PER_MS,
  MAX_MULTIPLIER,
  MIN_CASH_OUT,
  RANDOM_BITS,
  RETURN_HUNDREDTHS,
} from './crash.constants.ts'

/** One round for all players. A flight goes on without its player, who could not cash it out. */
export const crash: ArcadeGame = { id: 'crash', code: CRASH_CODE, instant: null, canBeLeft: false }

/** The multiplier at a time after the start, in hundredths, rounded down. The same function on server and screen. */
export function computeMultiplier(elapsedMs: number): number {
  if (elapsedMs <= 0) return 100
  return Math.min(Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsedMs)), MAX_MULTIPLIER)
}

/** The first whole millisecond after the start at which the multiplier is reached. */
export function computeReachedMs(hundredths: number): number {
  if (hundredths <= 100) return 0
  let ms = Math.ceil(Math.log(hundredths / 100) / GROWTH_PER_MS)
  // The logarithm may be off by one in either direction.
  while (ms > 0 && computeMultiplier(ms - 1) >= hundredths) ms -= 1
  while (computeMultiplier(ms) < hundredths) ms += 1
  return ms
}

/** Earliest cash-out after the start, in milliseconds. */
export const MIN_CASH_OUT_MS = computeReachedMs(MIN_CASH_OUT)

const RANDOM_COUNT = 2n ** BigInt(RANDOM_BITS)

/**
 * The crash point of a random number, in hundredths: 99 × 2^52 / (number + 1), rounded down, at least 1.00×. The
 * multiplier m is reached by exactly floor(99 × 2^52 / m) of the 2^52 numbers, so an automatic cash-out at any m returns
 * 99 %. A manual one is before the crash and needs a crash point of at least m + 1: it returns 99 % × m / (m + 1).
 * @param random a whole number from 0 to 2^52 − 1
 */
export function computeCrashPoint(random: bigint): number {
  const point = (BigInt(RETURN_HUNDREDTHS) * RANDOM_COUNT) / (random + 1n)
  if (point >= BigInt(MAX_MULTIPLIER)) return MAX_MULTIPLIER
  return Math.max(Number(point), 100)
}

/** How many of the 2^52 random numbers reach a multiplier. */
export function countReaching(hundredths: number): bigint {
  if (hundredths <= 100) return RANDOM_COUNT
  return (BigInt(RETURN_HUNDREDTHS) * RANDOM_COUNT) / BigInt(hundredths)
}

/** Exact return to the player of an automatic cash-out at this multiplier, as a fraction of the stake. */
export function computeReturn(hundredths: number): { numerator: bigint; denominator: bigint } {
  return { numerator: countReaching(hundredths) * BigInt(hundredths), denominator: RANDOM_COUNT * 100n }
}

/** Payout of a stake in minor units, stake included, rounded down. */
export function computeWinMinor(stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(hundredths)) / 100n
}

/** Bounds of a stake in minor units. */
export interface CrashBounds {
  minMinor: bigint
  maxMinor: bigint
  /** One unit of the currency, at least 100 minor units: every win is a whole number of minor units. */
  stepMinor: bigint
  maxWinMinor: bigint
}

/** The bounds of a currency, or null for an unsupported one; the largest stake times the last multiplier is the maximum win. */
export function findCrashBounds(currency: string): CrashBounds | null {
  if (!isCurrencyCode(currency)) return null
  const { minMinor, maxMinor, maxWinMinor } = getStakeBounds(currency)
  const byWin = (maxWinMinor * 100n) / BigInt(MAX_MULTIPLIER)
  const stepMinor = 10n ** BigInt(Math.max(exponentOf(currency), 2))
  return { minMinor, maxMinor: byWin < maxMinor ? byWin : maxMinor, stepMinor, maxWinMinor }
}

/** The multiplier that cashes a bet out in any case. */
export function computeLimit(autoHundredths: number | null): { limitHundredths: number; limitMs: number } {
  const limitHundredths = autoHundredths ?? MAX_MULTIPLIER
  return { limitHundredths, limitMs: computeReachedMs(limitHundredths) }
}

export function isAutoCashOut(hundredths: number): boolean {
  return Number.isInteger(hundredths) && hundredths >= MIN_CASH_OUT && hundredths <= MAX_MULTIPLIER
}

/** What decides a placed bet. */
export interface BetFacts {
  /** Receipt of the player's own cash-out after the start; null for none. */
  cashedOutMs: number | null
  limitHundredths: number
  limitMs: number
}

export interface FlightFacts {
  crashHundredths: number
  crashMs: number
  /** By the database's clock. */
  elapsedMs: number
  isCrashed: boolean
  isInterrupted: boolean
}

export type BetDecision =
  | { kind: 'open' }
  | { kind: 'won'; multiplier: number }
  | { kind: 'lost' }
  | { kind: 'returned' }

/**
 * Decides a bet by the rules alone, whoever is connected: the player's cash-out by its receipt before the crash, else
 * the automatic cash-out if the round reaches it, the crash point included, else the loss; in an interrupted round the
 * return of the stake instead of a loss.
 */
export function decideBet(bet: BetFacts, flight: FlightFacts): BetDecision {
  if (bet.cashedOutMs !== null) return { kind: 'won', multiplier: computeMultiplier(bet.cashedOutMs) }
  const isReached = bet.limitHundredths <= flight.crashHundredths
  if (isReached && (flight.isCrashed || flight.elapsedMs >= bet.limitMs)) {
    return { kind: 'won', multiplier: bet.limitHundredths }
  }
  if (!flight.isCrashed) return { kind: 'open' }
  return flight.isInterrupted ? { kind: 'returned' } : { kind: 'lost' }
}

/** A masked name for other players: the first and the last letter. */
export function maskName(name: string): string {
  const letters = [...name]
  return `${letters[0] ?? ''}***${letters.length > 1 ? letters.at(-1) : ''}`
}

/** A typed automatic cash-out in hundredths, or null when it is none; `language` is the BCP 47 tag of its numbers. */
export function readTypedAuto(text: string, language: string): number | null {
  const hundredths = readTypedHundredths(text, language)
  if (hundredths === undefined) return null
  return hundredths >= MIN_CASH_OUT && hundredths <= MAX_MULTIPLIER ? hundredths : null
}
