import { randomInt, randomUUID } from 'node:crypto'
import { type ClientRequest, get } from 'node:http'
import { seedSessions } from '@foyer/arcade/testing/seed-sessions'
import { openTestEngine } from '@foyer/database/testing'
import { seedPlayers } from '@foyer/server/testing/seed-players'
import { request } from 'undici'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { openDatabases } from '../scripts/start/databases.ts'
import { findPeak, holdRate, type LoadResult, type Shot } from './load.ts'
import type { Measure, Report } from './measure.ts'
import { findQuantile } from './statistics.ts'

/** Each bets in two slots of a round. */
const PLAYERS = 2_500
const OPENING_MINOR = 100_000_000n
const STAKE = '1000'
const CONNECTIONS = 64
/** Streams opened at the same time. */
const OPENING = 50
/** Within the seven seconds of bets, and within a flight of 1.35× and more. */
const SECONDS = 5
/** Rounds that crashed too early to be measured are left out. */
const MAX_ROUNDS = 40
/** Of a flight whose crash has ended the load. */
const MIN_CASH_OUTS = 2_000
const LOOK_MS = 100
/** The multiplier 1.01 is reached by then. */
const FLIGHT_MS = 200
const API = '/api/games/crash'

interface Bet {
  betId: string
  cookie: string
  index: number
}

/**
 * (i) Bets and cash-outs of Crash through the arcade and the platform in one process, each with the player's session, on
 * a PostgreSQL server: as many as the round takes, and their times at half of that, without readers of the stream; then
 * the same bets while each player has a stream open.
 */
export async function measureCrash(report: Report): Promise<Measure[]> {
  const world = await openCrash(report)
  try {
    report('crash: bets at peak')
    const betsAtPeak = await world.bet((load) => findPeak(load))
    report('crash: cash-outs at peak')
    const cashOutsAtPeak = await world.cashOut((load) => findPeak(load))
    report(`crash: half of ${Math.round(betsAtPeak.perSecond)} bets per second`)
    const bets = await world.bet((load) => holdRate(load, betsAtPeak.perSecond / 2))
    report(`crash: half of ${Math.round(cashOutsAtPeak.perSecond)} cash-outs per second`)
    const cashOuts = await world.cashOut((load) => holdRate(load, cashOutsAtPeak.perSecond / 2))
    report(`crash: the same bets with ${PLAYERS} open streams`)
    await world.openStreams()
    const streamedBets = await world.bet((load) => holdRate(load, betsAtPeak.perSecond / 2))
    return [
      ...toMeasures('bets', betsAtPeak, bets),
      ...toMeasures('cash-outs', cashOutsAtPeak, cashOuts),
      ...toTimes(`crash: the same bets with ${PLAYERS} open streams`, streamedBets, world.describeStreams()),
    ]
  } finally {
    await world.remove()
  }
}

function toMeasures(name: string, peak: LoadResult, half: LoadResult): Measure[] {
  return [
    {
      name: `crash: ${name} at peak, served`,
      value: peak.perSecond,
      unit: '/s',
      note: `${peak.timesMs.length} in a round, ${CONNECTIONS} connections, ${PLAYERS} players`,
    },
    ...toTimes(`crash: ${name} at half of it`, half),
  ]
}

function toTimes(name: string, { timesMs }: LoadResult, more = ''): Measure[] {
  return [50, 95, 99].map((percent) => ({
    name: `${name}: p${percent}`,
    value: findQuantile(timesMs, percent / 100),
    unit: 'ms',
    note: percent === 50 ? `${timesMs.length} in a round${more}` : '',
  }))
}

type Load = Parameters<typeof findPeak>[0]

async function openCrash(report: Report) {
  process.env.FOYER_TEST_DATABASE = 'served'
  const { engine, close } = await openTestEngine()
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@localhost:5432/')
  url.pathname = engine.location.replace(/^[^/]*/, '')
  report(`crash: ${PLAYERS} players`)
  const databases = await openDatabases(engine, () => undefined)
  const players = await seedPlayers(databases.server, { count: PLAYERS, openingMinor: OPENING_MINOR })
  const env = { DATABASE_URL: url.href, DEMO: 'on', LIMIT_FACTOR: '1000000', TRUST_PROXY: 'loopback' }
  const instance = await startInstance({ env })
  const cookies = await seedSessions(databases.arcade, 'CRASH', players)
  const keepAlive = setInterval(() => void readRound(instance, cookies[0] ?? '').catch(() => undefined), 2_000)
  let bets: Bet[] = []
  const streams: ClientRequest[] = []
  let eventCount = 0

  /** Bets of one round, from its opening on. */
  async function bet(run: (load: Load) => Promise<LoadResult>): Promise<LoadResult> {
    const roundId = await waitForOpening(instance, cookies[0] ?? '')
    const waiting = [1, 2].flatMap((slot) => cookies.map((cookie, index) => ({ slot, cookie, index }))).values()
    bets = []
    const isExpected = (_status: number, text: string, { cookie, index }: { cookie: string; index: number }) => {
      const { value, errorCode } = JSON.parse(text) as { value: { betId: string } | null; errorCode: string | null } // the arcade's envelope
      if (value) bets.push({ betId: value.betId, cookie, index })
      return value !== null || errorCode === 'round_closed'
    }
    return runLoad(run, () => {
      const next = waiting.next().value
      if (!next) return undefined
      const { slot, cookie, index } = next
      const { playerId, currency } = players[index] ?? {}
      const body = { requestId: randomUUID(), playerId, currency, roundId, slot, stake: STAKE, auto: null }
      return {
        ...{ path: `${API}/bets`, body: JSON.stringify(body), headers: describePlayer(instance, cookie, index) },
        isExpected: (status, text) => isExpected(status, text, next),
      }
    })
  }

  /** Cash-outs of a round with as many bets, in a flight that is long enough. */
  async function cashOut(run: (load: Load) => Promise<LoadResult>): Promise<LoadResult> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await bet((load) => findPeak(load))
      const startedMs = await waitForFlight(instance, cookies[0] ?? '')
      await sleep(Math.max(0, startedMs + FLIGHT_MS - Date.now()))
      let [counted, late] = [0, 0]
      const waiting = bets.values()
      const isExpected = (status: number, text: string) => {
        if (text.includes('cash_out_late')) late += 1
        else counted += 1
        return status === 200 || text.includes('cash_out_late')
      }
      const result = await runLoad(run, () => {
        const next = waiting.next().value
        if (!next || late > 0) return undefined
        const path = `${API}/bets/${next.betId}/cash-out`
        return { path, body: '{}', headers: describePlayer(instance, next.cookie, next.index), isExpected }
      })
      if (late === 0 || counted >= MIN_CASH_OUTS) return result
      report('crash: a flight was too short')
    }
    throw new Error(`${MAX_ROUNDS} flights were too short`)
  }

  /** Runs a load until there are no shots left or its time is over. */
  async function runLoad(
    run: (load: Load) => Promise<LoadResult>,
    makeShot: () => Shot | undefined,
  ): Promise<LoadResult> {
    const origin = `http://127.0.0.1:${instance.port}`
    return run({ origin, connections: CONNECTIONS, seconds: SECONDS, makeShot })
  }

  /** One stream for each player, open until the end. @throws when one is refused */
  async function openStreams(): Promise<void> {
    const waiting = cookies.entries()
    const open = async () => {
      for (const [index, cookie] of waiting) {
        streams.push(await openStream(instance, describePlayer(instance, cookie, index), () => (eventCount += 1)))
      }
    }
    await Promise.all(Array.from({ length: OPENING }, open))
  }

  return {
    bet,
    cashOut,
    openStreams,
    describeStreams: () => `; ${eventCount} events read`,
    async remove() {
      clearInterval(keepAlive)
      for (const stream of streams) stream.destroy()
      await instance.remove()
      await close()
    },
  }
}

function describePlayer({ port }: RunningInstance, cookie: string, index: number): Record<string, string> {
  return {
    ...{ cookie, host: 'arcade.localhost', origin: `http://arcade.localhost:${port}` },
    'content-type': 'application/json',
    'x-forwarded-for': `10.8.${index >> 8}.${index & 255}`,
    'sec-fetch-site': 'same-origin',
  }
}

/** Resolves with the head of the response. */
function openStream(
  { port }: RunningInstance,
  headers: Record<string, string>,
  onEvent: () => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const call = get(`http://127.0.0.1:${port}${API}/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the stream is answered ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('data:')) onEvent()
      })
      response.on('error', () => undefined)
      resolve(call)
    })
    call.on('error', reject)
  })
}

interface Round {
  roundId: number
  phase: string
  startsAt: string
  startedAt: string | null
}

async function readRound(instance: RunningInstance, cookie: string): Promise<{ round: Round | null; now: string }> {
  const answer = await request(`http://127.0.0.1:${instance.port}${API}/state`, {
    headers: describePlayer(instance, cookie, 0),
  })
  return ((await answer.body.json()) as { value: { round: Round | null; now: string } }).value // the arcade's envelope
}

/** A round that has just opened. */
async function waitForOpening(instance: RunningInstance, cookie: string): Promise<number> {
  const look = async () => {
    const { round, now } = await readRound(instance, cookie)
    const leftMs = round ? Date.parse(round.startsAt) - Date.parse(now) : 0
    return round?.phase === 'betting' && leftMs > (SECONDS + 1) * 1_000 ? round.roundId : undefined
  }
  let roundId = await look()
  while (roundId === undefined) {
    await sleep(LOOK_MS + randomInt(LOOK_MS))
    roundId = await look()
  }
  return roundId
}

/** When the current round started, by the clock of this machine. */
async function waitForFlight(instance: RunningInstance, cookie: string): Promise<number> {
  let { round } = await readRound(instance, cookie)
  while (round?.phase === 'betting') {
    await sleep(LOOK_MS / 2)
    round = (await readRound(instance, cookie)).round
  }
  return Date.parse(round?.startedAt ?? '')
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
