import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoundWire, SeedPairWire } from '../../game/round-wire.rules.ts'
import { type Arcade, openArcade } from '../../testing/arcade-harness.ts'
import type { Behaviour } from '../../testing/platform-stand-in.ts'
import { openGame } from '../../testing/round-harness.ts'
import { computeCommitment } from '../fairness/index.ts'

let arcade: Arcade
let url: string
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

const START = 1_000_000n

/** A separate player with 10,000.00 and seeds. */
async function begin(currency = 'PHP') {
  nextPlayer += 1
  const player = arcade.platform.addPlayer(`r${nextPlayer}`, START, currency)
  const game = await openGame(arcade, url, { gameCode: 'DICE', player })
  await game.changeSeeds()
  return { ...game, behave: (behaviour: PlayerBehaviour) => behaviours.set(player.playerId, behaviour) }
}

/** Wins 98 of 100 rolls. */
const bet = { side: 'under', target: 9_800 }
const winOf = (round: RoundWire) => BigInt(round.win ?? '0')
const callsOf = (round: RoundWire) =>
  arcade.platform.calls.filter(({ body }) => body.roundId === round.roundId).map(({ path }) => path.split('/').at(-1))

describe('T21 a round of one step and its money', () => {
  it('takes the stake and pays the win in one call, and shows the roll', async () => {
    const { player, play, list } = await begin()
    const { status, body } = await play(bet)
    expect([status, body.value.state]).toEqual([200, 'settled'])
    const { roll } = body.value.view as { roll: number } // the view of a decided roll
    expect(body.value.win).toBe(roll < 9_800 ? '1010' : '0')
    expect(player.balance).toBe(START - 1_000n + winOf(body.value))
    expect(body.value.balance).toBe(String(player.balance))
    expect(callsOf(body.value)).toEqual(['debit-credit'])
    expect((await list()).rounds.map(({ roundId }) => roundId)).toEqual([body.value.roundId])
  })

  it('the same request has the same round and one stake; with another bet it is refused', async () => {
    const { player, play } = await begin()
    const requestId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => play(bet, { requestId })))
    const after = player.balance
    const again = await play(bet, { requestId })
    const settled = [...answers, again].filter(({ status }) => status === 200)
    expect(new Set(settled.map(({ body }) => body.value.roundId)).size).toBe(1)
    expect(player.balance).toBe(after)
    expect(after).toBe(START - 1_000n + winOf(again.body.value))
    const other = await play({ ...bet, target: 5_000 }, { requestId })
    expect([other.status, other.body.errorCode]).toEqual([409, 'request_conflict'])
  })

  it.each([
    ['another side', { bet: { side: 'left', target: 50 } }, 'invalid_input'],
    ['a chance above 98 %', { bet: { side: 'under', target: 9_801 } }, 'invalid_input'],
    ['a fraction', { bet: { side: 'under', target: 5.5 } }, 'invalid_input'],
    ['a further field', { bet: { ...bet, luck: 1 } }, 'invalid_input'],
    ['no bet', { bet: null }, 'invalid_input'],
    ['no stake', { stake: '0' }, 'invalid_input'],
    ['a stake below the minimum', { stake: '495' }, 'stake_refused'],
    ['a stake between two steps', { stake: '1001' }, 'stake_refused'],
    ['a stake above the table', { stake: '500005' }, 'stake_refused'],
    ['a stake above the maximum win', { stake: '500000', bet: { side: 'under', target: 1 } }, 'stake_refused'],
    ['another currency', { currency: 'FUN' }, 'request_conflict'],
    ['no request id', { requestId: 'one' }, 'invalid_input'],
  ])('refuses %s', async (_name, more, code) => {
    const { player, play } = await begin()
    expect((await play(bet, more)).body.errorCode).toBe(code)
    expect(player.balance).toBe(START)
  })

  it('T2 a page of another player than the session’s stakes nothing, and the platform is not asked', async () => {
    const [{ player: former }, { player, play, list }] = [await begin(), await begin()]
    const { status, body } = await play(bet, { playerId: former.playerId })
    expect([status, body.errorCode, body.message]).toEqual([409, 'request_conflict', 'playerId'])
    const debits = arcade.platform.calls.filter(({ path, body: { playerId } }) => {
      return path.includes('debit') && [player.playerId, former.playerId].includes(String(playerId))
    })
    expect([debits, player.balance, former.balance, (await list()).rounds]).toEqual([[], START, START, []])
    // A page of the version before names none.
    expect((await play(bet, { playerId: undefined })).status).toBe(200)
  })

  it.each([
    ['insufficient_funds', '2000000' as const],
    ['insufficient_funds', null],
  ])('a refused stake (%s) is no round', async (code, stake) => {
    const { player, play, list, readOpen } = await begin()
    player.balance = 900n
    const answer = await play(bet, stake ? { stake: '500000' } : {})
    expect(answer.body.errorCode).toBe(code)
    expect(player.balance).toBe(900n)
    expect((await list()).rounds).toEqual([])
    expect(await readOpen()).toBeNull()
  })

  it('FUN play money plays in its own currency', async () => {
    const { player, play } = await begin('FUN')
    const { body } = await play(bet)
    expect(body.value.state).toBe('settled')
    expect(player.balance).toBe(START - 1_000n + winOf(body.value))
  })
})

describe.concurrent('T21 an unknown outcome', () => {
  it.each<[string, PlayerBehaviour]>([
    ['the answer is lost', (name, count) => (name === 'debit-credit' && count === 1 ? 'lose-answer' : 'answer')],
    ['the call is lost', (name, count) => (name === 'debit-credit' && count <= 2 ? 'lose-call' : 'answer')],
    ['the platform fails', (name, count) => (name === 'debit-credit' && count === 1 ? 'fail' : 'answer')],
    ['a page answers', (name, count) => (name === 'debit-credit' && count === 1 ? 'babble' : 'answer')],
  ])(
    '%s: pending, then settled once with the same ids',
    async (_name, behaviour) => {
      const { player, play, readOpen, untilState, behave } = await begin()
      behave(behaviour)
      const { status, body } = await play(bet)
      expect([status, body.value.state, body.value.view, body.value.win]).toEqual([202, 'reserving', null, null])
      expect((await readOpen())?.roundId).toBe(body.value.roundId)
      expect((await play(bet)).body.errorCode).toBe('round_open')
      const settled = await untilState(body.value.roundId, 'settled')
      expect(player.balance).toBe(START - 1_000n + winOf(settled))
      const keys = arcade.platform.calls.filter(({ body: sent }) => sent.roundId === settled.roundId)
      expect(new Set(keys.map(({ body: sent }) => sent.transactionId))).toEqual(new Set([`${settled.roundId}-play`]))
    },
    30_000,
  )

  it('refused after an unknown first call: the stake is returned', async () => {
    const { player, play, read, untilState, behave } = await begin()
    behave((name, count) => (name !== 'debit-credit' ? 'answer' : count === 1 ? 'lose-call' : 'refuse'))
    const { body } = await play(bet)
    const round = await untilState(body.value.roundId, 'void')
    expect([round.view, round.win]).toEqual([null, null])
    expect(player.balance).toBe(START)
    expect((await read(round.roundId)).reason).toBe('not_found')
    const rollbacks = arcade.platform.calls.filter(
      ({ path, body: sent }) => path.endsWith('/rollback') && sent.roundId === round.roundId,
    )
    expect(rollbacks.map(({ body: sent }) => sent.reverses)).toEqual([`${round.roundId}-play`])
  })

  it('refused after an accepted first call: the round has taken place', async () => {
    const { player, play, untilState, behave } = await begin()
    behave((name, count) => (name !== 'debit-credit' ? 'answer' : count === 1 ? 'lose-answer' : 'refuse'))
    const { body } = await play(bet)
    const settled = await untilState(body.value.roundId, 'settled')
    expect(settled.reason).toBeNull()
    expect(player.balance).toBe(START - 1_000n + winOf(settled))
  })
})

describe('T9 whose rounds', () => {
  it('without a session nothing is answered', async () => {
    const { cookie } = await begin()
    for (const path of ['/rounds', '/rounds/open', '/seeds', `/rounds/${randomUUID()}`, '/balance']) {
      const answer = await arcade.call(url, `/api/games/dice${path}`)
      expect([path, answer.status, answer.body.errorCode]).toEqual([path, 401, 'session_missing'])
    }
    const other = await arcade.call(url, '/api/games/dice/rounds', {
      cookie: cookie.replace('dice=', 'five='),
      body: {},
    })
    expect(other.body.errorCode).toBe('session_missing')
    const foreign = { cookie, body: {}, headers: { origin: 'https://evil.example' } }
    expect((await arcade.call(url, '/api/games/dice/rounds', foreign)).body.errorCode).toBe('origin_refused')
  })

  it.each([
    [1, 200],
    [2, 503],
  ])('T36 a balance that the platform does not answer %i times in a row is answered %i', async (failures, status) => {
    const { player, cookie } = await begin()
    let asked = 0
    arcade.platform.behaviours.set(player, (path) => {
      asked += path.endsWith('/balance') ? 1 : 0
      return path.endsWith('/balance') && asked <= failures ? 'fail' : 'answer'
    })
    const answer = await arcade.call(url, '/api/games/dice/balance', { cookie })
    expect([answer.status, asked]).toEqual([status, 2])
  })

  it('a session of one game does not play another one', async () => {
    const { cookie } = await begin()
    const answer = await arcade.call(url, '/api/tickets', { cookie: cookie.replace('dice=', 'five=') })
    expect(answer.body.errorCode).toBe('session_missing')
    expect((await arcade.call(url, '/api/games/chess/seeds', { cookie })).status).toBe(404)
  })

  it('another player finds nothing', async () => {
    const [one, two] = [await begin(), await begin()]
    const { body } = await one.play(bet)
    for (const path of ['', '/proof']) {
      expect((await two.get(`/rounds/${body.value.roundId}${path}`)).status).toBe(404)
    }
    expect((await two.list()).rounds).toEqual([])
  })

  it('a stake after the end of the session at the platform is refused and ends the session here', async () => {
    const { player, play, get } = await begin()
    arcade.platform.endSessions(player)
    expect((await play(bet)).body.errorCode).toBe('session_over')
    expect(player.balance).toBe(START)
    expect((await get('/balance')).body.errorCode).toBe('session_missing')
  })
})

describe('T21 the seeds of a player', () => {
  it('no stake without seeds of the player', async () => {
    nextPlayer += 1
    const player = arcade.platform.addPlayer(`r${nextPlayer}`, START)
    const game = await openGame(arcade, url, { gameCode: 'DICE', player })
    expect((await game.play(bet)).body.errorCode).toBe('seeds_missing')
    expect((await game.get<SeedPairWire>('/seeds')).body.value.current).toBeNull()
  })

  it('a change reveals the former server seed, which fits its commitment', async () => {
    const { play, changeSeeds, readProof, get } = await begin()
    const rounds = [await play(bet), await play(bet)].map(({ body }) => body.value)
    expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1])
    const before = (await get<SeedPairWire>('/seeds')).body.value
    expect(before.current).toMatchObject({ nextNonce: 2, commitment: rounds[0]?.commitment })
    const roundId = rounds[1]?.roundId ?? ''
    expect((await readProof(roundId)).serverSeed).toBeNull()
    const after = (await changeSeeds('another')).body.value
    expect(after.current).toEqual({ commitment: before.nextCommitment, clientSeed: 'another', nextNonce: 0 })
    const proof = await readProof(roundId)
    expect(computeCommitment(Buffer.from(proof.serverSeed ?? '', 'hex'))).toBe(before.current?.commitment)
  })

  it('a repeated change is one change; with an outdated commitment it is refused', async () => {
    const { get, post } = await begin()
    const { nextCommitment } = (await get<SeedPairWire>('/seeds')).body.value
    const request = { clientSeed: 'twice', nextCommitment }
    const [one, two] = [await post('/seeds', request), await post('/seeds', request)]
    expect(two.body.value).toEqual(one.body.value)
    expect((await post('/seeds', { ...request, clientSeed: 'late' })).body.errorCode).toBe('request_conflict')
    expect((await post('/seeds', { clientSeed: '', nextCommitment })).body.errorCode).toBe('invalid_input')
  })

  it('a failing source of randomness stops new seeds', async () => {
    const broken = await arcade.startApp({ random: () => Buffer.alloc(32) })
    nextPlayer += 1
    const player = arcade.platform.addPlayer(`r${nextPlayer}`, START)
    const game = await openGame(arcade, broken, { gameCode: 'DICE', player })
    expect((await game.get('/seeds')).body.errorCode).toBe('service_unavailable')
  })
})
