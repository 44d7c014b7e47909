import { announcements } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../testing/fixture-site.ts'
import { listPagePrefetches } from './prefetches.ts'

test.each([
  ['/m/news', 'news'],
  ['/m/notice', 'notice'],
  ['/m/activity', 'activity'],
] as const)('NOTICE-01 %s loads announcements by types, platform and category', (path, types) => {
  expect(listPagePrefetches({ path, screen: types }, fixtureSettings(), 'localhost', new URLSearchParams())).toEqual([
    { endpoint: announcements, query: { types, platform: 'MOBILE', category: '' } },
  ])
})
