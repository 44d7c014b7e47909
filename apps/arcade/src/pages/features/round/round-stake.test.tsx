import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadGameTexts } from '../../lib/i18n.ts'
import { findStakeProblem } from './round-stake.rules.ts'
import { RoundStake } from './round-stake.tsx'

const cashierUrl = 'https://merchant.example/m/voucherCenter?from=game'
const bounds = { minMinor: 100n, maxMinor: 100_000n, stepMinor: 1n, maxWinMinor: 1_000_000n }
const money = { currency: 'PHP', currencySymbol: '₱', currencyPosition: 'before' } as const

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  vi.stubGlobal('location', { origin: 'https://arcade.example' })
  await loadGameTexts('dice')
})

function render(stakeMinor: bigint, balanceMinor: bigint | null, cashier: string | null = cashierUrl): string {
  const problem = findStakeProblem(stakeMinor, bounds, balanceMinor)
  const state = { bounds, balanceMinor, stakeMinor, problem, money, cashierUrl: cashier }
  return renderToStaticMarkup(
    <RoundStake {...state} isDisabled={false} onChange={() => undefined} onRefuse={() => undefined} />,
  )
}

test.each([
  ['a stake above the balance', 200n, 199n, true],
  ['no balance at all', 100n, 0n, true],
  ['a stake of the whole balance', 200n, 200n, false],
  ['an unknown balance', 200n, null, false],
])('DEC-13 the way to a deposit with %s', (_, stakeMinor, balanceMinor, isOffered) => {
  const markup = render(stakeMinor, balanceMinor)
  expect(markup.includes(`href="${cashierUrl}"`)).toBe(isOffered)
  expect(markup.includes('>Deposit<')).toBe(isOffered)
})

test.each([null, 'javascript:alert(1)', '/m/voucherCenter'])('T5 there is none to %s', (url) => {
  const markup = render(200n, 0n, url)
  expect(markup).toContain('Your balance is lower than this stake')
  expect(markup).not.toContain('Deposit')
})
