import { randomUUID } from 'node:crypto'
import { type ClientRequest, get } from 'node:http'
import {
  type ChangeTopic,
  changes,
  launchGame,
  vendorAuthenticate,
  vendorCredit,
  vendorDebit,
  wallet,
} from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import { ARCADE_VENDOR } from '@foyer/server'
import { request } from 'undici'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { readArcadeSecret } from './betting.ts'
import { holdRate } from './load.ts'
import type { Measure, Report } from './measure.ts'
import { type BenchMember, logIn } from './member.ts'
import { readMemoryMb } from './start.ts'
import { findMedian, findQuantile } from './statistics.ts'

const STREAMS = 5_000
/** Visitors of one network; the limit is 50. */
const NETWORK_STREAMS = 20
/** Streams opened at the same time. */
const OPENING = 100
const BETS = 60
const READS = { connections: 16, seconds: 10, perSecond: 25 }
/** Longest wait for an event; the wins of all members are spread over 15 s. */
const EVENT_TIMEOUT_MS = 20_000

/**
 * (h) Streams of changes: with 5,000 visitors' streams open, a member's bet to the event of its balance and a wallet's
 * reads against the same without them, the memory of a stream, and the spread of one win over all of them.
 */
export async function measureStreams(report: Report): Promise<Measure[]> {
  const instance = await startInstance({ env: { TRUST_PROXY: 'loopback', LIMIT_FACTOR: '1000000' } })
  const streams: Stream[] = []
  try {
    const member = await logIn(instance, toHeaders(instance))
    const player = await openGame(instance, member)
    const own = await openStream(instance, 'wallet', toHeaders(instance, member))
    streams.push(own)
    const read = async () => ({ bets: await measureBets(player, own), wallet: await readWallet(instance, member) })
    await read()
    report('streams of changes: quiet')
    const quiet = await read()
    const before = readMemoryMb(instance.readPid())
    report(`streams of changes: ${STREAMS} opened`)
    const visitors = await openVisitors(instance)
    streams.push(...visitors)
    const after = readMemoryMb(instance.readPid())
    const busy = await read()
    report('streams of changes: one win for all')
    const spreadMs = await measureSpread(player, visitors)
    return toMeasures({ quiet, busy, spreadMs, megabytes: after - before })
  } finally {
    for (const stream of streams) stream.close()
    await instance.remove()
  }
}

interface Reads {
  /** Milliseconds from sending a bet to the event of the balance. */
  bets: number[]
  wallet: number[]
}

function toMeasures(times: { quiet: Reads; busy: Reads; spreadMs: number[]; megabytes: number }): Measure[] {
  const { quiet, busy, spreadMs, megabytes } = times
  const compare = (name: string, kind: keyof Reads): Measure => {
    const [busyMs, quietMs] = [findQuantile(busy[kind], 0.95), findQuantile(quiet[kind], 0.95)]
    return {
      name: `${STREAMS} open streams: ${name}, p95 against none`,
      value: busyMs / quietMs,
      unit: '',
      limit: { kind: 'most', value: 2 },
      note: `${busyMs.toFixed(1)} ms / ${quietMs.toFixed(1)} ms; medians ${findMedian(busy[kind]).toFixed(1)} ms / ${findMedian(quiet[kind]).toFixed(1)} ms`,
    }
  }
  return [
    compare('bet to the event of its balance', 'bets'),
    compare('wallet', 'wallet'),
    {
      name: 'the same: memory of a stream',
      value: (megabytes * 1_000) / STREAMS,
      unit: 'KB',
      note: `${megabytes.toFixed(0)} MB in all`,
    },
    {
      name: 'the same: a win reaches the last of all',
      value: Math.max(...spreadMs),
      unit: 'ms',
      limit: { kind: 'most', value: 16_000 },
      note: `${spreadMs.length} of ${STREAMS}; first ${Math.min(...spreadMs).toFixed(0)} ms, median ${findMedian(spreadMs).toFixed(0)} ms; spread over 5 to 15 s on purpose`,
    },
  ]
}

interface Stream {
  /** Resolves with the time of the next event, in milliseconds of `performance.now()`. */
  readNext(): Promise<number>
  close(): void
}

function toHeaders({ port }: RunningInstance, member?: BenchMember): Record<string, string> {
  return {
    host: `localhost:${port}`,
    'content-type': 'application/json',
    ...(member ? { cookie: member.cookie, authorization: member.token } : {}),
  }
}

/** Resolves with the head of the response. @throws when the stream is refused */
function openStream(instance: RunningInstance, topic: ChangeTopic, headers: Record<string, string>): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const address = `http://127.0.0.1:${instance.port}${changes.path}?topics=${topic}`
    const call: ClientRequest = get(address, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the stream is answered ${response.statusCode}`))
      let report: ((atMs: number) => void) | undefined
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('data:')) report?.(performance.now())
      })
      response.on('error', () => undefined)
      resolve({
        readNext: () =>
          new Promise((received, late) => {
            const timer = setTimeout(() => late(new Error('a stream has no event')), EVENT_TIMEOUT_MS)
            report = (atMs) => {
              clearTimeout(timer)
              received(atMs)
            }
          }),
        close: () => call.destroy(),
      })
    })
    call.on('error', reject)
  })
}

async function openVisitors(instance: RunningInstance): Promise<Stream[]> {
  const streams: Stream[] = []
  while (streams.length < STREAMS)
    streams.push(
      ...(await Promise.all(
        Array.from({ length: OPENING }, (_, index) =>
          openStream(instance, 'wins', toVisitorHeaders(instance, streams.length + index)),
        ),
      )),
    )
  return streams
}

function toVisitorHeaders(instance: RunningInstance, index: number): Record<string, string> {
  const network = Math.floor(index / NETWORK_STREAMS)
  return { ...toHeaders(instance), 'x-forwarded-for': `10.9.${network >> 8}.${network & 255}` }
}

interface Player {
  bet(): Promise<{ roundId: string }>
  win(roundId: string): Promise<void>
}

/** A game session of the member at the arcade, without the arcade: its signed calls are ours. */
async function openGame(instance: RunningInstance, member: BenchMember): Promise<Player> {
  const origin = `http://127.0.0.1:${instance.port}`
  const secret = readArcadeSecret(instance)
  const headers = toHeaders(instance, member)
  const launched = await request(`${origin}${launchGame.path}?lottoGameCode=FIVE`, { headers })
  const { value } = (await launched.body.json()) as { value: { gameUrl: string } } // the envelope of a launch
  const call = async <Value>({ method, path }: { method: 'POST'; path: string }, input: object): Promise<Value> => {
    const body = JSON.stringify(input)
    const signed = signRequest({ method, path, rawBody: body, vendor: ARCADE_VENDOR, secret })
    const answer = await request(`${origin}${path}`, { method, body, headers: { ...toHeaders(instance), ...signed } })
    const envelope = (await answer.body.json()) as { value: Value | null; errorCode: string | null } // the envelope of each call
    if (!envelope.value) throw new Error(`${path} answers ${envelope.errorCode}`)
    return envelope.value
  }
  const launchToken = new URL(value.gameUrl).searchParams.get('token')
  const session = await call<Record<'merchant' | 'playerId' | 'sessionId' | 'currency', string>>(vendorAuthenticate, {
    launchToken,
  })
  const { merchant, playerId, sessionId, currency } = session
  const money = (roundId: string) => ({
    ...{ merchant, playerId, sessionId, currency, gameCode: 'FIVE', roundId },
    transactionId: randomUUID(),
  })
  return {
    async bet() {
      const roundId = randomUUID()
      await call(vendorDebit, { ...money(roundId), amount: '1' })
      return { roundId }
    },
    win: (roundId) => call(vendorCredit, { ...money(roundId), amount: '2', closesRound: true }),
  }
}

async function measureBets(player: Player, own: Stream): Promise<number[]> {
  const timesMs: number[] = []
  while (timesMs.length < BETS) {
    const sentMs = performance.now()
    const [receivedMs] = await Promise.all([own.readNext(), player.bet()])
    timesMs.push(receivedMs - sentMs)
  }
  return timesMs
}

async function readWallet(instance: RunningInstance, member: BenchMember): Promise<number[]> {
  const { perSecond, ...load } = READS
  const makeShot = () => ({ path: wallet.path, headers: toHeaders(instance, member) })
  const origin = `http://127.0.0.1:${instance.port}`
  return (await holdRate({ ...load, origin, makeShot }, perSecond)).timesMs
}

async function measureSpread(player: Player, visitors: readonly Stream[]): Promise<number[]> {
  const { roundId } = await player.bet()
  const events = visitors.map((stream) => stream.readNext())
  const sentMs = performance.now()
  await player.win(roundId)
  return (await Promise.all(events)).map((atMs) => atMs - sentMs)
}
