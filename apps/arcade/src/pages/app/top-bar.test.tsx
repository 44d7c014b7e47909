import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { loadTexts } from '../lib/i18n.ts'
import { TopBar } from './top-bar.tsx'

const player: PlayerWire = {
  ...{ playerId: 'p', username: 'ada', merchantName: 'Lotus', language: 'EN', playMode: 'real' },
  ...{ currency: 'CNY', currencySymbol: '¥', currencyPosition: 'before' },
  ...{ backUrl: 'https://lotus.example/m/home', cashierUrl: null, realUrl: null, isBalanceHidden: false },
}

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  vi.stubGlobal('location', { origin: 'https://arcade.example', pathname: '/' })
  await loadTexts()
})

test.each([
  ['in place of the page', false, 1],
  ['in a frame, below the bar of the page', true, 0],
])('GAME-06 a game %s (in a frame: %s) has Back and the merchant’s name %i times', (_, isFramed, times) => {
  const page = {}
  vi.stubGlobal('window', Object.assign(page, { parent: isFramed ? {} : page }))
  const markup = renderToStaticMarkup(
    <TopBar name={<h1>Five</h1>} player={player}>
      Balance
    </TopBar>,
  )
  expect([...markup.matchAll(/<a /g)]).toHaveLength(times)
  expect([...markup.matchAll(/>Lotus</g)]).toHaveLength(times)
  expect(markup).toContain('Balance')
  expect(markup).toContain('<h1>Five</h1>')
})
