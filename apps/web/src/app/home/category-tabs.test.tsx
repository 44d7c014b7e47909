import { type GameCategory, gameVendor } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { pageOfCategory } from '../../features/games/game-page.rules.ts'
import { CategoryTabs } from './category-tabs.tsx'

const category = (gameClassify: string): GameCategory => ({
  ...{ title: gameClassify, gameClassify, vendors: ['acme'], gameCount: 1 },
  cards: [{ accountTypeName: 'ACME', displayName: 'Acme', freeplay: false }],
})

test('GAME-13..15 OPEN-43 each category has a tab that leads to its page, the kinds of lotteries too', async () => {
  const codes = ['ELOTT', 'LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO', 'RNG', 'CRASH']
  const seeds = [{ path: gameVendor.path, query: {}, value: codes.map(category) }] as const
  const markup = await renderElement(<CategoryTabs />, { seeds })
  const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual([...codes.map(pageOfCategory), '/m/game'])
  expect(markup).toContain('Vietnam lottery')
})
