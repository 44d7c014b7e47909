import { describe, expect, it } from 'vitest'
import { computeReturnRange } from '../../game/instant-game.rules.ts'
import {
  type BaccaratBet,
  type BaccaratResult,
  type BaccaratSide,
  baccarat,
  computeBaccaratFactor,
  decideResult,
  hasRing,
} from './baccarat.rules.ts'
import { countResults } from './baccarat-chances.rules.ts'
import { listDeals } from './baccarat-deal.rules.ts'
import { canBankerDraw, dealHands, pointsOf, SHOE_SIZE, sumHand } from './baccarat-hands.rules.ts'

const NO_LIMIT = 10n ** 18n

/** A card with these points: hearts. */
function card(points: number): number {
  return 13 + (points === 0 ? 11 : points - 1)
}

function deal(...points: number[]) {
  return dealHands(points.map(card))
}

describe('DEC-35 baccarat', () => {
  it.each([
    // Player, banker, player, banker, fifth, sixth; cards and points of both hands.
    [[3, 2, 5, 4, 9, 9], 2, 8, 2, 6],
    [[4, 3, 2, 6, 9, 9], 2, 6, 2, 9],
    [[4, 3, 2, 2, 9, 9], 2, 6, 3, 4],
    [[4, 5, 3, 1, 9, 9], 2, 7, 2, 6],
    [[1, 3, 2, 0, 8, 9], 3, 1, 2, 3],
    [[1, 3, 2, 0, 7, 9], 3, 0, 3, 2],
    [[0, 6, 0, 0, 6, 1], 3, 6, 3, 7],
    [[0, 6, 0, 0, 5, 1], 3, 5, 2, 6],
    [[0, 7, 0, 0, 5, 1], 3, 5, 2, 7],
  ])('%j deals %i cards with %i points and %i with %i', (points, playerCards, player, bankerCards, banker) => {
    const view = deal(...points)
    expect(view.player.length).toBe(playerCards)
    expect(sumHand(view.player)).toBe(player)
    expect(view.banker.length).toBe(bankerCards)
    expect(sumHand(view.banker)).toBe(banker)
  })

  // The table of the rules: rows are the banker's points, columns the player's third card from 0 to 9.
  it.each([
    [0, 'DDDDDDDDDD'],
    [1, 'DDDDDDDDDD'],
    [2, 'DDDDDDDDDD'],
    [3, 'DDDDDDDDSD'],
    [4, 'SSDDDDDDSS'],
    [5, 'SSSSDDDDSS'],
    [6, 'SSSSSSDDSS'],
    [7, 'SSSSSSSSSS'],
  ])('with %i points the banker draws as %s', (points, row) => {
    const found = Array.from({ length: 10 }, (_, third) => (canBankerDraw(points, third) ? 'D' : 'S')).join('')
    expect(found).toBe(row)
    expect(canBankerDraw(points, null)).toBe(points <= 5)
  })

  it.each<[BaccaratSide, number[], bigint]>([
    ['player', [4, 2, 5, 4, 0, 0], 20_000n],
    ['banker', [4, 2, 5, 4, 0, 0], 0n],
    ['tie', [4, 2, 5, 4, 0, 0], 0n],
    ['banker', [4, 5, 2, 4, 0, 0], 19_500n],
    ['player', [4, 5, 4, 3, 0, 0], 10_000n],
    ['banker', [4, 5, 4, 3, 0, 0], 10_000n],
    ['tie', [4, 5, 4, 3, 0, 0], 101_000n],
    ['playerPair', [4, 5, 4, 3, 0, 0], 130_000n],
    ['bankerPair', [4, 5, 4, 3, 0, 0], 0n],
    ['bankerPair', [9, 2, 0, 2, 0, 0], 130_000n],
  ])('%s on %j pays %i ten-thousandths', (on, points, factor) => {
    expect(computeBaccaratFactor(on, deal(...points))).toBe(factor)
  })

  it.each<[BaccaratBet['on'], BaccaratResult | null, string[]]>([
    ['player', null, ['player']],
    ['bankerPair', null, ['banker']],
    ['tie', null, []],
    ['player', 'banker', ['banker']],
    ['player', 'player', ['player']],
    ['banker', 'tie', []],
  ])('a bet on %s and the result %s put the ring on %j', (on, result, hands) => {
    expect((['player', 'banker'] as const).filter((hand) => hasRing(hand, { on }, result))).toEqual(hands)
  })

  it('a pair is of one rank, not of one number of points', () => {
    // King and queen: no points each.
    expect(computeBaccaratFactor('playerPair', { player: [12, 11], banker: [0, 1] })).toBe(0n)
    expect(computeBaccaratFactor('playerPair', { player: [12, 25], banker: [0, 1] })).toBe(130_000n)
  })

  it('T38 the chances are the exact ones of eight decks', () => {
    const { ways, outOf } = countResults()
    expect(ways.player + ways.banker + ways.tie).toBe(outOf)
    // Published for eight decks: 45.8597 %, 44.6247 %, 9.5156 %.
    const percent = (count: bigint) => Number((count * 1_000_000n) / outOf) / 10_000
    expect([ways.banker, ways.player, ways.tie].map(percent)).toEqual([45.8597, 44.6246, 9.5155])
    const returns = Object.fromEntries(
      baccarat.listBets().map((bet) => [bet.on, computeReturnRange(baccarat, bet).min]),
    )
    expect(returns).toEqual({
      player: 987_649,
      banker: 989_420,
      tie: 961_075,
      playerPair: 971_084,
      bankerPair: 971_084,
    })
  })

  it('deals each card of the shoe once, in its order', () => {
    const last = baccarat.computeOutcome({ on: 'tie' }, { nextInt: (range) => range - 1 })
    expect(last.cards).toEqual([51, 50, 49, 48, 47, 46])
    const ranges: number[] = []
    baccarat.computeOutcome({ on: 'tie' }, { nextInt: (range) => ranges.push(range) * 0 })
    expect(ranges).toEqual([416, 415, 414, 413, 412, 411])
    expect(SHOE_SIZE).toBe(416)
    const view = deal(1, 3, 2, 0, 7, 9)
    expect(
      listDeals(view)
        .map(({ hand }) => hand[0])
        .join(''),
    ).toBe('pbpbpb')
    expect(listDeals(view).map((one) => pointsOf(one.card))).toEqual([1, 3, 2, 0, 7, 9])
    expect(decideResult(view)).toBe('banker')
  })

  it.each([[{ on: 'both' }], [{ on: 1 }], [{ on: 'tie', also: 'player' }], ['tie']])('%j is no bet', (bet) => {
    expect(baccarat.readBet(bet)).toBeNull()
  })

  it('has no steps', () => {
    expect(baccarat.settle({ on: 'tie' }, { cards: [0, 1, 2, 3, 4, 5] }, [0 as never], NO_LIMIT)).toBeNull() // never: a step that its type excludes
  })
})
