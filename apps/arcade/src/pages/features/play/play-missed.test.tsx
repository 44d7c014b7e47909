import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TicketStateWire, TicketWire } from '../../../game/wire.rules.ts'
import { queryClient } from '../../lib/queries.ts'
import { listWatched, watchTicket } from '../../lib/watched-tickets.ts'
import { useMissedOutcome } from './play-missed.ts'
import { watchNextOfSeries } from './play-series.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const makeTicket = (number: number, state: TicketStateWire, more: Partial<TicketWire> = {}): TicketWire => ({
  ...{ ticketId: `s${number}`, drawId: `20991231-000${number}`, state, reason: null, stake: '500' },
  ...{ series: { seriesId: 's', number, count: 5, stopsOnWin: false }, lines: [], highestWin: '0', currency: 'PHP' },
  ...{ lineWins: null, win: null, digits: null, createdAt: '', placedAt: null, drawnAt: null, endedAt: null },
  ...{ closesAt: '2099-12-31T00:01:00.000Z' },
  ...more,
})

function Missed() {
  return useMissedOutcome(true).missed?.outcome.outcomeClass ?? 'nothing'
}

test.each([
  ['a stake returned at the close', 'draw_closed', 'void'],
  ['a series cancelled by the player', 'series_cancelled', 'nothing'],
  ['a series stopped by its win', 'series_won', 'nothing'],
])('DEC-35 after %s (%s) the play screen says: %s', (_name, reason, shown) => {
  watchTicket('s2')
  queryClient.setQueryData(['ticket', 's2'], makeTicket(2, 'void', { reason }))
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Missed />
    </QueryClientProvider>,
  )
  expect(markup).toBe(shown)
})

/** The tickets that are watched after the outcome of a series' first draw was shown. */
async function listWatchedAfter(first: TicketWire, rest: TicketWire[]): Promise<string[]> {
  const value = { tickets: [first, ...rest] }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value, message: null, errorCode: null }))
  await watchNextOfSeries([first])
  return listWatched()
}

test('DEC-35 a win in draw 4 of a series is announced after a visit to another screen', async () => {
  const lost = { digits: '12345', win: '0' }
  const won = { digits: '12345', win: '46000' }
  const rest = [makeTicket(2, 'settled', lost), makeTicket(3, 'settled', lost), makeTicket(4, 'settled', won)]
  expect(await listWatchedAfter(makeTicket(1, 'settled', lost), rest)).toEqual(['s4'])
})

test('DEC-35 a series whose further tickets cannot be read, and a single ticket, leave the list as it is', async () => {
  watchTicket('other')
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, value: null, message: null, errorCode: 'service_unavailable' }),
  )
  await watchNextOfSeries([makeTicket(1, 'settled'), makeTicket(1, 'settled', { series: null })])
  expect(listWatched()).toEqual(['other'])
})
