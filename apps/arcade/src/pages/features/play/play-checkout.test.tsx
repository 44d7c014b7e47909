import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { queryClient } from '../../lib/queries.ts'
import { type CheckoutActions, useCheckout } from './play-checkout.ts'

const player = { playerId: 'p', currency: 'PHP' } as PlayerWire // what a ticket needs
const lines = [{ type: 'last2', digits: '45', place: null, stakeMinor: 500n }] as const

afterEach(() => queryClient.clear())

/** The actions of a ticket under review. */
function openReview(): CheckoutActions {
  const shown: CheckoutActions[] = []
  function Sheet() {
    const actions = useCheckout(player, null, null)
    shown.push(actions)
    if (actions.checkout.step === 'edit') actions.proceed('20991231-0001')
    return null
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Sheet />
    </QueryClientProvider>,
  )
  const actions = shown.at(-1)
  if (!actions) throw new Error('the sheet was not rendered')
  return actions
}

test('DEC-35 a ticket that is confirmed 20 times in one task is sent once', () => {
  vi.stubGlobal('sessionStorage', { setItem: () => undefined, removeItem: () => undefined, getItem: () => null })
  vi.stubGlobal('location', { pathname: '/', search: '' })
  const send = vi.fn(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', send)
  const actions = openReview()
  expect(actions.checkout.step).toBe('review')
  for (let tap = 0; tap < 20; tap += 1) actions.place(lines, { drawCount: 1, stopsOnWin: false })
  expect(send.mock.calls.filter(([path]: unknown[]) => path === '/api/tickets')).toHaveLength(1)
})
