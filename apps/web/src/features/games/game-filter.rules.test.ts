import type { Game } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { filterGames, formatFilter, listMarks, noFilter, readFilter } from './game-filter.rules.ts'

const game = (gameCode: string, rest: Partial<Game> = {}) =>
  ({ gameCode, title: gameCode, vendor: 'a', ...rest }) as Game // the fields in use
const games = [
  game('G10', { isHot: true, features: ['jackpot'] }),
  game('G2', { isNew: true, vendor: 'b' }),
  game('G1', { isHot: true, isNew: true }),
]
const known = {
  favorites: new Set(['G2']),
  nameVendor: ({ vendor }: Game) => vendor.toUpperCase(),
  languageTag: 'en',
}

describe('OPEN-41 filter and order', () => {
  test.each([
    [{}, 'G10 G2 G1'],
    [{ vendor: 'B' }, 'G2'],
    [{ vendor: 'C' }, ''],
    [{ mark: 'favorite' as const }, 'G2'],
    [{ mark: 'new' as const }, 'G2 G1'],
    [{ mark: 'hot' as const }, 'G10 G1'],
    [{ mark: 'jackpot' as const }, 'G10'],
    [{ mark: 'hot' as const, vendor: 'B' }, ''],
    [{ order: 'name' as const }, 'G1 G2 G10'],
    [{ order: 'new' as const }, 'G2 G1 G10'],
  ])('%o leaves %s', (change, expected) => {
    const found = filterGames(games, { ...noFilter, ...change }, known)
    expect(found.map(({ gameCode }) => gameCode).join(' ')).toBe(expected)
  })

  test('only marks that tell games apart are offered', () => {
    expect(listMarks(games, known.favorites, false)).toEqual(['favorite', 'new', 'hot', 'jackpot'])
    expect(listMarks([game('A', { isNew: true })], new Set(), true)).toEqual([])
  })

  test('OPEN-41 favorites are among them before there is one, where they can be changed', () => {
    expect(listMarks(games, new Set(), true)).toEqual(['favorite', 'new', 'hot', 'jackpot'])
    expect(listMarks(games, new Set(), false)).toEqual(['new', 'hot', 'jackpot'])
  })
})

describe('the filter in the address', () => {
  test.each([
    ['', noFilter, ''],
    [
      'q=%20lucky&show=hot&sort=name&vendor=Spin',
      { text: ' lucky', vendor: 'Spin', mark: 'hot', order: 'name' },
      'q=lucky&vendor=Spin&show=hot&sort=name',
    ],
    ['show=x&sort=y', noFilter, ''],
    [`q=${'x'.repeat(50)}`, { ...noFilter, text: 'x'.repeat(40) }, `q=${'x'.repeat(40)}`],
  ])('%s', (search, filter, formatted) => {
    const read = readFilter(new URLSearchParams(search))
    expect(read).toEqual(filter)
    expect(formatFilter(read)).toBe(formatted)
  })
})
