import type { Game, GameCategory } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { categoryOfPath, filterGames, listVendors, pageOfCategory } from './game-list.rules.ts'

const game = (gameCode: string, title: string, vendor: string) => ({ gameCode, title, vendor }) as Game // the fields in use
const games = [game('FIVE', '五位彩', 'arcade'), game('S1', 'Lucky Spin', 'spin'), game('S2', 'Lucky  Drop', 'spin')]

describe('search and vendors', () => {
  test.each([
    ['', undefined, 'FIVE,S1,S2'],
    ['  ', undefined, 'FIVE,S1,S2'],
    ['lucky', undefined, 'S1,S2'],
    ['LUCKY drop', undefined, 'S2'],
    [' lucky  drop ', undefined, 'S2'],
    ['lucky drop spin', undefined, ''],
    ['s2', undefined, 'S2'],
    ['ｓpin', undefined, 'S1'],
    ['五', undefined, 'FIVE'],
    ['five', undefined, 'FIVE'],
    ['', 'spin', 'S1,S2'],
    ['drop', 'arcade', ''],
    ['nothing', undefined, ''],
  ])('“%s” of %s finds %s', (text, vendor, codes) => {
    expect(
      filterGames(games, { text, vendor })
        .map(({ gameCode }) => gameCode)
        .join(),
    ).toBe(codes)
  })

  test('GAME-10 vendors are called as their cards say', () => {
    const categories = [{ cards: [{ accountTypeName: 'SPIN', displayName: 'Spin House', freeplay: false }] }]
    const known = categories as GameCategory[] // the rule uses the cards only
    expect(listVendors(games, known)).toEqual([
      { code: 'arcade', name: 'arcade' },
      { code: 'spin', name: 'Spin House' },
    ])
  })
})

describe('OPEN-43 categories and their pages', () => {
  test.each([
    ['ELOTT', '/m/elott'],
    ['SPORTS', '/m/sports'],
    ['LOGIN', undefined],
    ['NONE', undefined],
  ])('%s has the page %s', (gameClassify, path) => {
    expect(pageOfCategory(gameClassify)).toBe(path)
    if (path) expect(categoryOfPath(path)).toBe(gameClassify)
  })
})
