import { request } from 'node:http'
import { changes } from '@foyer/contract'
import { announce } from '@foyer/database'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { transfer } from '../../ledger/index.ts'
import { sendMessage } from '../../outreach/inbox/index.ts'
import { startStandInRedis } from '../../testing/stand-in-redis.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { MERCHANT_DELAY_MS } from './change.constants.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => server?.close())

/** The event of a change of all members comes after the least delay. */
const hurryEvents = () => vi.spyOn(Math, 'random').mockReturnValue(0)
const SOON = { timeout: MERCHANT_DELAY_MS.min + 5_000, interval: 500 }

interface Reader {
  status: number
  mediaType: string
  /** The topics of all events so far. */
  topics: string[]
  /** Resolves with the end of the response. */
  ended: Promise<void>
  leave(): void
}

/** Opens a stream; resolves with its head. */
function open(
  { origin }: Pick<TestServer, 'origin'>,
  topics: readonly string[],
  client: { host?: string; token?: string; cookie?: string; method?: string } = {},
): Promise<Reader> {
  const headers = {
    host: client.host ?? 'localhost',
    ...(client.token ? { authorization: client.token } : {}),
    ...(client.cookie ? { cookie: client.cookie } : {}),
  }
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}${changes.path}?topics=${topics}`,
      { headers, method: client.method },
      (response) => {
        const received: string[] = []
        response.setEncoding('utf8').on('data', (text: string) => {
          for (const [, json = ''] of text.matchAll(/^data: (.*)$/gm)) received.push(...JSON.parse(json).topics)
        })
        resolve({
          status: response.statusCode ?? 0,
          mediaType: response.headers['content-type'] ?? '',
          topics: received,
          ended: new Promise((end) => response.once('close', () => end())),
          leave: () => call.destroy(),
        })
      },
    )
    call.on('error', reject)
    call.end()
  })
}

const deposit = (memberId: string, key: string) =>
  server.database.transaction(
    (tx) =>
      transfer(tx, {
        merchant: 'aurora',
        memberId,
        currency: 'PHP',
        scope: 'deposit',
        key,
        kind: 'deposit',
        amountMinor: 100n,
        counter: 'payment:bank',
      }),
    { merchant: 'aurora' },
  )

describe('a stream of changes', () => {
  it('T28 names the subject of a member’s change, to that member alone', async () => {
    const member = await server.logIn('aurora')
    const other = await server.logIn('aurora')
    const own = await open(server, ['wallet', 'inbox'], member)
    const foreign = await open(server, ['wallet', 'inbox'], other)
    expect([own.status, own.mediaType]).toEqual([200, 'text/event-stream; charset=utf-8'])
    await deposit(member.memberId, 'one')
    await expect.poll(() => own.topics).toEqual(['wallet'])
    await server.database.transaction(
      (tx) =>
        sendMessage(tx, {
          merchant: 'aurora',
          memberId: member.memberId,
          id: 'm1',
          title: {},
          body: {},
          sentAt: new Date(),
        }),
      { merchant: 'aurora' },
    )
    await expect.poll(() => own.topics).toEqual(['wallet', 'inbox'])
    expect(foreign.topics).toEqual([])
    own.leave()
    foreign.leave()
  })

  it('is silent about what was rolled back, and about a repeated request', async () => {
    const member = await server.logIn('aurora')
    const reader = await open(server, ['wallet'], member)
    await deposit(member.memberId, 'twice')
    await expect.poll(() => reader.topics).toEqual(['wallet'])
    await deposit(member.memberId, 'twice')
    await server.database
      .transaction(async (tx) => {
        announce(tx, { merchant: 'aurora', memberId: member.memberId, topic: 'wallet' })
        throw new Error('undone')
      })
      .catch(() => undefined)
    await deposit(member.memberId, 'another')
    await expect.poll(() => reader.topics).toEqual(['wallet', 'wallet'])
    reader.leave()
  })

  it('names the merchant’s latest wins to visitors too, but at no other merchant', async () => {
    const here = await open(server, ['wins'])
    const there = await open(server, ['wins'], { host: 'lotus.localhost' })
    hurryEvents()
    for (let count = 0; count < 3; count++)
      await server.database.transaction(async (tx) => announce(tx, { merchant: 'aurora', topic: 'wins' }))
    await expect.poll(() => here.topics, SOON).toEqual(['wins'])
    expect(there.topics).toEqual([])
    here.leave()
    there.leave()
  })

  it('T31 needs a session for a member’s topics, and known topics', async () => {
    expect((await open(server, ['wallet'])).status).toBe(401)
    expect((await open(server, ['balance'])).status).toBe(400)
    const member = await server.logIn('aurora')
    expect((await open(server, ['wallet'], { ...member, host: 'lotus.localhost' })).status).toBe(401)
  })

  it('a ninth stream of a member ends the first', async () => {
    const member = await server.logIn('aurora')
    const readers: Reader[] = []
    for (let count = 0; count < 9; count++) readers.push(await open(server, ['wallet'], member))
    await readers[0]?.ended
    await deposit(member.memberId, 'ninth')
    await expect.poll(() => readers[8]?.topics).toEqual(['wallet'])
    expect(readers[0]?.topics).toEqual([])
    for (const reader of readers) reader.leave()
  })

  it('T36 the visitors of one address have 50 streams, of which members have no need', async () => {
    const readers: Reader[] = []
    for (let count = 0; count < 50; count++) readers.push(await open(server, ['wins']))
    const member = await server.logIn('aurora')
    expect((await open(server, ['wins'])).status).toBe(429)
    const own = await open(server, ['wins'], member)
    expect(new Set([...readers, own].map(({ status }) => status))).toEqual(new Set([200]))
    readers.shift()?.leave()
    await expect.poll(() => open(server, ['wins'])).toMatchObject({ status: 200 })
    for (const reader of [...readers, own]) reader.leave()
  })

  it('T36 is not opened by HEAD', async () => {
    expect((await open(server, ['wins'], { method: 'HEAD' })).status).toBe(404)
  })

  it('ends with the server, which does not wait for its readers', async () => {
    const closing = await startTestServer()
    const reader = await open(closing, ['wins'])
    await Promise.all([closing.close(), reader.ended])
  })
})

it('T36 changes reach the readers of other processes through the shared store', async () => {
  const store = await startStandInRedis()
  const [first, second] = await Promise.all([
    startTestServer({ redisUrl: store.url }),
    startTestServer({ redisUrl: store.url }),
  ])
  const reader = await open(second, ['wins'])
  hurryEvents()
  // Both processes connect to the store shortly after their start.
  const arrived = async () => {
    await first.database.transaction(async (tx) => announce(tx, { merchant: 'aurora', topic: 'wins' }))
    return reader.topics[0]
  }
  await expect.poll(arrived, SOON).toBe('wins')
  reader.leave()
  await Promise.all([first.close(), second.close()])
  await store.close()
})
