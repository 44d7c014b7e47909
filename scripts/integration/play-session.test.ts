import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { changePassword, launchGame, login, logout } from '@foyer/contract'
import { openTestDatabase, type TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArcadeApp } from '../../apps/arcade/src/app.ts'
import type { TicketPageWire } from '../../apps/arcade/src/game/wire.rules.ts'
import { arcadeMigrations } from '../../apps/arcade/src/index.ts'
import { insertDraw } from '../../apps/arcade/src/modules/draw/index.ts'
import { computeCommitment, generateSeed } from '../../apps/arcade/src/modules/fairness/index.ts'
import { oneLine, until } from '../../apps/arcade/src/testing/arcade-harness.ts'
import { readBalances, transfer } from '../../apps/server/src/ledger/index.ts'
import { verifyLedger } from '../../apps/server/src/ledger/ledger-verify.store.ts'
import { saveGame } from '../../apps/server/src/testing/save-game.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '../../apps/server/src/testing/test-server.ts'

const merchant = 'aurora'
const currency = 'PHP'
const START = 100_000n
const publicUrl = 'http://arcade.test'
const drawId = '20991231-0001'

let platform: TestServer
let arcadeDatabase: TestDatabase
let arcade: Awaited<ReturnType<typeof createArcadeApp>>
let arcadeOrigin: string

beforeAll(async () => {
  platform = await startTestServer({ arcadeUrl: publicUrl, trustProxy: true, limits: { loginAddress: 10_000 } })
  const game = { code: 'FIVE', ordinal: 0, vendor: 'arcade', title: {}, gameClassify: 'ELOTT', image: '' } as const
  const looks = { launchMode: 'LOTT', lottoArea: null, prizeMode: null, lottoView: null, freeplay: false } as const
  await platform.database.transaction((tx) => saveGame(tx, { merchant, ...game, ...looks, isHot: false }), { merchant })
  arcadeDatabase = await openTestDatabase({ schema: 'arcade', migrations: arcadeMigrations })
  arcade = await createArcadeApp({
    database: arcadeDatabase.database,
    config: {
      platformUrl: platform.origin,
      publicUrl,
      vendorCode: 'arcade',
      vendorSecret: platform.config.vendorSecrets.arcade ?? '',
      pagesDir: new URL('../../apps/arcade/src/testing/pages/', import.meta.url),
    },
    testing: { plan: () => [], maxPollDelayMs: 150 },
  })
  arcadeOrigin = await arcade.listen({ host: '127.0.0.1', port: 0 })
  await openDraw(drawId, 600_000)
})
afterAll(async () => {
  await arcade?.close()
  await arcadeDatabase?.close()
  await platform?.close()
})

async function openDraw(id: string, closesInMs: number): Promise<void> {
  const seed = generateSeed(randomBytes, null)
  const closesAt = new Date(Date.now() + closesInMs)
  const draw = { id, lottery: 'FIVE' as const, closesAt, drawsAt: new Date(closesAt.getTime() + 100) }
  await arcadeDatabase.database.transaction((tx) => insertDraw(tx, draw, computeCommitment(seed), seed))
}

type Player = Awaited<ReturnType<typeof sitDown>>

/** A member with 1,000.00 who has launched the lottery from the platform. */
async function sitDown() {
  const member = await platform.logIn(merchant)
  const money = { merchant, memberId: member.memberId, currency, scope: 'seed', key: randomUUID() }
  await platform.database.transaction(
    (tx) => transfer(tx, { ...money, kind: 'opening', amountMinor: START, counter: 'house:opening' }),
    { merchant },
  )
  return { ...member, five: await launch(member) }
}

/** Launches the lottery in the member's session. @returns the cookie of the game */
async function launch(member: Awaited<ReturnType<TestServer['logIn']>>): Promise<string> {
  const { envelope } = await platform.call(launchGame, { query: { lottoGameCode: 'FIVE' } }, member)
  const { pathname, search } = new URL(envelope.value?.gameUrl ?? '')
  const played = await fetch(arcadeOrigin + pathname + search, { redirect: 'manual' })
  const cookie = played.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`no game: ${played.status} ${played.headers.get('location')}`)
  return cookie
}

async function ask<Value = unknown>(cookie: string, path: string, body?: object) {
  const response = await fetch(`${arcadeOrigin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: publicUrl, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value, errorCode } = (await response.json()) as { value: Value; errorCode: string | null } // its envelope
  return { status: response.status, value, errorCode }
}

const place = ({ five, memberId: playerId }: Player, more: object = {}) =>
  ask(five, '/tickets', { requestId: randomUUID(), playerId, currency, drawId, lines: [oneLine], ...more })

async function readMoney({ memberId }: Player) {
  const [balance] = await platform.database.transaction((tx) => readBalances(tx, merchant, memberId), { merchant })
  return { balance: balance?.balanceMinor ?? 0n, held: balance?.heldMinor ?? 0n }
}

const setSession = ({ sessionId }: Player, change: string) =>
  platform.database.executeSql(`UPDATE public.session SET ${change} WHERE id = $1`, [sessionId])

const cases: [string, (player: Player) => Promise<unknown>][] = [
  ['a logout', (player) => platform.call(logout, { body: {} }, player)],
  [
    'a password change on another phone',
    async ({ host, username }) => {
      const body = { username, password: TEST_PASSWORD }
      const { envelope, headers } = await platform.call(login, { body }, { host })
      const phone = { host, token: envelope.value?.token ?? '', cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
      const changes = { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' }
      expect((await platform.call(changePassword, { body: changes }, phone)).status).toBe(200)
    },
  ],
  ['its idle life', (player) => setSession(player, "last_seen_at = now() - interval '121 minutes'")],
  ['its absolute life', (player) => setSession(player, 'expires_at = now()')],
]

describe('T9, DEC-20 the game of a member whose session is over', () => {
  it.each(cases)('takes no stake after %s, and its cookie is dead', async (_name, end) => {
    const player = await sitDown()
    expect((await place(player)).status).toBe(200)
    await end(player)
    const refused = await place(player)
    expect([refused.status, refused.errorCode]).toEqual([401, 'session_over'])
    expect(await readMoney(player)).toEqual({ balance: START, held: 500n })
    for (const path of ['/tickets', '/balance'])
      expect((await ask(player.five, path)).errorCode).toBe('session_missing')
  })

  it('closes as soon as a page of it asks for the balance', async () => {
    const player = await sitDown()
    expect((await ask(player.five, '/balance')).value).toEqual({
      playerId: player.memberId,
      balance: String(START),
      currency,
    })
    await platform.call(logout, { body: {} }, player)
    expect((await ask(player.five, '/balance')).errorCode).toBe('session_over')
    expect((await ask(player.five, '/tickets')).errorCode).toBe('session_missing')
  })

  it('answers a confirmation that was taken before, and the next session finds the ticket', async () => {
    const player = await sitDown()
    const request = { requestId: randomUUID() }
    const first = await place(player, request)
    await platform.call(logout, { body: {} }, player)
    // The balance of the first response is outdated by then, so the repetition has none.
    const repeated = { ...first, value: Object.assign({}, first.value, { balance: null }) }
    expect(await place(player, request)).toEqual(repeated)
    const again = await platform.call(login, { body: { username: player.username, password: TEST_PASSWORD } }, player)
    const back = { ...player, token: again.envelope.value?.token ?? '', cookie: readCookies(again.headers) }
    const { value } = await ask<TicketPageWire>(await launch(back), '/tickets')
    expect(value.tickets.map(({ state }) => state)).toEqual(['placed'])
  })

  it('is paid what it has won', async () => {
    const player = await sitDown()
    await openDraw('20991231-0002', 2_000)
    const lines = [...'0123456789'].map((digits) => ({ ...oneLine, type: 'any', digits }))
    expect((await place(player, { drawId: '20991231-0002', lines })).status).toBe(200)
    await platform.call(logout, { body: {} }, player)
    const money = await until(async () => {
      const { balance, held } = await readMoney(player)
      return held === 0n && { balance }
    })
    expect(money.balance).toBeGreaterThan(START - 5_000n)
  })

  it('takes nothing more once a logout among its stakes is answered', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await sitDown()
      const stakes = Array.from({ length: 12 }, async (_, index) => {
        await sleep(index * 3)
        return place(player)
      })
      await sleep(round * 10)
      await platform.call(logout, { body: {} }, player)
      const { held } = await readMoney(player)
      const codes = (await Promise.all(stakes)).map(({ errorCode }) => errorCode)
      expect(codes.filter((code) => !['session_over', 'session_missing', null].includes(code))).toEqual([])
      expect(await readMoney(player)).toEqual({ balance: START, held })
      expect(held).toBe(500n * BigInt(codes.filter((code) => code === null).length))
    }
    expect(await platform.database.transaction((tx) => verifyLedger(tx), { merchant })).toEqual([])
  })
})
