import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@foyer/database/testing'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { arcadeMigrations } from '../../index.ts'
import { until } from '../../testing/arcade-harness.ts'
import { insertBet, placeWhileBetting } from './crash-bet.store.ts'
import { voidWhileBetting } from './crash-bet-void.store.ts'
import { type CrashFeed, createCrashFeed } from './crash-feed.ts'
import { insertChain, insertRound } from './crash-round.store.ts'
import { applyChange, EMPTY_TABLE } from './crash-table.rules.ts'
import { CANCELLED } from './crash-wagers.service.ts'
import type { CrashChangeWire } from './crash-wire.rules.ts'

const READERS = 60
const nothing = () => undefined
let served: Awaited<ReturnType<typeof openTestDatabase>>
let feed: CrashFeed

beforeAll(async () => {
  served = await openTestDatabase({ schema: 'arcade', migrations: arcadeMigrations })
  await served.database.transaction(async (tx) => {
    await insertChain(tx, { length: 10, terminal: 'a'.repeat(64), root: Buffer.alloc(32) })
    await insertRound(tx, { chainId: 1, chainIndex: 1, commitment: 'b'.repeat(64) }, 600_000)
  })
  const logger = { info: nothing, warn: nothing, error: nothing }
  feed = createCrashFeed({ database: served.database, logger, onWanted: nothing })
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  feed?.stop()
  await served?.close()
})

/** A placed bet, stored at once. */
async function bet(merchant: string, playerId: string): Promise<string> {
  const ids = { id: randomUUID(), requestId: randomUUID(), roundId: 1 }
  await served.database.transaction(
    async (tx) => {
      const row = {
        ...{ ...ids, merchant, playerId, name: 'a***a', platformSessionId: 's', slot: 1, currency: 'PHP' },
        ...{ stake: 500n, autoHundredths: null, limitHundredths: 100_000, limitMs: 115_130 },
      }
      await insertBet(tx, row, 60_000)
      await placeWhileBetting(tx, ids)
    },
    { merchant },
  )
  return ids.id
}

it('T28 a tick serializes the bets once for all readers of a merchant and currency', async () => {
  const texts = new Map<string, string[]>()
  const follow = async (merchant: string, playerId: string, currency: string) => {
    const own: string[] = []
    texts.set(`${merchant} ${playerId}`, own)
    await feed.subscribe({ merchant, playerId, currency }, undefined, (_id, change) => own.push(change))
  }
  for (let index = 0; index < READERS; index += 1) await follow('aurora', `p${index}`, 'PHP')
  await follow('aurora', 'dollar', 'USD')
  await follow('lotus', 'p0', 'PHP')
  const stringify = vi.spyOn(JSON, 'stringify')
  await Promise.all([bet('aurora', 'p0'), bet('lotus', 'p0')])
  feed.wake()
  const changesOf = (name: string) => (texts.get(name) ?? []).slice(1).map((text): CrashChangeWire => JSON.parse(text))
  const count = (name: string) => changesOf(name).flatMap(({ bets = [] }) => bets).length
  await until(async () => count('aurora p0') === 1 && count('lotus p0') === 1)
  const withBets = stringify.mock.calls.filter(([value]) => (value as CrashChangeWire | null)?.bets?.length) // any value
  expect(withBets).toHaveLength(2)
  for (let index = 0; index < READERS; index += 1) expect(count(`aurora p${index}`)).toBe(1)
  expect(count('aurora dollar')).toBe(0)
  const withOwn = [...texts.keys()].filter((name) => changesOf(name).some(({ mine }) => mine !== undefined))
  expect(withOwn).toEqual(['aurora p0', 'lotus p0'])
})

it('a bet that was taken back leaves the list and the count of a reader who has it, and of one who comes later', async () => {
  const table = { known: EMPTY_TABLE }
  const reader = { merchant: 'dawn', playerId: 'eve', currency: 'PHP' }
  const receive = (_id: string, text: string) => {
    table.known = applyChange(table.known, JSON.parse(text))
  }
  const readBack = () => [table.known.players, table.known.bets.map(({ betId }) => betId)]
  await feed.subscribe(reader, undefined, receive)
  const others = table.known.players
  const [kept, back] = [await bet('dawn', 'ana'), await bet('dawn', 'ben')]
  feed.wake()
  await until(async () => table.known.bets.length === 2)
  expect(table.known.players).toBe(others + 2)
  const player = { merchant: 'dawn', playerId: 'ben' }
  await served.database.statement((tx) => voidWhileBetting(tx, player, back, CANCELLED), { merchant: 'dawn' })
  feed.wake()
  await until(async () => table.known.bets.length === 1)
  expect(readBack()).toEqual([others + 1, [kept]])
  const later = await feed.read(reader)
  expect([later.players, later.bets?.map(({ betId }) => betId)]).toEqual([others + 1, [kept]])
})
