import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewTicketWire, SeriesPageWire } from '../../game/wire.rules.ts'
import { type Arcade, oneLine, openArcade, until } from '../../testing/arcade-harness.ts'
import { deriveRequestId } from './ticket-series.service.ts'

let arcade: Arcade
let url: string
let day = 0

beforeAll(async () => {
  arcade = await openArcade({ plan: () => [] })
  url = await arcade.startApp()
})
afterAll(() => arcade.close())

/** Ten lines, at least one of which wins on any result. */
const allDigits = [...'0123456789'].map((digits) => ({ ...oneLine, type: 'any', digits }))

/** A player with 1,000.00, and three draws of a lottery of their own; the first closes after this time. */
async function begin(lottery: string, firstClosesInMs = 60_000) {
  day += 1
  const player = arcade.platform.addPlayer(`series-${day}`, 100_000n)
  const cookie = await arcade.logIn(url, player)
  const ids = [1, 2, 3].map((number) => `${lottery}209912${String(day).padStart(2, '0')}-000${number}`)
  for (const [index, id] of ids.entries()) {
    const closesInMs = firstClosesInMs + index * 60_000
    await arcade.openDraw(id, closesInMs, closesInMs + 100)
  }
  const body = {
    ...{ requestId: randomUUID(), playerId: player.playerId, currency: 'PHP', drawId: ids[0] },
    ...{ lines: [oneLine], drawCount: 3, stopsOnWin: false },
  }
  const place = (more: object = {}) =>
    arcade.call<NewTicketWire>(url, '/api/tickets', { cookie, body: { ...body, ...more } })
  const list = async (ticketId: string) =>
    (await arcade.call<SeriesPageWire>(url, `/api/tickets/${ticketId}/series`, { cookie })).body.value.tickets
  const cancel = (ticketId: string, own = cookie) =>
    arcade.call<{ count: number }>(url, `/api/tickets/${ticketId}/series/cancel`, { cookie: own, body: {} })
  return { player, cookie, ids, body, place, list, cancel }
}

describe('DEC-35 one ticket for several draws', () => {
  it('holds a stake for each draw; sent again it is the same series, with another number of draws a conflict', async () => {
    const { player, place, list, ids } = await begin('')
    const [first, again] = [await place(), await place()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.value.ticketId).toBe(first.body.value.ticketId)
    expect(first.body.value).toMatchObject({ balance: '98500', series: { number: 1, count: 3, stopsOnWin: false } })
    const tickets = await list(first.body.value.ticketId)
    expect(tickets.map(({ drawId, state }) => [drawId, state])).toEqual(ids.map((id) => [id, 'placed']))
    expect(player.balance).toBe(98_500n)
    for (const other of [{ drawCount: 1 }, { stopsOnWin: true }, { lines: allDigits }]) {
      expect((await place(other)).body.errorCode).toBe('request_conflict')
    }
    expect(player.balance).toBe(98_500n)
  })

  it('whose money runs out is placed for the first draws only, and says so', async () => {
    const { player, place, list } = await begin('FIVEDAY-')
    player.balance = 700n
    const { ticketId } = (await place()).body.value
    const states = (await list(ticketId)).map(({ state, reason }) => [state, reason])
    expect(states).toEqual([
      ['placed', null],
      ['refused', 'insufficient_funds'],
      ['refused', 'insufficient_funds'],
    ])
    expect(player.balance).toBe(200n)
    const debits = arcade.platform.calls.filter(
      ({ path, body }) => path.endsWith('/debit') && body.playerId === player.playerId,
    )
    expect(debits).toHaveLength(2)
  })

  it('is cancelled by its player alone: every stake goes back, once', async () => {
    const { player, place, list, cancel } = await begin('SEA4D-')
    const { ticketId } = (await place({ lines: [{ ...oneLine, type: 'sea2' }] })).body.value
    const other = await arcade.logIn(url, arcade.platform.addPlayer('other', 1_000n))
    expect((await cancel(ticketId, other)).status).toBe(404)
    const counts = await Promise.all([cancel(ticketId), cancel(ticketId)])
    expect(counts.reduce((sum, { body }) => sum + body.value.count, 0)).toBe(3)
    await until(async () => (await list(ticketId)).every(({ state }) => state === 'void'))
    expect(player.balance).toBe(100_000n)
    expect((await list(ticketId)).map(({ reason }) => reason)).toEqual(Array(3).fill('series_cancelled'))
    expect((await cancel(ticketId)).body.value.count).toBe(0)
  })

  it('stops on a win, also after a restart: the draw pays, the rest goes back', async () => {
    const { player, place, list } = await begin('VN27-', 2_500)
    // The last digit of the special prize is odd or even.
    const lines = ['odd', 'even'].map((digits) => ({ ...oneLine, type: 'vnTail', digits }))
    const { ticketId } = (await place({ lines, stopsOnWin: true })).body.value
    await arcade.stopApps()
    url = await arcade.startApp()
    const tickets = await until(async () => {
      const found = await list(ticketId)
      return found.every(({ state }) => state === 'settled' || state === 'void') ? found : null
    })
    expect(tickets.map(({ state, reason, win }) => [state, reason, win])).toEqual([
      ['settled', null, '950'],
      ['void', 'series_won', null],
      ['void', 'series_won', null],
    ])
    expect(player.balance).toBe(100_000n - 1_000n + 950n)
  })

  it.each([
    ['a number of draws that is not offered', { drawCount: 2 }, 'invalid_input'],
    ['more draws than are on sale', { drawCount: 20 }, 'draw_closed'],
    ['no draw at all', { drawCount: 0 }, 'invalid_input'],
  ])('%s is refused', async (_name, more, code) => {
    const { place, player } = await begin('')
    expect((await place(more)).body.errorCode).toBe(code)
    expect(player.balance).toBe(100_000n)
  })

  it('a single ticket has no series', async () => {
    const { place, cancel } = await begin('')
    const { ticketId, series } = (await place({ drawCount: 1 })).body.value
    expect(series).toBeNull()
    expect((await cancel(ticketId)).status).toBe(404)
  })

  it('T20 derives the request ids of its tickets, the same each time', () => {
    const id = '11111111-2222-4333-8444-555555555555'
    expect(deriveRequestId(id, 1)).toBe(id)
    expect(deriveRequestId(id, 2)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(deriveRequestId(id, 2)).toBe(deriveRequestId(id, 2))
    expect(new Set([1, 2, 3].map((number) => deriveRequestId(id, number))).size).toBe(3)
  })
})
