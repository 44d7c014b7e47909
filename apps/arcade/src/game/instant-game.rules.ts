import { isCurrencyCode } from '@foyer/money'
import { getStakeBounds } from './game.constants.ts'
import type { RandomStream } from './random-stream.rules.ts'

/** Multipliers are whole ten-thousandths of the stake, the stake included: 19800n is ×1.98. */
export const FACTOR_SCALE = 10_000n

/** One possible prize of a play and its exact probability, `ways` out of `outOf`. */
export interface Prize {
  /** Names the result for the paytable: a bucket, a number of tiles. */
  id: string
  ways: bigint
  outOf: bigint
  factor: bigint
}

/** A round after its steps so far. */
export interface Standing {
  /** Multiplier that is paid when the round ends now. */
  factor: bigint
  isOver: boolean
  /** What the player may see: never more of the outcome than the steps have revealed. JSON. */
  view: object
}

/**
 * An instant game: pure rules over a bet, an outcome and the player's steps. A game of one step is over without steps.
 * Bets, outcomes, steps and views are JSON values.
 */
export interface InstantGame<Bet = unknown, Outcome = unknown, Step = unknown> {
  /** Address, folder and noun of the texts. */
  id: string
  /** Code at the platform. */
  code: string
  /** Name in a player's transaction history. */
  name: string
  /** The bet of a request, or null when it is none: form and bounds. */
  readBet(input: unknown): Bet | null
  /** The step of a request, or null. */
  readStep(input: unknown): Step | null
  /** The outcome of a round. Reads the same number of values for the same bet. */
  computeOutcome(bet: Bet, random: RandomStream): Outcome
  /**
   * @param maxFactor the multiplier at which the maximum win is reached; a round ends before it would exceed it
   * @returns null when the steps are not possible
   */
  settle(bet: Bet, outcome: Outcome, steps: readonly Step[], maxFactor: bigint): Standing | null
  /** The prize that a stake must be able to win, which bounds the stake. */
  requiredFactor(bet: Bet): bigint
  /** One list of exclusive prizes for each way to play the bet; their ways sum to `outOf`, or the rest loses. */
  listPaytables(bet: Bet): Prize[][]
  /** Bets that cover the rules, for proofs. */
  listBets(): Bet[]
  /** Steps that play one way of the paytables to its end, for proofs. */
  listPlans(bet: Bet): Step[][]
}

/** Bounds of a stake in minor units. */
export interface RoundBounds {
  minMinor: bigint
  maxMinor: bigint
  stepMinor: bigint
  maxWinMinor: bigint
}

/** Steps of a stake in one minimum stake. */
const STEPS_PER_MIN = 100n

/** The bounds of a bet in a currency, or null for an unsupported one: the largest stake keeps its prize below the maximum win. */
export function findRoundBounds<Bet>(game: InstantGame<Bet>, bet: Bet, currency: string): RoundBounds | null {
  if (!isCurrencyCode(currency)) return null
  const { minMinor, maxMinor: tableMax, maxWinMinor } = getStakeBounds(currency)
  const stepMinor = minMinor / STEPS_PER_MIN
  const byWin = (maxWinMinor * FACTOR_SCALE) / game.requiredFactor(bet)
  const max = byWin < tableMax ? byWin : tableMax
  return { minMinor, maxMinor: max - (max % stepMinor), stepMinor, maxWinMinor }
}

export function isStakeWithin(stakeMinor: bigint, { minMinor, maxMinor, stepMinor }: RoundBounds): boolean {
  return stakeMinor >= minMinor && stakeMinor <= maxMinor && stakeMinor % stepMinor === 0n
}

/** The win of a stake, rounded down to the minor unit. */
export function computeWinMinor(stakeMinor: bigint, factor: bigint): bigint {
  return (stakeMinor * factor) / FACTOR_SCALE
}

/** The multiplier at which a stake reaches the maximum win, rounded down. */
export function computeMaxFactor(stakeMinor: bigint, maxWinMinor: bigint): bigint {
  return (maxWinMinor * FACTOR_SCALE) / stakeMinor
}

/** The highest win of a bet that can happen: its best prize at the largest stake, at most the maximum win. */
export function computeHighestWinMinor<Bet>(game: InstantGame<Bet>, bet: Bet, bounds: RoundBounds): bigint {
  const prizes = game.listPaytables(bet).flat()
  const highest = prizes.reduce((max, { factor }) => (factor > max ? factor : max), 0n)
  const winMinor = computeWinMinor(bounds.maxMinor, highest)
  return winMinor < bounds.maxWinMinor ? winMinor : bounds.maxWinMinor
}

/** Exact return to the player of one way to play, as a fraction. */
export function computeReturn(prizes: readonly Prize[]): { numerator: bigint; denominator: bigint } {
  const outOf = prizes[0]?.outOf ?? 1n
  const sum = prizes.reduce((total, { ways, factor }) => total + ways * factor, 0n)
  return { numerator: sum, denominator: outOf * FACTOR_SCALE }
}

/** Lowest and highest return of a bet over all ways to play it, in ten-thousandths of a percent, rounded down. */
export function computeReturnRange<Bet>(game: InstantGame<Bet>, bet: Bet): { min: number; max: number } {
  const shares = game.listPaytables(bet).map((prizes) => {
    const { numerator, denominator } = computeReturn(prizes)
    return Number((numerator * 1_000_000n) / denominator)
  })
  return { min: Math.min(...shares), max: Math.max(...shares) }
}

/** Whether a value is an object with exactly these keys. */
export function isRecordOf<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const own = Object.keys(value)
  return own.length === keys.length && keys.every((key) => own.includes(key))
}

/** Whether a value is an integer of this range, bounds included. */
export function isIntegerIn(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
