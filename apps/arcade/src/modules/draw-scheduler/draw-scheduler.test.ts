import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findLotteryOfDraw, planDraws } from '../../game/draw.rules.ts'
import type { NextWire, RecordWire, TicketProofWire, TicketWire } from '../../game/wire.rules.ts'
import { type Arcade, oneLine, openArcade, until } from '../../testing/arcade-harness.ts'
import { findDraw, insertResult, markSkipped } from '../draw/index.ts'
import { computeCommitment } from '../fairness/index.ts'

let arcade: Arcade
beforeAll(async () => {
  arcade = await openArcade({ plan: () => [] })
})
afterAll(() => arcade.close())

const draw = (id: string) => arcade.database.statement((tx) => findDraw(tx, id))
const listStates = async () => {
  const { rows } = await arcade.database.statement((tx) =>
    tx.execute<{ id: string; state: string }>(sql`SELECT id, state FROM arcade.draw`),
  )
  return new Map(rows.map((row) => [row.id, row.state]))
}
const readTicketState = async (id: string) => {
  const { rows } = await arcade.database.transaction(
    (tx) => tx.execute<{ state: string }>(sql`SELECT state FROM arcade.ticket WHERE id = ${id}`),
    { isOperator: true },
  )
  return rows[0]?.state
}
const untilDrawn = (id: string) =>
  until(async () => {
    const view = await draw(id)
    return view?.result ? view : null
  })

describe('T21 what was drawn stays drawn', () => {
  const drawId = '20990101-0001'

  beforeAll(async () => {
    const url = await arcade.startApp()
    const cookie = await arcade.logIn(url, arcade.platform.addPlayer('settled', 10_000n))
    await arcade.openDraw(drawId, 2_500, 2_600)
    const body = { requestId: randomUUID(), playerId: 'settled', currency: 'PHP', drawId, lines: [oneLine] }
    const { ticketId } = (await arcade.call<TicketWire>(url, '/api/tickets', { cookie, body })).body.value
    await until(async () => (await readTicketState(ticketId)) === 'settled')
    await arcade.stopApps()
  })

  it.each([
    ['changing a result', 'draw_result', "SET digits = '00000'", `draw_id = '${drawId}'`],
    ['removing a result', 'draw_result', 'DELETE', `draw_id = '${drawId}'`],
    ['changing a seed', 'draw_seed', "SET seed = decode(repeat('00', 32), 'hex')", `draw_id = '${drawId}'`],
    ['changing a commitment', 'draw', "SET commitment = repeat('0', 64)", "state = 'drawn'"],
    ['changing the set of tickets', 'draw', "SET ticket_root = repeat('0', 64)", "state = 'drawn'"],
    ['drawing again', 'draw', "SET state = 'closed'", "state = 'drawn'"],
    ['removing a draw', 'draw', 'DELETE', "state = 'drawn'"],
    ['changing a win', 'ticket', 'SET win = win + 1', "state = 'settled'"],
    ['changing the lines of a ticket', 'ticket', "SET lines = '[]'", "state = 'settled'"],
    ['settling twice', 'ticket', "SET state = 'settling', due_at = now()", "state = 'settled'"],
    ['removing a ticket', 'ticket', 'DELETE', "state = 'settled'"],
  ])('%s is refused by the database', async (_name, table, change, where) => {
    const tell = (statement: string) =>
      arcade.database.transaction((tx) => tx.execute(sql.raw(statement)), { isOperator: true })
    const { rows } = await tell(`SELECT FROM arcade.${table} WHERE ${where}`)
    expect(rows.length).toBeGreaterThan(0)
    const tried = change === 'DELETE' ? `DELETE FROM arcade.${table}` : `UPDATE arcade.${table} ${change}`
    await expect(tell(`${tried} WHERE ${where}`)).rejects.toMatchObject({ code: '23001' })
  })

  it('a second result of the same draw is refused, and one whose seed was not committed to', async () => {
    const seed = randomBytes(32)
    const second = arcade.database.transaction((tx) => insertResult(tx, drawId, '12345', seed))
    await expect(second).rejects.toMatchObject({ code: '23001' })
    await arcade.openDraw('20990101-0003', -1_000, -500)
    await arcade.database.transaction((tx) =>
      tx.execute(sql`UPDATE arcade.draw SET state = 'closed', ticket_root = repeat('0', 64), ticket_count = 0,
        closed_at = clock_timestamp() WHERE id = '20990101-0003'`),
    )
    const other = arcade.database.transaction((tx) => insertResult(tx, '20990101-0003', '12345', seed))
    await expect(other).rejects.toMatchObject({ code: '23001' })
  })
})

describe('DEC-35 after the arcade was down', () => {
  it('draws with tickets are held, draws without are skipped, and nothing is filled in between', async () => {
    const url = await arcade.startApp({ isIdle: true })
    const player = arcade.platform.addPlayer('sleeper', 100_000n)
    const cookie = await arcade.logIn(url, player)
    const [, empty] = [
      await arcade.openDraw('20990102-0001', 2_400, 2_600),
      await arcade.openDraw('20990102-0002', 2_500, 2_700),
    ]
    await arcade.openDraw('20200101-0001', -3_600_000, -3_599_000)
    await arcade.openDraw('20200101-0002', -7_200_000, -7_199_000)
    const body = {
      requestId: randomUUID(),
      playerId: 'sleeper',
      currency: 'PHP',
      drawId: '20990102-0001',
      lines: [oneLine],
    }
    const placed = await arcade.call<TicketWire>(url, '/api/tickets', { cookie, body })
    expect(placed.body.value.state).toBe('placed')
    await arcade.stopApps()
    await new Promise((resolve) => setTimeout(resolve, empty.drawsAt.getTime() - Date.now() + 100))
    const before = await listStates()

    // The timetable of an hour from now: none of its draws closes meanwhile.
    const plan = () => planDraws(new Date(empty.drawsAt.getTime() + 3_600_000))
    await arcade.startApp({ plan })
    await untilDrawn('20990102-0001')
    await until(async () => (await readTicketState(placed.body.value.ticketId)) === 'settled')
    const after = await listStates()
    expect(after.get('20990102-0001')).toBe('drawn')
    // Its minute has only just passed, so it is held even without tickets.
    expect(after.get('20990102-0002')).toBe('drawn')
    expect([after.get('20200101-0001'), after.get('20200101-0002')]).toEqual(['skipped', 'skipped'])
    const added = [...after].filter(([id]) => !before.has(id))
    expect(added.map(([id, state]) => [findLotteryOfDraw(id), state])).toEqual(
      plan().map(({ lottery }) => [lottery, 'open']),
    )
    await arcade.stopApps()
  })

  it('two processes share the work and no draw is held twice', async () => {
    const urls = [await arcade.startApp(), await arcade.startApp()]
    const player = arcade.platform.addPlayer('shared', 10_000_000n)
    const cookie = await arcade.logIn(urls[0] ?? '', player)
    await arcade.openDraw('20990103-0001', 3_000, 3_100)
    const bets = Array.from({ length: 24 }, (_, index) =>
      arcade.call<TicketWire>(urls[index % 2] ?? '', '/api/tickets', {
        cookie,
        body: {
          requestId: randomUUID(),
          playerId: 'shared',
          currency: 'PHP',
          drawId: '20990103-0001',
          lines: [{ ...oneLine, type: 'any', digits: '1' }],
        },
      }),
    )
    const ids = (await Promise.all(bets)).map((answer) => answer.body.value.ticketId)
    await untilDrawn('20990103-0001')
    await until(async () => ids.every((id) => arcade.platform.rounds.get(id)?.state === 'closed'))
    const perTicket = ids.map(
      (id) => arcade.platform.calls.filter(({ body }) => body.transactionId === `${id}-credit`).length,
    )
    expect(perTicket).toEqual(ids.map(() => 1))
    await arcade.stopApps()
  })
})

describe('T21 a source of randomness that fails', () => {
  it('stops sales at once and for everybody, and lets them go on when it works again', async () => {
    let isBroken = true
    let count = 0
    const url = await arcade.startApp({
      random: (size) => (isBroken ? Buffer.alloc(size, 7) : randomBytes(size)),
      // Every poll requires a new draw, so that the source is called.
      plan: (now) => {
        count += 1
        return [
          {
            id: `20990201-${String(count).padStart(4, '0')}`,
            lottery: 'FIVE',
            closesAt: new Date(now.getTime() + 60_000),
            drawsAt: new Date(now.getTime() + 65_000 + count),
          },
        ]
      },
    })
    await arcade.openDraw('20990202-0001', 60_000, 64_000)
    const next = async () => (await arcade.call<NextWire>(url, '/api/draws/next')).body.value
    await until(async () => !(await next()).isSelling)
    const cookie = await arcade.logIn(url, arcade.platform.addPlayer('patient', 10_000n))
    const body = {
      requestId: randomUUID(),
      playerId: 'patient',
      currency: 'PHP',
      drawId: '20990202-0001',
      lines: [oneLine],
    }
    const refused = await arcade.call(url, '/api/tickets', { cookie, body })
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'sales_stopped'])
    expect((await arcade.call(url, '/health')).status).toBe(503)
    isBroken = false
    await until(async () => (await next()).isSelling)
    const placed = await arcade.call(url, '/api/tickets', { cookie, body })
    expect(placed.status).toBe(200)
    await arcade.stopApps()
  })
})

describe('DEC-35 the verifier for third parties', () => {
  const run = promisify(execFile)
  const script = new URL('../../../scripts/verify-draw.ts', import.meta.url).pathname

  it('confirms a draw from its published record and a ticket from its proof, and finds every forgery', async () => {
    const url = await arcade.startApp()
    const cookie = await arcade.logIn(url, arcade.platform.addPlayer('doubter', 1_000_000n))
    await arcade.openDraw('20990104-0001', 3_000, 3_100)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const body = {
        requestId: randomUUID(),
        playerId: 'doubter',
        currency: 'PHP',
        drawId: '20990104-0001',
        lines: [oneLine],
      }
      ids.push((await arcade.call<TicketWire>(url, '/api/tickets', { cookie, body })).body.value.ticketId)
    }
    const early = await arcade.call(url, '/api/draws/20990104-0001/record')
    expect(early.status).toBe(404)
    const view = await untilDrawn('20990104-0001')
    expect(computeCommitment(Buffer.from(view.result?.seed ?? '', 'hex'))).toBe(view.draw.commitment)
    const recordUrl = `${url}/api/draws/20990104-0001/record`
    const record = (await arcade.call<RecordWire>(url, '/api/draws/20990104-0001/record')).body.value
    const proof = (await arcade.call<TicketProofWire>(url, `/api/tickets/${ids[2]}/proof`, { cookie })).body.value
    expect(record.leaves).toHaveLength(5)
    expect(record.ticketCount).toBe(5)

    const folder = await mkdtemp(join(tmpdir(), 'verify-'))
    const own = { ticketId: ids[2], lines: [oneLine] }
    const verify = async (content: RecordWire, ticket: TicketProofWire, asked: object = own) => {
      await writeFile(join(folder, 'record.json'), JSON.stringify(content))
      await writeFile(join(folder, 'ticket.json'), JSON.stringify({ ...asked, proof: ticket }))
      return run(process.execPath, [script, join(folder, 'record.json'), join(folder, 'ticket.json')]).then(
        () => 0,
        (error: { code: number }) => error.code,
      )
    }
    const online = await run(process.execPath, [script, recordUrl])
    expect(online.stdout.match(/^yes/gm)).toHaveLength(3)
    expect(await verify(record, proof)).toBe(0)
    const otherDigits = record.digits === '12345' ? '54321' : '12345'
    expect(await verify({ ...record, digits: otherDigits }, proof)).toBe(1)
    expect(await verify({ ...record, seed: randomBytes(32).toString('hex') }, proof)).toBe(1)
    expect(await verify({ ...record, leaves: record.leaves?.slice(1) ?? null }, proof)).toBe(1)
    expect(await verify(record, { ...proof, leafText: proof.leafText.replace('45', '46') })).toBe(1)
    expect(await verify(record, { ...proof, path: proof.path.slice(1) })).toBe(1)
    expect(await verify(record, proof, { ...own, ticketId: ids[1] }), 'the leaf of another ticket').toBe(1)
    expect(await verify(record, proof, { ...own, lines: [{ ...oneLine, stake: '600' }] }), 'other lines').toBe(1)
    expect(await verify(record, proof, {}), 'a proof without the ticket').toBe(2)
    await rm(folder, { recursive: true })
    await arcade.stopApps()
  })

  it('says what is wrong with its arguments', async () => {
    await expect(run(process.execPath, [script])).rejects.toMatchObject({ code: 2 })
  })
})

describe('T21 the clock', () => {
  it('that was a day ahead and is set back: the next draw is sold at once, the one a day ahead is not', async () => {
    const soon = (ms: number) => {
      const closesAt = new Date(Date.now() + ms)
      return { closesAt, drawsAt: new Date(closesAt.getTime() + 5_000) }
    }
    const next = { id: '20990301-0001', lottery: 'FIVE', ...soon(60_000) } as const
    const tomorrow = '20990302-0001'
    await arcade.openDraw(next.id, 60_000, 65_000)
    await arcade.openDraw(tomorrow, 86_400_000, 86_405_000)
    await arcade.database.statement((tx) => markSkipped(tx, next.id)) // as after a downtime
    const url = await arcade.startApp({ plan: () => [next] })
    await until(async () => (await draw(next.id))?.draw.state === 'open')
    const value = (await arcade.call<NextWire>(url, '/api/draws/next')).body.value
    expect(value.draw?.drawId).not.toBe(tomorrow)
    const cookie = await arcade.logIn(url, arcade.platform.addPlayer('early', 10_000n))
    const bet = (drawId: string) =>
      arcade.call(url, '/api/tickets', {
        cookie,
        body: { requestId: randomUUID(), playerId: 'early', currency: 'PHP', drawId, lines: [oneLine] },
      })
    expect((await bet(tomorrow)).body.errorCode).toBe('draw_closed')
    expect((await bet(next.id)).status).toBe(200)
    await arcade.stopApps()
  })

  it("is the database's: where the process's is an hour ahead, a draw stays on sale", async () => {
    const drawId = '20990303-0001'
    await arcade.openDraw(drawId, 600_000, 605_000)
    const url = await arcade.startApp()
    const cookie = await arcade.logIn(url, arcade.platform.addPlayer('punctual', 10_000n))
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const body = { requestId: randomUUID(), playerId: 'punctual', currency: 'PHP', drawId, lines: [oneLine] }
    expect((await arcade.call(url, '/api/tickets', { cookie, body })).status).toBe(200)
    await arcade.stopApps()
  })
})
