import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewTicketWire, TicketWire } from '../../game/wire.rules.ts'
import { type Arcade, oneLine, openArcade, until } from '../../testing/arcade-harness.ts'
import type { Behaviour, StandInPlayer } from '../../testing/platform-stand-in.ts'

let arcade: Arcade
let url: string
let nextDraw = 0
let nextPlayer = 0

/** Behaviour of the platform for one player's calls, by the number of the player's call of this name. */
type PlayerBehaviour = (name: string, count: number) => Behaviour
const behaviours = new Map<unknown, PlayerBehaviour>()
const counts = new Map<string, number>()

beforeAll(async () => {
  arcade = await openArcade({ plan: () => [] })
  arcade.platform.behave = (path, { playerId }) => {
    const name = path.split('/').at(-1) ?? ''
    const key = `${playerId} ${name}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return behaviours.get(playerId)?.(name, counts.get(key) ?? 0) ?? 'answer'
  }
  url = await arcade.startApp()
})
afterAll(() => arcade.close())

/** Ten lines, at least one of which wins on any result. */
const allDigits = [...'0123456789'].map((digits) => ({ ...oneLine, type: 'any', digits }))

/** A separate player with 1,000.00, and a separate draw. */
async function begin(closesInMs = 60_000, drawsInMs = 65_000) {
  nextPlayer += 1
  nextDraw += 1
  const player = arcade.platform.addPlayer(`p${nextPlayer}`, 100_000n)
  const drawId = `20991231-${String(nextDraw).padStart(4, '0')}`
  const cookie = await arcade.logIn(url, player)
  const draw = await arcade.openDraw(drawId, closesInMs, drawsInMs)
  const lines = [oneLine, { ...oneLine, type: 'any', digits: '4' }]
  const body = { requestId: randomUUID(), playerId: player.playerId, currency: player.currency, drawId, lines }
  const place = (more: object = {}) =>
    arcade.call<NewTicketWire>(url, '/api/tickets', { cookie, body: { ...body, ...more } })
  const list = async (kind: string, own = cookie) =>
    (await arcade.call<{ tickets: TicketWire[] }>(url, `/api/tickets?kind=${kind}`, { cookie: own })).body.value.tickets
  const untilState = (state: string, own = cookie) =>
    until(async () =>
      [...(await list('open', own)), ...(await list('settled', own))].find((ticket) => ticket.state === state),
    )
  const behave = (behaviour: PlayerBehaviour) => behaviours.set(player.playerId, behaviour)
  return { player, cookie, draw, drawId, body, place, list, untilState, behave }
}

/** Later than the time limit of the arcade's calls. */
const late = { answerAfterMs: 2_000 }

const winOf = (ticket: TicketWire) => BigInt(ticket.win ?? '0')

describe.concurrent('DEC-35 a ticket and its money', () => {
  it('holds the stake, takes part, and is paid by one credit', async () => {
    const { player, place, untilState, drawId } = await begin(3_000, 3_100)
    const placed = await place()
    expect(placed.status).toBe(200)
    expect(placed.body.value).toMatchObject({ state: 'placed', stake: '1000', highestWin: '47125', win: null })
    expect(player.balance).toBe(99_000n)
    const settled = await untilState('settled')
    expect(player.balance).toBe(99_000n + winOf(settled))
    const draw = await arcade.call<{ digits: string }>(url, `/api/draws/${drawId}`)
    expect(settled.digits).toBe(draw.body.value.digits)
    const expected = [settled.digits?.endsWith('45') ? '46000' : '0', settled.digits?.includes('4') ? '1125' : '0']
    expect(settled.lineWins).toEqual(expected)
    const credits = arcade.platform.calls.filter(
      ({ path, body }) => path.endsWith('/credit') && body.roundId === settled.ticketId,
    )
    expect(credits.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        amount: settled.win,
        closesRound: true,
        gameCode: 'FIVE',
        transactionId: `${settled.ticketId}-credit`,
      }),
    ])
  })

  it('DEC-35 the answer to a bet says what can be staked after it, the answer to its repetition does not', async () => {
    const { player, place } = await begin()
    expect((await place()).body.value.balance).toBe('99000')
    player.balance = 5_000n
    expect((await place()).body.value).toMatchObject({ state: 'placed', balance: null })
    expect((await place({ requestId: randomUUID() })).body.value.balance).toBe('4000')
  })

  it('DEC-35 a bet that was placed by a repeated call does not bring the balance of the first', async () => {
    const { place, behave } = await begin()
    behave((name, count) => (name === 'debit' && count === 1 ? 'lose-answer' : 'answer'))
    expect((await place()).body.value).toMatchObject({ state: 'reserving', balance: null })
    expect((await place()).body.value).toMatchObject({ state: 'placed', balance: null })
  })

  it('T20 a double tap places once', async () => {
    const { player, place, list, behave } = await begin()
    behave((name) => (name === 'debit' ? { answerAfterMs: 500 } : 'answer'))
    const answers = await Promise.all([place(), place(), place()])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.value.ticketId)).size).toBe(1)
    expect(player.balance).toBe(99_000n)
    expect(await list('open')).toHaveLength(1)
  })

  it('the same request with other lines is a conflict and moves nothing', async () => {
    const { player, place } = await begin()
    await place()
    const other = await place({ lines: [{ ...oneLine, digits: '99' }] })
    expect([other.status, other.body.errorCode]).toEqual([409, 'request_conflict'])
    expect(player.balance).toBe(99_000n)
  })

  it('T20 a ticket that was taken is told of, also where it could not be taken any more', async () => {
    const { player, place, body } = await begin()
    const first = await place()
    player.currency = 'IDR'
    const cookie = await arcade.logIn(url, player)
    const again = await arcade.call<TicketWire>(url, '/api/tickets', { cookie, body })
    expect([again.status, again.body.value.ticketId]).toEqual([200, first.body.value.ticketId])
    const other = { ...body, requestId: randomUUID(), currency: 'IDR' }
    const refused = await arcade.call(url, '/api/tickets', { cookie, body: other })
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'stake_refused'])
  })

  it('a refusal is kept: the same request is refused again after a top-up, a new one is not', async () => {
    const { player, place, list } = await begin()
    player.balance = 999n
    expect((await place()).body.errorCode).toBe('insufficient_funds')
    player.balance = 5_000n
    expect((await place()).body.errorCode).toBe('insufficient_funds')
    expect(player.balance).toBe(5_000n)
    expect((await list('settled')).map((ticket) => [ticket.state, ticket.reason])).toEqual([
      ['refused', 'insufficient_funds'],
    ])
    expect((await place({ requestId: randomUUID() })).status).toBe(200)
  })

  it('a blocked player is told so', async () => {
    const { player, place } = await begin()
    player.isBlocked = true
    const answer = await place()
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'player_blocked'])
  })

  it.each(['site_maintenance', 'region_denied'] as const)(
    'BOOT-09 BOOT-10 a stake at a closed site takes nothing, and its player is told %s',
    async (siteBlock) => {
      const { player, place, list } = await begin()
      const before = player.balance
      player.siteBlock = siteBlock
      const answer = await place()
      expect([answer.status, answer.body.errorCode]).toEqual([403, siteBlock])
      expect(player.balance).toBe(before)
      expect((await list('settled')).map((ticket) => [ticket.state, ticket.reason])).toEqual([['refused', siteBlock]])
    },
  )
})

describe.concurrent('DEC-35 answers that never come', () => {
  it.each(['lose-answer', 'lose-call', late, 'fail', 'babble'] as const)(
    'a stake whose first call meets %j is known in the end and taken once',
    async (behaviour) => {
      const { player, place, untilState, behave } = await begin()
      behave((name, count) => (name === 'debit' && count === 1 ? behaviour : 'answer'))
      const asked = await place()
      expect([asked.status, asked.body.value.state]).toEqual([202, 'reserving'])
      await untilState('placed')
      expect(player.balance).toBe(99_000n)
    },
  )

  it('a stake that was taken without an answer goes back when the next call is refused', async () => {
    const { player, place, untilState, behave } = await begin()
    behave((name, count) => {
      if (name !== 'debit') return 'answer'
      return count === 1 ? 'lose-answer' : 'refuse'
    })
    expect((await place()).status).toBe(202)
    const ticket = await untilState('void')
    expect(ticket.reason).toBe('not_found')
    expect(player.balance).toBe(100_000n)
  })

  it('a stake that stays unknown until the close goes back', async () => {
    const { player, place, untilState, behave } = await begin(2_500, 2_600)
    behave((name) => (name === 'debit' ? 'lose-answer' : 'answer'))
    expect((await place()).status).toBe(202)
    const ticket = await untilState('void')
    expect([ticket.reason, ticket.win, ticket.digits]).toEqual(['draw_closed', null, null])
    expect(player.balance).toBe(100_000n)
  })

  it('a roll-back that overtakes its debit leaves nothing behind', async () => {
    const { player, place, untilState, behave } = await begin(2_500, 60_000)
    behave((name) => (name === 'debit' ? 'lose-call' : 'answer'))
    expect((await place()).status).toBe(202)
    const { ticketId } = await untilState('void')
    expect(player.balance).toBe(100_000n)
    expect(arcade.platform.rounds.get(ticketId)?.state).toBe('cancelled')
  })

  it('a stake that is accepted only after the close goes back although the platform took it', async () => {
    const { player, place, untilState, draw, behave } = await begin(1_000, 20_000)
    // A timer of a busy process may fire early, by the time that its current turn has taken.
    const answerAfterMs = draw.closesAt.getTime() - Date.now() + 250
    behave((name) => (name === 'debit' ? { answerAfterMs } : 'answer'))
    const answer = await place()
    expect(answer.body.success && answer.body.value.state === 'placed').toBe(false)
    await untilState('void')
    expect(player.balance).toBe(100_000n)
  })

  it.each(['lose-answer', 'fail', late, 'babble'] as const)(
    'a win whose credit meets %j is paid once',
    async (behaviour) => {
      const { player, place, untilState, behave } = await begin(2_500, 2_550)
      await place({ lines: allDigits })
      let credits = 0
      behave((name, count) => {
        if (name !== 'credit') return 'answer'
        credits = count
        return count === 1 ? behaviour : 'answer'
      })
      const settled = await untilState('settled')
      expect(winOf(settled)).toBeGreaterThan(0n)
      expect(player.balance).toBe(95_000n + winOf(settled))
      expect(credits).toBeGreaterThan(1)
    },
  )

  it('a roll-back whose answer is lost is made again', async () => {
    const { player, place, untilState, behave } = await begin(2_500, 2_600)
    let rollbacks = 0
    behave((name, count) => {
      if (name === 'debit') return 'lose-answer'
      if (name !== 'rollback') return 'answer'
      rollbacks = count
      return count < 3 ? 'lose-answer' : 'answer'
    })
    await place()
    await untilState('void')
    expect(rollbacks).toBe(3)
    expect(player.balance).toBe(100_000n)
  })
})

describe.concurrent('T9 a session that ends between a stake and its answer', () => {
  it('a stake that was taken without an answer counts: it is asked for again in the same words', async () => {
    const { player, place, untilState, behave } = await begin()
    behave((name, count) => (name === 'debit' && count === 1 ? 'lose-answer' : 'answer'))
    expect((await place()).status).toBe(202)
    arcade.platform.endSessions(player)
    const cookie = await arcade.logIn(url, player)
    await untilState('placed', cookie)
    expect(player.balance).toBe(99_000n)
  })

  it('a stake that never arrived is refused then, and goes back for safety', async () => {
    const { player, place, untilState, behave } = await begin()
    behave((name, count) => (name === 'debit' && count === 1 ? 'lose-call' : 'answer'))
    expect((await place()).status).toBe(202)
    arcade.platform.endSessions(player)
    const cookie = await arcade.logIn(url, player)
    expect((await untilState('void', cookie)).reason).toBe('session_over')
    expect(player.balance).toBe(100_000n)
  })

  it('a ticket of a session that is over is paid', async () => {
    const { player, place, untilState } = await begin(2_500, 2_550)
    await place({ lines: allDigits })
    arcade.platform.endSessions(player)
    const settled = await untilState('settled', await arcade.logIn(url, player))
    expect(winOf(settled)).toBeGreaterThan(0n)
    expect(player.balance).toBe(95_000n + winOf(settled))
  })
})

describe('T38 what the platform sees', () => {
  it('every call was signed, and no nonce came twice', () => {
    expect(arcade.platform.unsigned).toEqual([])
    expect(arcade.platform.seenNonces.size).toBeGreaterThan(30)
  })

  it('a call that is made again has the same body', () => {
    const bodies = new Map<string, Set<string>>()
    for (const { body } of arcade.platform.calls) {
      const id = String(body.transactionId ?? '')
      if (id) bodies.set(id, (bodies.get(id) ?? new Set()).add(JSON.stringify(body)))
    }
    expect([...bodies.values()].filter((one) => one.size !== 1)).toEqual([])
  })
})

describe('T2 a page of another player', () => {
  it('stakes nothing of the session’s player, and the platform is not asked', async () => {
    const [{ player: former }, { player, place, list }] = [await begin(), await begin()]
    const { status, body } = await place({ playerId: former.playerId })
    expect([status, body.errorCode, body.message]).toEqual([409, 'request_conflict', 'playerId'])
    const debits = arcade.platform.calls.filter(({ path, body: { playerId } }) => {
      return path.endsWith('/debit') && [player.playerId, former.playerId].includes(String(playerId))
    })
    expect([debits, player.balance, former.balance, await list('open')]).toEqual([[], 100_000n, 100_000n, []])
  })
})

describe('T22 play money', () => {
  it('a player of fun money bets fun money only', async () => {
    const player: StandInPlayer = arcade.platform.addPlayer('fun', 100_000n, 'FUN')
    const cookie = await arcade.logIn(url, player)
    await arcade.openDraw('20991231-0900', 60_000, 65_000)
    const body = {
      requestId: randomUUID(),
      playerId: 'fun',
      currency: 'FUN',
      drawId: '20991231-0900',
      lines: [oneLine],
    }
    const placed = await arcade.call<TicketWire>(url, '/api/tickets', { cookie, body })
    expect(placed.body.value.currency).toBe('FUN')
    expect(arcade.platform.calls.at(-1)?.body.currency).toBe('FUN')
  })

  it('a screen of play money that is out of date stakes no real money', async () => {
    const { player, place, list } = await begin()
    const { status, body } = await place({ currency: 'FUN' })
    expect([status, body.errorCode, body.message]).toEqual([409, 'request_conflict', 'currency'])
    expect([player.balance, await list('open')]).toEqual([100_000n, []])
  })
})
