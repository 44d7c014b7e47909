import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import type { TicketStateWire, TicketWire } from '../../../game/wire.rules.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { queryClient } from '../../lib/queries.ts'
import type { CheckoutActions } from './play-checkout.ts'
import { PlaySheet } from './play-sheet.tsx'
import type { Checkout } from './play-ticket.rules.ts'

const cashierUrl = 'https://merchant.example/m/voucherCenter?from=game'
const money = { currency: 'PHP', currencySymbol: '₱', currencyPosition: 'before' } as const
const draw = { drawId: '20991231-0001', drawsAt: '2099-12-31T00:01:05.000Z' }
const line = { type: 'last2', digits: '45', place: null } as const
const nothing = () => undefined
const actions = {
  ...{ proceed: nothing, accept: nothing, goBack: nothing, close: nothing },
  ...{ place: nothing, resume: nothing, askAgain: nothing },
} satisfies Omit<CheckoutActions, 'checkout'>

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: 'ltr', lang: 'en', dataset: { language: 'EN' } } })
  vi.stubGlobal('location', { origin: 'https://arcade.example', pathname: '/' })
  await loadTexts()
})
afterEach(() => queryClient.clear())

function render(checkout: Checkout, balanceMinor: bigint | null): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/">
        <PlaySheet
          actions={{ ...actions, checkout }}
          {...{ balanceMinor, cashierUrl, draw, money, isOpen: true, merchantName: 'Aurora' }}
          {...{ onRemove: nothing, onEdit: nothing, onClose: nothing }}
          lines={[{ ...line, stakeMinor: 500n }]}
          sale={{ step: 'stopped' }}
        />
      </Router>
    </QueryClientProvider>,
  )
}

test.each([
  ['below the total', 499n, false],
  ['of the total', 500n, true],
  ['that is unknown', null, true],
])('DEC-35 with a balance %s a ticket is confirmed or the way to a deposit is offered', (_, balanceMinor, canPlace) => {
  const markup = render({ step: 'review', requestId: 'r', drawId: draw.drawId }, balanceMinor)
  const [confirm = ''] = markup.match(/<button[^>]*>(?:(?!<\/button>).)*Place for/) ?? []
  expect(confirm).not.toBe('')
  expect(confirm.includes('aria-disabled="true"')).toBe(!canPlace)
  expect(markup.includes(`href="${cashierUrl}"`)).toBe(!canPlace)
})

/** A stored series whose tickets have these states; the first one is on the sheet. */
function storeSeries(states: readonly TicketStateWire[]): void {
  const tickets = states.map(
    (state, index): TicketWire => ({
      ...{ ticketId: `t${index}`, drawId: `20991231-000${index + 1}`, state, reason: null, stake: '500' },
      series:
        states.length === 1 ? null : { seriesId: 's', number: index + 1, count: states.length, stopsOnWin: false },
      lines: [{ ...line, stake: '500' }],
      ...{ highestWin: '46000', currency: 'PHP', lineWins: null, win: null, digits: null },
      ...{ createdAt: '', placedAt: null, closesAt: '2099-12-31T00:01:00.000Z', drawnAt: null, endedAt: null },
    }),
  )
  queryClient.setQueryData(['ticket', 't0'], tickets[0])
  queryClient.setQueryData(['tickets', 'series', 't0'], tickets)
}

test.each<[string, TicketStateWire[], string | null, string]>([
  ['one draw', ['placed'], null, '₱5.00'],
  ['three draws', ['placed', 'placed', 'placed'], null, '₱15.00'],
  ['two of three draws', ['placed', 'placed', 'refused'], '2 of 3 draws placed', '₱10.00'],
  ['one of three draws so far', ['placed', 'reserving', 'reserving'], '1 of 3 draws placed', '₱5.00'],
])('DEC-35 a ticket placed for %s says so, and what is held', (_, states, text, held) => {
  storeSeries(states)
  const markup = render({ step: 'placed', ticketId: 't0', drawId: '20991231-0001' }, null)
  expect(markup.match(/\d of \d draws placed/)?.[0] ?? null).toBe(text)
  expect(markup).toContain(`<bdi>${held}</bdi>`)
  expect(markup.includes('Total on hold')).toBe(states.length > 1)
})

test('T2 a ticket of a page of another session’s player is refused with a reload, and nothing is said of the money', () => {
  const markup = render({ step: 'refused', code: 'request_conflict', detail: 'playerId', mayGoBack: false }, null)
  expect(markup).toMatch(/<button[^>]*><span[^>]*>Reload</)
  expect(markup).not.toContain('charged')
})
