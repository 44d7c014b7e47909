import {
  announcements,
  banners,
  consumerSettings,
  downloadSettings,
  gameList,
  gameMatches,
  gameVendor,
  helpArticles,
  hotGames,
  legalText,
  nextDraw,
  type Prefetch,
  rankList,
  type SiteSettings,
  verificationChannelList,
} from '@foyer/contract'
import { categoryOfPage } from './features/games/game-page.rules.ts'
import { readLegalPage } from './features/help/help-legal.tsx'
import { announcementsOf } from './lib/announcement-query.ts'
import { firstGames } from './lib/game-query.ts'
import type { RouteEntry } from './routes.ts'

type List = (settings: SiteSettings, hostname: string, query: URLSearchParams) => readonly Prefetch[]

/** Calls in the first paint of a page, by its path; the server's renderer only, so that no page loads their endpoints. */
const prefetches: Partial<Record<RouteEntry['path'], List>> = {
  '/m/home': ({ template }) => [
    { endpoint: banners, query: { groupName: 'm_home' } },
    { endpoint: gameVendor },
    { endpoint: hotGames },
    { endpoint: gameList, query: firstGames },
    ...(template.home_feature === 'winners' ? [] : [{ endpoint: nextDraw }]),
    ...(template.home_feature === 'draw' ? [] : [{ endpoint: rankList }]),
  ],
  '/m/login': (_settings, hostname) => [
    { endpoint: verificationChannelList },
    { endpoint: downloadSettings, query: { domain: hostname } },
  ],
  '/m/activity': () => [{ endpoint: announcements, query: announcementsOf('activity') }],
  '/m/notice': () => [{ endpoint: announcements, query: announcementsOf('notice') }],
  '/m/game': () => [{ endpoint: gameVendor }, { endpoint: gameList, query: firstGames }],
  '/m/helpCenter': (_settings, _hostname, query) => {
    const page = readLegalPage(query)
    const version = query.get('version')
    if (query.has('article')) return [{ endpoint: helpArticles }]
    if (!page) return [{ endpoint: consumerSettings }, { endpoint: helpArticles }]
    return [{ endpoint: legalText, query: { page, ...(version === null ? {} : { version }) } }]
  },
  '/m/download': (_settings, hostname) => [{ endpoint: downloadSettings, query: { domain: hostname } }],
  '/m/app': (_settings, hostname) => [{ endpoint: downloadSettings, query: { domain: hostname } }],
  '/m/news': () => [{ endpoint: announcements, query: announcementsOf('news') }],
}

/** Calls of one page of the table; none for members' pages. */
export function listPagePrefetches(
  { path, screen }: Pick<RouteEntry, 'path' | 'screen'>,
  settings: SiteSettings,
  hostname: string,
  query: URLSearchParams,
): readonly Prefetch[] {
  if (screen === 'category') {
    const gameClassify = categoryOfPage(path, query)
    const games = [{ endpoint: gameVendor }, { endpoint: gameList, query: { gameClassify, ...firstGames } }]
    return gameClassify === 'SPORTS' ? [...games, { endpoint: gameMatches }] : games
  }
  return prefetches[path]?.(settings, hostname, query) ?? []
}
