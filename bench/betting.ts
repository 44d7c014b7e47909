import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vendorDebit } from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import { type DatabaseKind, type Engine, openEngine } from '@foyer/database'
import { openTestEngine } from '@foyer/database/testing'
import { ARCADE_VENDOR } from '@foyer/server'
import { type SeededPlayer, seedPlayers } from '@foyer/server/testing/seed-players'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { openDatabases } from '../scripts/start/databases.ts'
import { findPeak, holdRate, type Shot } from './load.ts'
import type { Measure, Report } from './measure.ts'
import { findQuantile } from './statistics.ts'

const CONNECTIONS = 64
const SECONDS = 15
/** The minimum stake, so that money lasts. */
const STAKE_MINOR = '1'

/** Many, so that no member's row is the bottleneck; each with enough for the longest run. */
const PLAYERS = 256
const OPENING_MINOR = 100_000_000n

/** (c) Bets per second through signed HTTP, and their times at half of that, on one kind of database. */
export async function measureBetting(kind: DatabaseKind, report: Report): Promise<Measure[]> {
  report(`signed bets, ${kind}: players`)
  const { players, instance, remove } = kind === 'served' ? await openServedInstance() : await openEmbeddedInstance()
  const load = {
    origin: `http://127.0.0.1:${instance.port}`,
    connections: CONNECTIONS,
    seconds: SECONDS,
    makeShot: createBetting(readArcadeSecret(instance), players),
  }
  try {
    report(`signed bets, ${kind}: peak`)
    const peak = await findPeak(load)
    report(`signed bets, ${kind}: half of ${Math.round(peak.perSecond)} per second`)
    const half = await holdRate(load, peak.perSecond / 2)
    return toMeasures(kind, peak.perSecond, half.timesMs)
  } finally {
    await remove()
  }
}

function toMeasures(kind: DatabaseKind, perSecond: number, timesMs: number[]): Measure[] {
  const note = `${CONNECTIONS} connections, ${PLAYERS} players`
  return [
    { name: `signed bets at peak, ${kind}`, value: perSecond, unit: '/s', note },
    ...[50, 95, 99].map((percent) => ({
      name: `signed bets at half of it, ${kind}: p${percent}`,
      value: findQuantile(timesMs, percent / 100),
      unit: 'ms',
    })),
  ]
}

interface PreparedInstance {
  instance: RunningInstance
  players: SeededPlayer[]
  remove(): Promise<void>
}

async function openEmbeddedInstance(): Promise<PreparedInstance> {
  let players: SeededPlayer[] = []
  const instance = await startInstance({
    async prepare(dataDir) {
      const engine = await openEngine({ dataDir })
      players = await seedInto(engine)
      await engine.close()
    },
  })
  return { instance, players, remove: () => instance.remove() }
}

/** A separate database on the tests' PostgreSQL. */
async function openServedInstance(): Promise<PreparedInstance> {
  process.env.FOYER_TEST_DATABASE = 'served'
  const { engine, close } = await openTestEngine()
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@localhost:5432/')
  url.pathname = engine.location.replace(/^[^/]*/, '')
  const players = await seedInto(engine)
  const instance = await startInstance({ env: { DATABASE_URL: url.href, DEMO: 'on' } })
  return {
    instance,
    players,
    async remove() {
      await instance.remove()
      await close()
    },
  }
}

async function seedInto(engine: Engine): Promise<SeededPlayer[]> {
  const { server } = await openDatabases(engine, () => undefined)
  return seedPlayers(server, { count: PLAYERS, openingMinor: OPENING_MINOR })
}

function createBetting(secret: string, players: SeededPlayer[]): () => Shot {
  const { method, path } = vendorDebit
  let count = 0
  return () => {
    const player = players[count % players.length]
    count += 1
    const ids = { roundId: randomUUID(), transactionId: randomUUID() }
    const body = JSON.stringify({ ...player, ...ids, gameCode: 'FIVE', amount: STAKE_MINOR })
    const signed = signRequest({ method, path, rawBody: body, vendor: ARCADE_VENDOR, secret })
    return { path, body, headers: { 'content-type': 'application/json', ...signed } }
  }
}

/** The secret that signs calls of the arcade. */
export function readArcadeSecret(instance: RunningInstance): string {
  return JSON.parse(readFileSync(join(instance.dataDir, 'secrets.json'), 'utf8')).arcadeSecret
}
