import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadGameTexts } from '../../pages/lib/i18n.ts'
import { CrashButton } from './crash-controls.tsx'
import type { ControlState } from './crash-table.rules.ts'
import type { CrashBetWire } from './crash-wire.rules.ts'

const money = { currency: 'PHP', currencySymbol: '₱', currencyPosition: 'before' } as const
const choice = { stakeMinor: 500n, auto: 200, isAuto: false }
const placed: CrashBetWire = {
  ...{ betId: 'b', roundId: 7, slot: 1, currency: 'PHP', stake: '500', auto: 250, state: 'placed' },
  ...{ reason: null, cashedOut: null, win: null, crash: null, createdAt: '2026-11-24T00:00:00.000Z' },
}

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  await loadGameTexts('crash')
})

const render = (state: ControlState, bet: CrashBetWire | null, { isDisabled = false, isUnknown = false } = {}) =>
  renderToStaticMarkup(
    <CrashButton {...{ state, bet, choice, money, isDisabled, isUnknown }} onPress={() => undefined} round={null} />,
  )

test.each<[string, ControlState, CrashBetWire | null, boolean, string]>([
  ['takes a bet', 'bet', null, true, 'Bet'],
  ['takes a bet for the next round', 'queue', null, true, 'Bet next round'],
  ['gives the bet of the next round back', 'cancel', null, true, 'Cancel next bet'],
  ['cashes out', 'cash', placed, true, 'Cash out'],
  ['takes the bet back before the start', 'withdraw', placed, true, 'Cancel bet'],
  ['waits for the lowest cash-out', 'ready', placed, false, 'Waiting for the start'],
  ['waits for the answer to a bet', 'busy', null, false, 'Placing your bet'],
  ['waits for a bet that is being confirmed', 'busy', { ...placed, state: 'reserving' }, false, 'Placing your bet'],
  ['waits for the answer to a cash-out', 'busy', placed, false, 'Cashing out'],
])('DEC-37 the button that %s says so, and can be used only where it acts', (_, state, bet, canPress, text) => {
  const markup = render(state, bet)
  expect(markup).toContain(`>${text}</span>`)
  expect(markup.includes('aria-disabled="true"')).toBe(!canPress)
  expect(markup, 'the focus stays').not.toContain(' disabled=""')
})

test.each<ControlState>(['bet', 'queue'])('DEC-37 without the stake in the balance %s is off', (state) => {
  expect(render(state, null, { isDisabled: true })).toContain('aria-disabled="true"')
})

test('DEC-37 while nobody knows how far the flight is, the cash-out names no amount and is sent all the same', () => {
  expect(render('cash', placed)).toContain('₱5.00')
  const markup = render('cash', placed, { isUnknown: true })
  expect(markup).toMatch(/^<button[^>]*><span[^>]*><span[^>]*>Cash out<\/span><\/span><\/button>$/)
  expect(markup).not.toContain('aria-disabled')
})
