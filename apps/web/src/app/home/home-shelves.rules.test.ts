import type { Game } from '@foyer/contract'
import { expect, test } from 'vitest'
import { listOtherGames } from './home-shelves.rules.ts'

const games = (codes: string) => [...codes].map((gameCode) => ({ gameCode, vendor: 'a' }) as Game) // the fields in use

test.each([
  ['the games that are not popular', 'ABCDEFG', 'ABCDEFGHIJ', 'HIJ'],
  ['none where fewer than three are left', 'ABCDEFGH', 'ABCDEFGHIJ', ''],
  ['none where one game is popular', 'A', 'A', ''],
  ['all of two games of which none is popular', '', 'AB', 'AB'],
])('the second shelf of home has %s', (_what, hot, all, expected) => {
  const others = listOtherGames(games(hot), games(all))
  expect(others.map(({ gameCode }) => gameCode).join('')).toBe(expected)
})

test('games of two vendors with the same code are two games', () => {
  const all = [...games('ABC').map((game) => ({ ...game, vendor: 'b' })), ...games('A')]
  expect(listOtherGames(games('A'), all).map(({ vendor }) => vendor)).toEqual(['b', 'b', 'b'])
})
