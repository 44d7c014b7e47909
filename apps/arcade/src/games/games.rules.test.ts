import { describe, expect, it } from 'vitest'
import { arcadeGames } from '../catalogue.ts'
import { findGame, findGameByCode, findGameOfPath, LOTTERY, nameGamePath } from '../game/arcade-game.rules.ts'
import {
  computeHighestWinMinor,
  computeMaxFactor,
  computeReturn,
  computeReturnRange,
  computeWinMinor,
  findRoundBounds,
  isStakeWithin,
} from '../game/instant-game.rules.ts'
import { createSeededStream } from '../modules/seed-pair/index.ts'
import { makeStatisticsSeed } from '../testing/statistics-seed.ts'
import { games } from './games.rules.ts'

const instants = games.flatMap(({ instant }) => instant ?? [])
const catalogue = arcadeGames as {
  games: { code: string; returnToPlayer?: object; limits?: Record<string, object> }[]
} // the platform's import validates it
const NO_LIMIT = 10n ** 18n
/** Share of the stakes that each game returns, at least and at most, in ten-thousandths of a percent. */
const RETURN = { min: 960_000, max: 1_000_000 }

describe('T21 the list of games', () => {
  it.each(games)('$id is found by its address and its code, once', (game) => {
    expect(findGame(games, game.id)).toBe(game)
    expect(findGameByCode(games, game.code)).toBe(game)
    expect(findGameOfPath(games, nameGamePath(game))).toBe(game)
    expect(games.filter(({ id, code }) => id === game.id || code === game.code)).toHaveLength(1)
  })

  it.each([
    ['/', LOTTERY],
    ['/api/tickets', LOTTERY],
    ['/api/games/dice/rounds?x=1', findGame(games, 'dice')],
    ['/games/dice', findGame(games, 'dice')],
    ['/games/dice?language=EN', findGame(games, 'dice')],
    ['/games/chess', undefined],
    ['/games/dice2', undefined],
  ])('the game of %s', (path, game) => {
    expect(findGameOfPath(games, path)).toBe(game)
  })
})

describe.each(instants)('T21 the rules of $id', (game) => {
  const bets = game.listBets()
  const sample = bets.filter((_, index) => index % Math.ceil(bets.length / 300) === 0)

  it('T38 the list for the platform states what the rules compute', () => {
    const row = catalogue.games.find(({ code }) => code === game.code)
    const returns = bets.map((bet) => computeReturnRange(game, bet))
    expect(row?.returnToPlayer).toEqual({
      minBasisPoints: Math.floor(Math.min(...returns.map(({ min }) => min)) / 100),
      maxBasisPoints: Math.floor(Math.max(...returns.map(({ max }) => max)) / 100),
    })
    for (const [currency, limits] of Object.entries(row?.limits ?? {})) {
      const all = bets.flatMap((bet) => findRoundBounds(game, bet, currency) ?? [])
      const wins = bets.flatMap((bet, index) => all[index] && computeHighestWinMinor(game, bet, all[index]))
      expect(limits).toEqual({
        minStakeMinor: String(all[0]?.minMinor),
        maxStakeMinor: String(all.reduce((max, { maxMinor }) => (maxMinor > max ? maxMinor : max), 0n)),
        maxWinMinor: String(wins.reduce((max = 0n, win = 0n) => (win > max ? win : max), 0n)),
      })
    }
  })

  it('T21 every bet of its list is one, through JSON too', () => {
    for (const bet of sample) expect(game.readBet(JSON.parse(JSON.stringify(bet)))).toEqual(bet)
  })

  it.each([[null], [undefined], [1], ['bet'], [[]], [{}], [{ side: 'under' }], [{ constructor: 1 }]])(
    'T36 %j is no bet and no step',
    (input) => {
      expect(game.readBet(input)).toBeNull()
      if (typeof input !== 'number') expect(game.readStep(input)).toBeNull()
    },
  )

  it('T21 each way to play has exclusive prizes, and returns between 96 and 100 % of the stakes', () => {
    for (const bet of bets) {
      for (const prizes of game.listPaytables(bet)) {
        const ways = prizes.reduce((sum, prize) => sum + prize.ways, 0n)
        expect(ways).toBeLessThanOrEqual(prizes[0]?.outOf ?? 0n)
        expect(new Set(prizes.map(({ outOf }) => outOf)).size).toBe(1)
        const { numerator, denominator } = computeReturn(prizes)
        expect(numerator < denominator).toBe(true)
      }
    }
    for (const bet of sample) {
      const { min, max } = computeReturnRange(game, bet)
      expect(min).toBeGreaterThanOrEqual(RETURN.min)
      expect(max).toBeLessThan(RETURN.max)
    }
  })

  it('T21 the prize that bounds the stake never passes the maximum win', () => {
    for (const bet of sample) {
      for (const currency of ['PHP', 'JPY', 'KWD', 'USDT', 'VND']) {
        const bounds = findRoundBounds(game, bet, currency)
        if (!bounds) throw new Error('no bounds')
        expect(isStakeWithin(bounds.minMinor, bounds)).toBe(true)
        expect(isStakeWithin(bounds.maxMinor, bounds)).toBe(true)
        expect(isStakeWithin(bounds.maxMinor + bounds.stepMinor, bounds)).toBe(false)
        expect(isStakeWithin(bounds.minMinor - bounds.stepMinor, bounds)).toBe(false)
        expect(computeWinMinor(bounds.maxMinor, game.requiredFactor(bet))).toBeLessThanOrEqual(bounds.maxWinMinor)
      }
    }
    expect(findRoundBounds(game, sample[0], 'XXX')).toBeNull()
  })

  it('T21 plays every way to its end, pays a prize of its table or nothing, and shows no more than the steps', () => {
    for (const [index, bet] of sample.entries()) {
      const random = createSeededStream({ serverSeed: makeStatisticsSeed(game.code), clientSeed: 'x', nonce: index })
      const outcome = game.computeOutcome(bet, random)
      const factors = new Set([0n, ...game.listPaytables(bet).flatMap((prizes) => prizes.map(({ factor }) => factor))])
      for (const plan of game.listPlans(bet)) {
        let standing = game.settle(bet, outcome, [], NO_LIMIT)
        for (let count = 1; count <= plan.length && standing?.isOver === false; count += 1) {
          expect(JSON.stringify(standing.view)).not.toBe(JSON.stringify(outcome))
          standing = game.settle(bet, outcome, plan.slice(0, count), NO_LIMIT)
        }
        expect(standing?.isOver).toBe(true)
        expect(factors).toContain(standing?.factor)
      }
    }
  })

  it('T21 the maximum win is kept', () => {
    for (const bet of sample) {
      const bounds = findRoundBounds(game, bet, 'PHP')
      if (!bounds) throw new Error('no bounds')
      const maxFactor = computeMaxFactor(bounds.maxMinor, bounds.maxWinMinor)
      expect(maxFactor).toBeGreaterThanOrEqual(game.requiredFactor(bet))
      const random = createSeededStream({ serverSeed: makeStatisticsSeed(game.code), clientSeed: 'x', nonce: 0 })
      const outcome = game.computeOutcome(bet, random)
      for (const plan of game.listPlans(bet)) {
        for (let count = 0; count <= plan.length; count += 1) {
          const standing = game.settle(bet, outcome, plan.slice(0, count), maxFactor)
          if (!standing) break
          expect(computeWinMinor(bounds.maxMinor, standing.factor)).toBeLessThanOrEqual(bounds.maxWinMinor)
        }
      }
    }
  })
})
