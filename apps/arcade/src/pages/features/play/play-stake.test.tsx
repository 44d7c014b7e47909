import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { getStakeBounds } from '../../../game/game.constants.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { startEditor } from './play-editor.rules.ts'
import { PlayStake } from './play-stake.tsx'

const cashierUrl = 'https://merchant.example/m/voucherCenter?from=game'

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  vi.stubGlobal('location', { origin: 'https://arcade.example', pathname: '/' })
  await loadTexts()
})

function render(currency: 'PHP' | 'VND' | 'KWD', stakeMinor: bigint, balanceMinor: bigint | null): string {
  const bounds = getStakeBounds(currency)
  const editor = { ...startEditor({ type: 'last2', bounds }), stakeMinor }
  const money = { currency, currencySymbol: '¤', currencyPosition: 'before' } as const
  const given = { editor, bounds, money, balanceMinor, cashierUrl, isRefused: false }
  return renderToStaticMarkup(<PlayStake {...given} onChange={() => undefined} onRefuse={() => undefined} />)
}

test.each([
  ['PHP', 500_000n, '5,000', '¤5,000'],
  ['VND', 2_000_000n, '2,000,000', '¤2,000,000'],
  ['KWD', 50_000n, '50', '¤50'],
] as const)('DEC-35 a stake of %s is a field with its amount, which is announced', (currency, minor, entry, shown) => {
  const markup = render(currency, minor, null)
  const [input = ''] = markup.match(/<input[^>]*>/) ?? []
  expect(input).toContain(`value="${entry}"`)
  expect(input).toContain('inputMode="decimal"')
  const [, titleId = 'none'] = /aria-labelledby="([^"]+)"/.exec(input) ?? []
  expect(markup).toMatch(new RegExp(`<h2[^>]* id="${titleId}">Stake per line<`))
  expect(markup).toMatch(new RegExp(`<output[^>]*>${shown}</output>`))
})

test.each([
  [1_000n, false],
  [999n, true],
])('DEC-13 with a balance of %i a stake of 1000 leads to a deposit: %s', (balanceMinor, isOffered) => {
  const markup = render('PHP', 1_000n, balanceMinor)
  expect(markup.includes(`href="${cashierUrl}"`)).toBe(isOffered)
  expect(markup).toContain('>Stake per line<')
})
