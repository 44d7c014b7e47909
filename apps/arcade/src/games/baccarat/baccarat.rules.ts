import { type InstantGame, isRecordOf, type Prize } from '../../game/instant-game.rules.ts'
import { countResults } from './baccarat-chances.rules.ts'
import { DECK_SIZE, dealHands, rankOf, SHOE_SIZE, sumHand } from './baccarat-hands.rules.ts'

export const SIDES = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'] as const

export type BaccaratSide = (typeof SIDES)[number]
export type BaccaratResult = 'player' | 'banker' | 'tie'

/** What the stake is on. */
export interface BaccaratBet {
  on: BaccaratSide
}

/** The first six cards of the shoe, from 0 to 51 (`baccarat-hands.rules.ts`). */
export interface BaccaratOutcome {
  cards: number[]
}

/** The dealt hands. */
export interface BaccaratView {
  player: number[]
  banker: number[]
}

/** Multipliers of a won bet, the stake included; the banker's has 5 % commission deducted. */
export const SIDE_FACTORS: Readonly<Record<BaccaratSide, bigint>> = {
  player: 20_000n,
  banker: 19_500n,
  tie: 101_000n,
  playerPair: 130_000n,
  bankerPair: 130_000n,
}

/** A bet on a hand is returned when both are equal. */
const RETURNED = 10_000n

/** The higher hand, or a tie. */
export function decideResult({ player, banker }: BaccaratView): BaccaratResult {
  const difference = sumHand(player) - sumHand(banker)
  return difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker'
}

/** Whether the first two cards of a hand have the same rank. */
export function isPair([first, second]: readonly number[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}

/** Whether a hand is marked: that of the bet until the result, which is null before, and the higher one from then on. */
export function hasRing(hand: 'player' | 'banker', { on }: BaccaratBet, result: BaccaratResult | null): boolean {
  return result === null ? on === hand || on === `${hand}Pair` : result === hand
}

/** Multiplier of a bet for the dealt hands. */
export function computeBaccaratFactor(on: BaccaratSide, view: BaccaratView): bigint {
  const result = decideResult(view)
  if (on === 'playerPair' || on === 'bankerPair') {
    return isPair(on === 'playerPair' ? view.player : view.banker) ? SIDE_FACTORS[on] : 0n
  }
  if (result === on) return SIDE_FACTORS[on]
  return result === 'tie' ? RETURNED : 0n
}

function listPrizes(on: BaccaratSide): Prize[] {
  if (on === 'playerPair' || on === 'bankerPair') {
    // The second card has one of the other 31 cards of the first one's rank.
    const ofRank = BigInt(SHOE_SIZE / 13 - 1)
    return [{ id: on, ways: ofRank, outOf: BigInt(SHOE_SIZE - 1), factor: SIDE_FACTORS[on] }]
  }
  const { ways, outOf } = countResults()
  const won = { id: on, ways: ways[on], outOf, factor: SIDE_FACTORS[on] }
  return on === 'tie' ? [won] : [won, { id: 'returned', ways: ways.tie, outOf, factor: RETURNED }]
}

/** Punto banco from a fresh shoe of eight decks. */
export const baccarat: InstantGame<BaccaratBet, BaccaratOutcome, never> = {
  id: 'baccarat',
  code: 'BACCARAT',
  name: 'Baccarat',
  readBet(input) {
    if (!isRecordOf(input, ['on'])) return null
    const on = SIDES.find((side) => side === input.on)
    return on === undefined ? null : { on }
  },
  readStep: () => null,
  computeOutcome(_bet, random) {
    const shoe = Array.from({ length: SHOE_SIZE }, (_, position) => position)
    const cards = Array.from({ length: 6 }, () => shoe.splice(random.nextInt(shoe.length), 1)[0] ?? 0)
    return { cards: cards.map((position) => position % DECK_SIZE) }
  },
  settle({ on }, { cards }, steps) {
    if (steps.length > 0) return null
    const view = dealHands(cards) satisfies BaccaratView
    return { factor: computeBaccaratFactor(on, view), isOver: true, view }
  },
  requiredFactor: ({ on }) => SIDE_FACTORS[on],
  listPaytables: ({ on }) => [listPrizes(on)],
  listBets: () => SIDES.map((on) => ({ on })),
  listPlans: () => [[]],
}
