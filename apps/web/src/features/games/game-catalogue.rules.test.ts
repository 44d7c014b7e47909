import type { GameCategory } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { deriveCategories, mapOrdinals, mayHaveMore, nameVendor } from './game-catalogue.rules.ts'

const category = (gameClassify: string, cards: [code: string, name: string, freeplay?: boolean][], gameCount = 1) => ({
  title: gameClassify.toLowerCase(),
  gameClassify,
  gameCount,
  vendors: cards.map(([code]) => code),
  cards: cards.map(([code, displayName, freeplay = false]) => ({ accountTypeName: code, displayName, freeplay })),
})
const ordinalsOf = (...codes: string[]) => Object.fromEntries(mapOrdinals(codes.map((code) => category(code, []))))

describe('GAME-11 ordinals', () => {
  test.each([
    ['GAME-12 CONST-85 begin at 100 and grow by 100', ['RNG', 'LIVE', 'FISH'], { RNG: 100, LIVE: 200, FISH: 300 }],
    ['GAME-13, GAME-14 of ELOTT', ['RNG', 'ELOTT'], { RNG: 100, ELOTT: 200, ELOTTO: 200, SEA_LOTT: 205 }],
    ['GAME-15 of LOTT', ['LOTT'], { LOTT: 100, VIETNAM_LOTTO: 101 }],
    [
      'GAME-14 of a regional lottery in the answer itself',
      ['SEA_LOTT', 'RNG', 'ELOTT'],
      { SEA_LOTT: 305, RNG: 200, ELOTT: 300, ELOTTO: 300 },
    ],
    ['of no category', [], {}],
  ])('%s', (_, codes, expected) => {
    expect(ordinalsOf(...codes)).toEqual(expected)
  })

  test('GAME-14 a regional lottery stands behind its category, before the next one', () => {
    const given = [category('SEA_LOTT', []), category('ELOTT', []), category('RNG', [])]
    expect(deriveCategories(given, 'PHP').map(({ gameClassify }) => gameClassify)).toEqual(['ELOTT', 'SEA_LOTT', 'RNG'])
  })
})

describe('ENT-22 derived fields', () => {
  test('GAME-08, GAME-10 vendors in capitals, with their names', () => {
    const [derived] = deriveCategories([category('RNG', [['spin', 'Spin House']])], 'PHP')
    expect(derived?.vendors).toEqual(['SPIN'])
    expect([...(derived?.displayNames ?? [])]).toEqual([['SPIN', 'Spin House']])
  })

  test.each([
    [[true], 0],
    [[true, true], 0],
    [[true, false], 1],
    [[false], 1],
    [[], 1],
  ])('GAME-09, CONF-45 cards with free play %j: supportPlay %i', (freeplay, expected) => {
    const cards = freeplay.map((one, index): [string, string, boolean] => [`V${index}`, 'name', one])
    expect(deriveCategories([category('RNG', cards)], 'PHP')[0]?.supportPlay).toBe(expected)
  })

  test('a category without games is not shown', () => {
    expect(deriveCategories([category('RNG', [], 0)], 'PHP')).toEqual([])
  })
})

describe('CONF-36 vendors with another name', () => {
  test.each([
    ['GAME-16', 'TCG', 'RNG', 'PHP', 'TCG'],
    ['GAME-16', 'tcg', 'PVP', 'PHP', 'TCG'],
    ['GAME-16', 'TCG', 'LIVE', 'PHP', 'Own name'],
    ['GAME-16', 'TCGX', 'RNG', 'PHP', 'Own name'],
    ['GAME-17', 'BTI', 'SPORTS', 'TLB', '123BET'],
    ['GAME-17', 'TCG', 'RNG', 'TLB', '123BET'],
    ['GAME-17', 'TCGX', 'LIVE', 'TLB', '123BET'],
    ['GAME-17', 'BTIX', 'SPORTS', 'TLB', 'Own name'],
    ['GAME-17', 'BTI', 'SPORTS', 'PHP', 'Own name'],
  ])('%s %s of %s at a merchant in %s is %s', (_, vendor, gameClassify, currency, expected) => {
    const categories: GameCategory[] = [category(gameClassify, [[vendor, 'Own name']])]
    expect(nameVendor({ vendor, gameClassify }, deriveCategories(categories, currency))).toBe(expected)
  })

  test('a vendor without a card has its code as name', () => {
    expect(nameVendor({ vendor: 'spin', gameClassify: 'RNG' }, [])).toBe('spin')
  })
})

test.each([
  ['not yet loaded', undefined, [300], false],
  ['fewer than asked for', 23, undefined, false],
  ['fewer than asked for, whatever the categories say', 23, [300], false],
  ['as many as asked for without categories', 24, undefined, true],
  ['all by the categories', 24, [20, 4], false],
  ['more by the categories', 24, [20, 5], true],
  ['more than asked for: a platform without limits', 300, undefined, false],
])('RELAY-17, RELAY-21 first games %s', (_, firstCount, counts, expected) => {
  const categories = counts?.map((gameCount) => ({ gameCount }))
  expect(mayHaveMore(firstCount, 24, categories)).toBe(expected)
})
