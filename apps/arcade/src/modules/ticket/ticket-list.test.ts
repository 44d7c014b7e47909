import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NewTicketWire, TicketPageWire } from '../../game/wire.rules.ts'
import { type Arcade, oneLine, openArcade } from '../../testing/arcade-harness.ts'

let arcade: Arcade
let url: string

beforeAll(async () => {
  arcade = await openArcade({ plan: () => [] })
  url = await arcade.startApp()
})
afterAll(() => arcade.close())

/** Twenty draws of Five on one day; all close within a quarter of an hour. */
async function openDay(day: string): Promise<string[]> {
  const ids = Array.from({ length: 20 }, (_, index) => `${day}-${String(index + 1).padStart(4, '0')}`)
  for (const [index, id] of ids.entries()) {
    const closesInMs = 300_000 + index * 30_000
    await arcade.openDraw(id, closesInMs, closesInMs + 100)
  }
  return ids
}

async function begin(name: string) {
  const cookie = await arcade.logIn(url, arcade.platform.addPlayer(name, 1_000_000n))
  const place = async (more: object) =>
    (
      await arcade.call<NewTicketWire>(url, '/api/tickets', {
        cookie,
        body: { requestId: randomUUID(), playerId: name, currency: 'PHP', lines: [oneLine], ...more },
      })
    ).body.value.ticketId
  const read = async (query: string) =>
    (await arcade.call<TicketPageWire>(url, `/api/tickets?kind=all&${query}`, { cookie })).body.value
  return { cookie, place, read }
}

it('DEC-34 the tickets of one draw are listed, however many draws the player takes part in', async () => {
  const [ids, ada, bob] = [await openDay('20991201'), await begin('ada'), await begin('bob')]
  const first = await ada.place({ drawId: ids[0], drawCount: 20 })
  const second = await ada.place({ drawId: ids[1] })
  const third = await ada.place({ drawId: ids[0] })
  const other = await bob.place({ drawId: ids[0] })
  const list = async (player: typeof ada, drawId?: string) =>
    (await player.read(`draw=${drawId}`)).tickets.map(({ ticketId }) => ticketId)
  expect(await list(ada, ids[0])).toEqual([third, first])
  expect(await list(ada, ids[1])).toEqual([second, expect.any(String)])
  expect(await list(ada, ids[19])).toHaveLength(1)
  expect(await list(bob, ids[0])).toEqual([other])
  expect(await list(bob, ids[1])).toEqual([])
  expect((await ada.read('')).tickets, 'a page of all draws').toHaveLength(20)
})

it('DEC-34 more tickets of a draw than a page holds are listed in pages, each once', async () => {
  const [[drawId], player] = [await openDay('20991202'), await begin('many')]
  const ticketId = await player.place({ drawId })
  await arcade.database.transaction(
    (tx) =>
      tx.execute(sql`
        INSERT INTO arcade.ticket (id, merchant, player_id, platform_session_id, request_id, lottery, draw_id,
          closes_at, lines, currency, stake, highest_win, leaf, state, placed_at, created_at)
        SELECT gen_random_uuid(), t.merchant, t.player_id, t.platform_session_id, gen_random_uuid(), t.lottery, t.draw_id,
          t.closes_at, t.lines, t.currency, t.stake, t.highest_win, t.leaf, 'placed', t.placed_at, t.created_at
        FROM arcade.ticket t, generate_series(1, 150) WHERE t.id = ${ticketId}`),
    { isOperator: true },
  )
  const first = await player.read(`draw=${drawId}`)
  expect(first.tickets).toHaveLength(100)
  const second = await player.read(`draw=${drawId}&before=${first.before}`)
  expect(second.before).toBeNull()
  const found = [...first.tickets, ...second.tickets].map((ticket) => ticket.ticketId)
  expect(new Set(found).size).toBe(151)
  expect(found).toContain(ticketId)
})

it('a draw that is none is refused', async () => {
  const { cookie } = await begin('curious')
  const { status, body } = await arcade.call(url, "/api/tickets?kind=all&draw=1'--", { cookie })
  expect([status, body.errorCode]).toEqual([400, 'invalid_input'])
})
