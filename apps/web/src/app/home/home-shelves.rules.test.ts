import type { Game } from '@foyer/contract'
import { expect, test } from 'vitest'
import { listHomeShelves } from './home-shelves.rules.ts'

const games = (codes: string) => [...codes].map((gameCode) => ({ gameCode, vendor: 'a' }) as Game) // the fields in use
const codes = (list: readonly Game[]) => list.map(({ gameCode }) => gameCode).join('')

test.each([
  ['a guest: popular games, then the others', '', 'ABCDEFG', 'ABCDEFGHIJ', 'ABCDEFG', 'HIJ'],
  ['fewer than three others are left to the lobby', '', 'ABCDEFGH', 'ABCDEFGHIJ', 'ABCDEFGH', ''],
  ['a member does not see played games again', 'AB', 'ABCDEFG', 'ABCDEFGHIJ', 'CDEFG', 'HIJ'],
  ['of which most were played, the rest goes to the others', 'ABCDE', 'ABCDEFG', 'ABCDEFGHIJ', '', 'FGHIJ'],
  ['of which all were played', 'ABCDEFGHIJ', 'ABCDEFG', 'ABCDEFGHIJ', '', ''],
  ['a merchant with one game', '', 'A', 'A', 'A', ''],
  ['a merchant with two games, none popular', '', '', 'AB', '', 'AB'],
])('home: %s', (_what, recent, hot, all, shownHot, shownOthers) => {
  const shelves = listHomeShelves(games(recent), games(hot), games(all))
  expect([codes(shelves.hot), codes(shelves.others)]).toEqual([shownHot, shownOthers])
})

test('home: games of two vendors with the same code are two games', () => {
  const others = [...games('ABC').map((game) => ({ ...game, vendor: 'b' })), ...games('A')]
  expect(listHomeShelves([], games('A'), others).others.map(({ vendor }) => vendor)).toEqual(['b', 'b', 'b'])
})
