import type { Database } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoundWire } from '../../game/round-wire.rules.ts'
import { games } from '../../games/games.rules.ts'
import type { MinesView } from '../../games/mines/mines.rules.ts'
import { checkSeed } from '../../pages/features/round/round-verify-run.ts'
import { type Arcade, openArcade } from '../../testing/arcade-harness.ts'
import type { Behaviour } from '../../testing/platform-stand-in.ts'
import { openGame } from '../../testing/round-harness.ts'
import { makeDueCalls } from '../wager/index.ts'
import { createPlatformWallet } from '../wallet/index.ts'
import { buildRoundWagers } from './round-wagers.service.ts'

let arcade: Arcade
let url: string
let nextPlayer = 0
const behaviours = new Map<unknown, (name: string, count: number) => Behaviour>()
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
const bet = { mines: 3 }
const viewOf = (round: RoundWire) => round.view as MinesView // the view of this game

async function begin() {
  nextPlayer += 1
  const player = arcade.platform.addPlayer(`s${nextPlayer}`, START)
  const game = await openGame(arcade, url, { gameCode: 'MINES', player })
  await game.changeSeeds()
  /** Tiles without a mine, by the stored outcome: no call returns it. */
  async function listSafe(roundId: string): Promise<number[]> {
    const { rows } = await arcade.database.executeSql(`SELECT outcome FROM arcade.round WHERE id = '${roundId}'`)
    const { mines } = (rows[0] as { outcome: { mines: number[] } }).outcome // the game's outcome
    return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !mines.includes(tile))
  }
  return {
    ...game,
    listSafe,
    behave: (behaviour: (name: string, count: number) => Behaviour) => behaviours.set(player.playerId, behaviour),
  }
}

describe('T21 a round with steps', () => {
  it('holds the stake, stays open without its mines, and pays at the cash-out', async () => {
    const { player, play, step, listSafe, readOpen, readProof } = await begin()
    const { body } = await play(bet)
    expect(body.value).toMatchObject({ state: 'open', win: null, view: { safe: [], hit: null, mines: null } })
    expect(player.balance).toBe(START - 1_000n)
    const { roundId } = body.value
    const [first = 0, second = 0] = await listSafe(roundId)
    expect((await step(roundId, 0, first)).body.value).toMatchObject({ factor: 11_250, state: 'open' })
    const open = (await step(roundId, 1, second)).body.value
    expect(viewOf(open)).toEqual({ safe: [first, second], hit: null, mines: null })
    expect(await readOpen()).toMatchObject({ roundId, steps: [first, second] })
    expect(await readProof(roundId)).toMatchObject({ serverSeed: null, win: null, factor: null })
    const settled = (await step(roundId, 2, 'cash')).body.value
    expect(settled).toMatchObject({ state: 'settled', win: '1285', factor: 12_857 })
    expect(viewOf(settled).mines).toHaveLength(3)
    expect(player.balance).toBe(START - 1_000n + 1_285n)
    expect(await readOpen()).toBeNull()
  })

  it('a mine ends it without a win', async () => {
    const { player, play, step, listSafe } = await begin()
    const { roundId } = (await play(bet)).body.value
    const safe = await listSafe(roundId)
    const mine = Array.from({ length: 25 }, (_, tile) => tile).find((tile) => !safe.includes(tile))
    const { value } = (await step(roundId, 0, mine)).body
    expect(value).toMatchObject({ state: 'settled', win: '0', view: { hit: mine } })
    expect(player.balance).toBe(START - 1_000n)
    expect((await step(roundId, 1, safe[0])).body.errorCode).toBe('round_over')
  })

  it('the same step sent twice, at once and later, is one step; another one under its number is refused', async () => {
    const { play, step, listSafe } = await begin()
    const { roundId } = (await play(bet)).body.value
    const [first = 0, second = 0] = await listSafe(roundId)
    const twice = await Promise.all([step(roundId, 0, first), step(roundId, 0, first)])
    expect(twice.map(({ body }) => body.value.steps)).toEqual([[first], [first]])
    expect((await step(roundId, 0, second)).body.errorCode).toBe('request_conflict')
    expect((await step(roundId, 3, second)).body.errorCode).toBe('request_conflict')
  })

  it('the cash-out sent by many at once is paid once', async () => {
    const { player, play, step, listSafe, untilState } = await begin()
    const { roundId } = (await play(bet)).body.value
    const [first = 0] = await listSafe(roundId)
    await step(roundId, 0, first)
    await Promise.all(Array.from({ length: 6 }, () => step(roundId, 1, 'cash')))
    await untilState(roundId, 'settled')
    expect(player.balance).toBe(START - 1_000n + 1_125n)
    const credits = arcade.platform.calls.filter(
      ({ path, body }) => path.endsWith('/credit') && body.roundId === roundId,
    )
    expect(new Set(credits.map(({ body }) => body.transactionId)).size).toBe(1)
  })

  it.each([
    ['no tile', 'x', 'invalid_input'],
    ['a tile outside', 25, 'invalid_input'],
    ['a cash-out without a tile', 'cash', 'step_refused'],
  ])('refuses %s', async (_name, taken, code) => {
    const { play, step } = await begin()
    const { roundId } = (await play(bet)).body.value
    expect((await step(roundId, 0, taken)).body.errorCode).toBe(code)
  })

  it('another player, and the same player in another game, cannot touch it', async () => {
    const [one, two] = [await begin(), await begin()]
    const { roundId } = (await one.play(bet)).body.value
    expect((await two.step(roundId, 0, 1)).status).toBe(404)
    const dice = await openGame(arcade, url, { gameCode: 'DICE', player: one.player })
    expect((await dice.step(roundId, 0, 1)).body.errorCode).toBe('invalid_input')
    expect((await dice.get(`/rounds/${roundId}`)).status).toBe(404)
  })

  it('is resumed on another device, beside another game, and its seed stays secret meanwhile', async () => {
    const { player, play, changeSeeds, step, listSafe } = await begin()
    const { roundId } = (await play(bet)).body.value
    expect((await changeSeeds('early')).body.errorCode).toBe('round_open')
    expect((await play(bet)).body.errorCode).toBe('round_open')
    const dice = await openGame(arcade, url, { gameCode: 'DICE', player })
    await dice.changeSeeds()
    expect((await dice.play({ side: 'under', target: 50 })).body.value.state).toBe('settled')
    const phone = await openGame(arcade, url, { gameCode: 'MINES', player })
    expect((await phone.readOpen())?.roundId).toBe(roundId)
    const [first = 0] = await listSafe(roundId)
    await phone.step(roundId, 0, first)
    expect((await step(roundId, 1, 'cash')).body.value.state).toBe('settled')
    expect((await changeSeeds('late')).status).toBe(200)
  })

  it.each([
    ['without a tile the stake is returned', 0, '1000'],
    ['with a tile its multiplier is paid', 1, '1125'],
  ])(
    'expires: %s',
    async (_name, tiles, win) => {
      const { player, play, step, listSafe, untilState } = await begin()
      const { roundId } = (await play(bet)).body.value
      const [first = 0] = await listSafe(roundId)
      if (tiles > 0) await step(roundId, 0, first)
      await arcade.database.executeSql(`UPDATE arcade.round SET due_at = clock_timestamp() WHERE id = '${roundId}'`)
      expect((await untilState(roundId, 'settled')).win).toBe(win)
      expect(player.balance).toBe(START - 1_000n + BigInt(win))
    },
    30_000,
  )

  it('a step between the claim of an expired round and its payment is kept, and is paid later', async () => {
    const { player, play, step, read, listSafe, untilState } = await begin()
    const { roundId } = (await play(bet)).body.value
    const [first = 0] = await listSafe(roundId)
    const expire = sql`UPDATE arcade.round SET due_at = clock_timestamp() WHERE id = ${roundId}`
    let isClaimed = false
    /** The database of a process that is slow between its claim and its next statement. */
    const transaction: Database['transaction'] = async (run, options) => {
      if (isClaimed) return arcade.database.transaction(run, options)
      isClaimed = true
      const claimed = await arcade.database.transaction(async (tx) => {
        await tx.execute(expire)
        return run(tx)
      }, options)
      expect((await step(roundId, 0, first)).body.value.factor).toBe(11_250)
      return claimed
    }
    const database = { ...arcade.database, transaction }
    const { platformUrl, platform: standIn } = arcade
    const { vendorCode, vendorSecret } = standIn
    const platform = createPlatformWallet({ platformUrl, vendorCode, vendorSecret })
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
    await makeDueCalls({ database, platform, logger }, buildRoundWagers(games), () => false)
    expect(await read(roundId)).toMatchObject({ state: 'open', steps: [first], win: null })
    await arcade.database.transaction((tx) => tx.execute(expire), { isOperator: true })
    expect((await untilState(roundId, 'settled')).win).toBe('1125')
    expect(player.balance).toBe(START - 1_000n + 1_125n)
  })
})

describe.concurrent('T21 an unknown outcome of a round with steps', () => {
  it.each<[string, (name: string, count: number) => Behaviour]>([
    ['lost before', (name, count) => (name === 'debit' && count === 1 ? 'lose-call' : 'answer')],
    ['lost after', (name, count) => (name === 'debit' && count === 1 ? 'lose-answer' : 'answer')],
  ])(
    'of the stake (%s): nothing can be picked until it is confirmed',
    async (_name, behaviour) => {
      const { player, play, step, untilState, behave } = await begin()
      behave(behaviour)
      const { status, body } = await play(bet)
      expect([status, body.value.state, body.value.view]).toEqual([202, 'reserving', null])
      expect((await step(body.value.roundId, 0, 1)).body.errorCode).toBe('step_refused')
      await untilState(body.value.roundId, 'open')
      expect(player.balance).toBe(START - 1_000n)
    },
    30_000,
  )

  it('of the stake for longer than a minute: it is returned', async () => {
    const { player, play, untilState, behave, changeSeeds, readProof } = await begin()
    behave((name, count) => (name === 'debit' && count <= 2 ? 'lose-answer' : 'answer'))
    const { roundId } = (await play(bet)).body.value
    await arcade.database.executeSql(
      `ALTER TABLE arcade.round DISABLE TRIGGER round_goes_forward;
       UPDATE arcade.round SET created_at = created_at - interval '61 seconds' WHERE id = '${roundId}';
       ALTER TABLE arcade.round ENABLE TRIGGER round_goes_forward`,
    )
    expect((await untilState(roundId, 'void')).reason).toBe('stake_unconfirmed')
    expect(player.balance).toBe(START)
    await changeSeeds()
    const proof = await readProof(roundId)
    expect(proof).toMatchObject({ state: 'void', win: null, factor: null })
    expect(await checkSeed(proof), 'its seed is verifiable, a result is not claimed').toMatchObject({
      isCommitted: true,
    })
    expect(await checkSeed({ ...proof, commitment: '0'.repeat(64) })).toMatchObject({ isCommitted: false })
  })

  it('of the win: it is paid once by the same call', async () => {
    const { player, play, step, listSafe, untilState, behave } = await begin()
    behave((name, count) => (name === 'credit' && count === 1 ? 'lose-answer' : 'answer'))
    const { roundId } = (await play(bet)).body.value
    const [first = 0] = await listSafe(roundId)
    await step(roundId, 0, first)
    const settling = (await step(roundId, 1, 'cash')).body.value
    expect([settling.state, settling.win]).toEqual(['settling', '1125'])
    await untilState(roundId, 'settled')
    expect(player.balance).toBe(START - 1_000n + 1_125n)
  })
})
