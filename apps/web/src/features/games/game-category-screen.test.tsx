import { type Game, type GameMatch, gameList, gameMatches, gameVendor, type InitialDataEntry } from '@foyer/contract'
import { expect, test } from 'vitest'
import { type RenderOptions, renderElement } from '../../../testing/render-element.tsx'
import { firstGames } from '../../lib/game-query.ts'
import { listPagePrefetches } from '../../prefetches.ts'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { CategoryScreen } from './game-category-screen.tsx'

const game: Game = {
  ...{ gameCode: 'BETS', title: 'Bets', vendor: 'acme', gameClassify: 'SPORTS', image: '/m/art/game-slot.webp' },
  ...{ freeplay: false, launchMode: 'GAME', lottoArea: null, prizeMode: null, lottoView: null },
}
const match: GameMatch = {
  ...{ matchId: 'M 1', gameCode: 'BETS', vendor: 'acme', league: 'Premier League' },
  ...{ homeTeam: 'North', awayTeam: 'South', startsAt: '2026-12-01T19:30:00.000Z' },
}
const games: InitialDataEntry[] = [
  { path: gameVendor.path, query: {}, value: [] },
  { path: gameList.path, query: { gameClassify: 'SPORTS', ...firstGames }, value: [game] },
]
const matches = (value: readonly GameMatch[]): InitialDataEntry => ({ path: gameMatches.path, query: {}, value })

const render = (seeds: readonly InitialDataEntry[], options: Pick<RenderOptions, 'failures' | 'missing'> = {}) =>
  renderElement(
    <NoticesContext value={createNotices()}>
      <CategoryScreen />
    </NoticesContext>,
    { ...options, seeds, path: '/m/sports' },
  )

test('RELAY-11 the next matches stand before the sports games, each opens its game with the match and leads back', async () => {
  const markup = await render([...games, matches([match])])
  expect(markup).toContain('href="/m/launchGame?vendor=acme&amp;code=BETS&amp;backUrl=%2Fm%2Fsports&amp;matchId=M%201"')
  for (const text of ['Premier League', 'North', 'South', 'Tue']) expect(markup).toContain(text)
  expect(markup.indexOf('Premier League')).toBeLessThan(markup.indexOf('Bets'))
})

test('RELAY-11 games and matches come together, so that nothing moves', async () => {
  const markup = await render(games)
  expect(markup).toContain('role="status"')
  expect(markup).not.toContain('Bets')
})

test.each<[string, InitialDataEntry[], Pick<RenderOptions, 'failures' | 'missing'>]>([
  ['there are none', [...games, matches([])], {}],
  ['they can’t be loaded', games, { failures: [{ path: gameMatches.path, query: {}, status: 503 }] }],
  ['the platform has no such call', games, { missing: [gameMatches.path] }],
])('RELAY-11 without matches the games stand alone: %s', async (_name, seeds, options) => {
  const markup = await render(seeds, options)
  expect(markup).toContain('Bets')
  expect(markup).not.toContain('Matches')
})

test.each([
  ['/m/sports', true],
  ['/m/rng', false],
] as const)('RELAY-11 %s has them in its first paint: %s', (path, hasMatches) => {
  const settings = {} as Parameters<typeof listPagePrefetches>[1] // of no meaning to categories
  const paths = listPagePrefetches({ path, screen: 'category' }, settings, 'localhost', new URLSearchParams()).map(
    ({ endpoint }) => endpoint.path,
  )
  expect(paths.includes(gameMatches.path)).toBe(hasMatches)
})
