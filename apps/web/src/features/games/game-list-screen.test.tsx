import {
  type Game,
  type GameCategory,
  gameDetails,
  gameList,
  gameNames,
  gameVendor,
  type InitialDataEntry,
} from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { type RenderOptions, renderElement } from '../../../testing/render-element.tsx'
import { firstGames } from '../../lib/game-query.ts'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { noFilter } from './game-filter.rules.ts'
import { GamesScreen } from './game-list-screen.tsx'
import { GameResults } from './game-results.tsx'
import { GameSheet } from './game-sheet.tsx'
import { GameTools } from './game-tools.tsx'

const game = (gameCode: string, rest: Partial<Game> = {}): Game => ({
  gameCode,
  title: `Game ${gameCode}`,
  vendor: 'spin',
  gameClassify: 'RNG',
  image: '/m/art/game-slot.webp',
  freeplay: false,
  launchMode: 'GAME',
  lottoArea: null,
  prizeMode: null,
  lottoView: null,
  ...rest,
})
const category = (gameClassify: string, gameCount: number): GameCategory => ({
  title: gameClassify,
  gameClassify,
  vendors: ['spin'],
  gameCount,
  cards: [{ accountTypeName: 'SPIN', displayName: 'Spin House', freeplay: false }],
})

/** `all` is the whole list, asked for where the first games may not be all. */
function render(
  games: readonly Game[] | undefined,
  categories: readonly GameCategory[] | undefined,
  { all, ...options }: { all?: readonly Game[] } & Pick<RenderOptions, 'failures' | 'missing'> = {},
) {
  const seeds: InitialDataEntry[] = []
  if (categories) seeds.push({ path: gameVendor.path, query: {}, value: categories })
  if (games) seeds.push({ path: gameList.path, query: firstGames, value: games })
  if (all) seeds.push({ path: gameList.path, query: {}, value: all })
  const screen = (
    <NoticesContext value={createNotices()}>
      <GamesScreen />
    </NoticesContext>
  )
  return renderElement(screen, { ...options, seeds, path: '/m/game' })
}

const many = (count: number, rest: Partial<Game> = {}) =>
  Array.from({ length: count }, (_, index) => game(`${rest.gameClassify ?? 'RNG'}${index}`, rest))

const lobby = {
  favorites: { codes: new Set(['A']), missing: undefined, toggle: async () => undefined },
  nameVendor: () => 'Spin House',
  path: '/m/game',
  showsNew: true,
  open: () => undefined,
  play: () => undefined,
  readAddress: () => '/m/game',
  leave: () => undefined,
}

describe('ROUTE-20, OPEN-01 the lobby', () => {
  test('while it loads, it says so', async () => {
    expect(await render(undefined, [])).toMatch(/role="status"/)
  })

  test('without games it leads home', async () => {
    const markup = await render([], [])
    expect(markup).toContain('No games here yet')
    expect(markup).toContain('href="/m/home"')
  })

  test('a few games are rows with their vendor’s name, and lead back to the lobby', async () => {
    const markup = await render([game('A')], [category('RNG', 1)])
    expect(markup).toContain('Spin House')
    expect(markup).toContain('href="/m/launchGame?vendor=spin&amp;code=A&amp;backUrl=%2Fm%2Fgame"')
  })

  test('a category without games is not shown', async () => {
    const markup = await render([game('A')], [category('RNG', 1), category('FISH', 0)])
    expect(markup).toContain('href="/m/rng"')
    expect(markup).not.toContain('href="/m/fish"')
  })

  test('many games stand by category, each with six and the way to all', async () => {
    const games = [...many(8), ...many(6, { gameClassify: 'LIVE' })]
    const markup = await render(games, [category('RNG', 8), category('LIVE', 6)])
    expect(markup.match(/aria-label="Play Game RNG\d"/g)).toHaveLength(6)
    expect(markup.match(/aria-label="Play Game LIVE\d"/g)).toHaveLength(6)
    expect(markup).toContain('aria-label="See all: RNG"')
    expect(markup).not.toContain('aria-label="See all: LIVE"')
  })

  test('filters appear where they tell games apart', async () => {
    const plain = await render([game('A'), game('B')], [category('RNG', 2)])
    expect(plain).not.toContain('aria-pressed')
    expect(plain).not.toContain('<select')
    const mixed = [game('A', { isHot: true }), game('B', { features: ['jackpot'] }), ...many(18)]
    const markup = await render(mixed, [category('RNG', 20)])
    expect(markup.match(/aria-pressed="(true|false)"[^>]*>([^<]+)</g)?.map((tag) => tag.split('>')[1])).toEqual([
      'All<',
      'Favorites<',
      'Popular<',
      'Jackpot<',
    ])
    expect(markup).toContain('Featured')
    const glance = await render(mixed.slice(1), [category('RNG', 19)])
    expect(glance, 'fewer than twenty games need no order').not.toContain('Featured')
    const inUse = { games: many(3), lobby, count: 3, onChange: () => undefined, onSearch: () => undefined }
    const named = await renderElement(<GameTools {...inUse} filter={{ ...noFilter, order: 'name' }} isSearch={false} />)
    expect(named, 'one in use can be ended').toContain('Featured')
  })

  test.each([
    ['none in use: the games found have room above the keyboard', {}, []],
    ['a mark in use', { mark: 'hot' }, ['All<', 'Popular<']],
    ['an order in use', { order: 'name' }, ['Featured', 'Name<']],
  ] as const)('filters while a name is typed: %s', async (_, used, shown) => {
    const games = [game('A', { isHot: true }), ...many(19)]
    const tools = { games, lobby, count: 20, onChange: () => undefined, onSearch: () => undefined }
    const browsing = await renderElement(<GameTools {...tools} filter={noFilter} isSearch={false} />)
    expect(browsing).toContain('Popular<')
    expect(browsing).toContain('Featured')
    const whole = await renderElement(<GameTools {...tools} filter={{ ...noFilter, text: 'ga', ...used }} isSearch />)
    const markup = whole
      .split(/(?=<div class="[^"]*filter)/)
      .filter((part) => !/^[^>]* hidden/.test(part))
      .join('')
    for (const text of ['All<', 'Popular<', 'Featured', 'Name<'])
      expect(markup.includes(text), text).toBe(shown.some((one) => one === text))
  })
})

describe('RELAY-17, RELAY-21, OPEN-41 the length of the list', () => {
  const first = many(Number(firstGames.limit))
  const all = many(300)
  const vendorsFailed = (status: number) => [{ path: gameVendor.path, query: {}, status }]

  test('failed categories: all games, and a retry beside them', async () => {
    const markup = await render(first, undefined, { all, failures: vendorsFailed(503) })
    expect(markup).toContain('300 games')
    expect(markup.match(/Couldn’t load this/g)).toHaveLength(1)
    expect(markup).toContain('Try again')
  })

  test('a failed whole list: the first games, and a retry beside them', async () => {
    const markup = await render(first, [category('RNG', 300)], {
      failures: [{ path: gameList.path, query: {}, status: 503 }],
    })
    expect(markup).toContain('24 games')
    expect(markup).toContain('Couldn’t load this')
  })

  test('DEC-02 a platform without categories has its games alone', async () => {
    const markup = await render(first, undefined, { all, failures: vendorsFailed(404) })
    expect(markup).toContain('300 games')
    expect(markup).not.toContain('role="alert"')
  })

  test('one failure of everything is said once', async () => {
    const failures = [...vendorsFailed(503), { path: gameList.path, query: firstGames, status: 503 }]
    const markup = await render(undefined, undefined, { failures })
    expect(markup.match(/Couldn’t load this/g)).toHaveLength(1)
  })
})

test('OPEN-41 a long list is not lower than what it replaces while it is measured', async () => {
  const list = { games: many(61), lobby, eagerCount: 0, isFavorites: false, isSearch: false, onClear: () => undefined }
  expect(await renderElement(<GameResults {...list} />)).toMatch(/style="block-size:24400px"/)
})

describe('OPEN-41, RELAY-16 favorites', () => {
  test.each([
    ['our platform', undefined, true],
    ['another platform, which has no call that saves them', [gameNames.path], false],
  ])('hearts on %s', async (_, missing, expected) => {
    const markup = await render(many(2), [category('RNG', 2)], { missing })
    expect(markup.includes('aria-label="Add Game RNG0 to favorites"')).toBe(expected)
  })

  test('that cannot be changed are shown by the filter', async () => {
    const tools = { games: many(3), count: 3, onChange: () => undefined, onSearch: () => undefined }
    const readOnly = { ...lobby, favorites: { codes: new Set(['RNG1']), missing: undefined, toggle: undefined } }
    const markup = await renderElement(<GameTools {...tools} lobby={readOnly} filter={noFilter} isSearch={false} />)
    expect(markup).toContain('>Favorites<')
  })
})

describe('the sheet of a game', () => {
  const sheet = (value: object | undefined) =>
    renderElement(<GameSheet game={game('A', { features: ['fair'] })} lobby={lobby} />, {
      seeds: value ? [{ path: gameDetails.path, query: { gameCode: 'A' }, value }] : [],
    })

  test('shows return, volatility, limits and rules, and plays', async () => {
    const markup = await sheet({
      gameCode: 'A',
      vendorName: 'Spin House',
      rules: 'Spin and win.',
      returnToPlayer: { minBasisPoints: 9_000, maxBasisPoints: 9_650 },
      volatility: 'high',
      limits: { currency: 'PHP', minStakeMinor: '500', maxStakeMinor: '500000', maxWinMinor: '500000000' },
    })
    for (const text of [
      'Spin House',
      '90% – 96.5%',
      'High',
      '₱5 – ₱5,000',
      '₱5,000,000',
      'Spin and win.',
      'Provably fair',
    ])
      expect(markup).toContain(text)
    expect(markup).toContain('aria-label="Remove Game A from favorites"')
    expect(markup).toContain('href="/m/launchGame?vendor=spin&amp;code=A&amp;backUrl=%2Fm%2Fgame"')
  })

  test.each([
    [true, 'Try for free'],
    [false, undefined],
  ])('GAME-21, OPEN-44 with free play %s it offers %s', async (freeplay, offer) => {
    const markup = await renderElement(
      <NoticesContext value={createNotices()}>
        <GameSheet game={game('A', { freeplay })} lobby={lobby} />
      </NoticesContext>,
      { seeds: [] },
    )
    expect(markup.includes('Try for free')).toBe(offer !== undefined)
  })

  test('leaves out what is unknown, and plays while it loads', async () => {
    expect(await sheet({ gameCode: 'A', vendorName: 'Spin House' })).not.toContain('<dl')
    expect(await sheet(undefined)).toContain('href="/m/launchGame')
  })
})
