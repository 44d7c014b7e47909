import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Database, type Engine, openEngine } from '@foyer/database'
import { openTestEngine } from '@foyer/database/testing'
import { serverMigrations } from '@foyer/server'
import { type SeededPlayer, seedPlayers } from '@foyer/server/testing/seed-players'
import { createLedgerWriter, hold, toCredit, toHold } from '../apps/server/src/ledger/index.ts'
import { cleanUpLedger } from '../apps/server/src/ledger/ledger.jobs.ts'
import type { Measure, Report } from './measure.ts'
import { createScript, createTpcB, type PgbenchRun, vacuumTables } from './postgres-tools.ts'
import { findMedian } from './statistics.ts'

export interface LedgerBenchOptions {
  /** Length of one measurement; each is repeated `rounds` times, interleaved with the others. */
  seconds: number
  rounds: number
  /** Length of each of the two runs for decay; 600 for the record. */
  decaySeconds: number
}

const CLIENTS = 16
/** Concurrent callers, like HTTP requests. */
const CALLERS = 256
const EMBEDDED_CALLERS = 64
const PLAYERS = 512
const OPENING_MINOR = 1_000_000_000_000n
/** Parts of a run for decay; the last is compared with the second, after warm-up. */
const DECAY_PARTS = 6
const CLEANUP_INTERVAL_MS = 5_000
/** Interval of PostgreSQL's default autovacuum. */
const VACUUM_EVERY_MS = 60_000
const ROLE = 'foyer_public'

/**
 * (c) Bets per second in the store. A bet is a held stake: account locked, key taken, answer stored, commit durable
 * before the response. PostgreSQL's figures are against pgbench's TPC-B with as many clients on the same server,
 * interleaved; those of the embedded database against TPC-B with one client.
 */
export async function measureLedger(report: Report, options: Partial<LedgerBenchOptions> = {}): Promise<Measure[]> {
  const { seconds = 4, rounds = 5, decaySeconds = 30 } = options
  const served = await openServed()
  const embedded = await openEmbedded()
  try {
    const plans = listPlans(served, embedded)
    const rates: number[][] = plans.map(() => [])
    for (let round = 1; round <= rounds; round++) {
      report(`bets in the store, round ${round} of ${rounds}`)
      for (const [index, { run }] of plans.entries()) rates[index]?.push(await run(seconds))
    }
    const ratesOf = (name: string) => rates[plans.findIndex((plan) => plan.name === name)] ?? []
    return [
      ...plans.filter(({ base }) => base).map((plan) => compare(plan, ratesOf(plan.name), ratesOf(plan.base ?? ''))),
      await measureDecay('served', served, CALLERS, decaySeconds, report),
      await measureDecay('embedded', embedded, EMBEDDED_CALLERS, decaySeconds, report),
    ]
  } finally {
    await embedded.close()
    await served.close()
  }
}

interface Plan {
  name: string
  run(seconds: number): Promise<number>
  /** Name of the baseline plan. */
  base?: string
  least?: number
}

const TPC_B = `TPC-B with ${CLIENTS} clients`
const TPC_B_ALONE = 'TPC-B with one client'

function listPlans(served: ServedStore, embedded: Store): Plan[] {
  const loop = (callers: number, call: Call) => (seconds: number) => countPerSecond(callers, seconds, call)
  return [
    { name: TPC_B, run: (seconds) => served.tpcB(CLIENTS, seconds) },
    {
      name: `bets, ${CLIENTS} clients, one statement each, called by pgbench`,
      run: (seconds) => served.bets(CLIENTS, seconds),
      base: TPC_B,
      least: 1.5,
    },
    { name: `the same called by the store`, run: loop(CLIENTS, betAlone(served)), base: TPC_B },
    {
      name: `bets, ${CLIENTS} callers of the store’s batching writer`,
      run: loop(CLIENTS, betTogether(served)),
      base: TPC_B,
      least: 1.5,
    },
    { name: `the same with ${CALLERS} callers`, run: loop(CALLERS, betTogether(served)), base: TPC_B, least: 3 },
    {
      name: `whole rounds (stake, then credit), ${CALLERS} callers`,
      run: loop(CALLERS, playRound(served)),
      base: TPC_B,
    },
    { name: TPC_B_ALONE, run: (seconds) => served.tpcB(1, seconds) },
    {
      name: `bets embedded, ${EMBEDDED_CALLERS} callers`,
      run: loop(EMBEDDED_CALLERS, betTogether(embedded)),
      base: TPC_B_ALONE,
      least: 1.5,
    },
    { name: 'the same with one caller', run: loop(1, betAlone(embedded)), base: TPC_B_ALONE },
  ]
}

function compare({ name, base, least }: Plan, own: number[], others: number[]): Measure {
  const ratios = own.map((rate, index) => rate / (others[index] ?? Number.NaN))
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return {
    name: `${name}, against ${base}`,
    value: findMedian(ratios),
    unit: '',
    note: `${Math.round(findMedian(own))} /s against ${Math.round(findMedian(others))} /s; ${spread}`,
    ...(least ? { limit: { kind: 'least', value: least } } : {}),
  }
}

interface Store {
  database: Database
  players: SeededPlayer[]
  /** Vacuum of the tables that are due for it, for a database that does not do so itself. */
  vacuum?: () => Promise<unknown>
  close(): Promise<void>
}

interface ServedStore extends Store {
  tpcB: PgbenchRun
  bets: PgbenchRun
}

async function seedStore(engine: Engine): Promise<Pick<Store, 'database' | 'players'>> {
  const database = engine.database({ schema: 'public', role: ROLE })
  await database.migrate(serverMigrations)
  const players = await seedPlayers(database, { count: PLAYERS, openingMinor: OPENING_MINOR })
  return { database, players }
}

/** Two separate databases on the tests' PostgreSQL. @throws when none answers */
async function openServed(): Promise<ServedStore> {
  const before = process.env.FOYER_TEST_DATABASE
  process.env.FOYER_TEST_DATABASE = 'served'
  const own = await openTestEngine()
  const other = await openTestEngine()
  if (before === undefined) delete process.env.FOYER_TEST_DATABASE
  else process.env.FOYER_TEST_DATABASE = before
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const store = await seedStore(own.engine)
  return {
    ...store,
    tpcB: await createTpcB(other.engine.location),
    bets: await createScript(own.engine.location, folder, await writeBetScript(store)),
    vacuum: () => vacuumTables(own.engine.location),
    async close() {
      await own.close()
      await other.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The store's own call for a bet, by a random player. pgbench would read colons as variables. */
async function writeBetScript({ database, players }: Pick<Store, 'database' | 'players'>): Promise<string> {
  await database.executeSql('CREATE TABLE bench_player (number int PRIMARY KEY, owner text NOT NULL)')
  const owners = players.map(({ playerId }, index) => `(${index}, 'member:${playerId}')`)
  await database.executeSql(`INSERT INTO bench_player VALUES ${owners.join()}`)
  const { merchant, currency } = players[0] ?? { merchant: '', currency: '' }
  return `\\set number random(0, ${PLAYERS - 1})
SELECT a.* FROM bench_player, ledger_apply('${merchant}', CAST(ROW('hold', owner, 'real', '${currency}', 'bench',
  gen_random_uuid()::text, sha256('bet'), 'bet', -1, 'game.bench', gen_random_uuid()::text, false, NULL, '', '', NULL)
  AS ledger_request)) AS a WHERE number = :number;
`
}

/** Durable, in a separate folder, as `npm start` opens it. */
async function openEmbedded(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const engine = await openEngine({ dataDir })
  return {
    ...(await seedStore(engine)),
    async close() {
      await engine.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Call = () => Promise<unknown>

let bets = 0

function nextBet({ players }: Store) {
  bets += 1
  const { merchant, playerId, currency } = players[bets % players.length] ?? {
    merchant: '',
    playerId: '',
    currency: '',
  }
  const base = { merchant, memberId: playerId, currency, scope: 'bench', counter: 'game:bench', round: randomUUID() }
  return { ...base, key: randomUUID(), kind: 'bet' as const, amountMinor: 1n }
}

function betAlone(store: Store): Call {
  return () => {
    const bet = nextBet(store)
    return store.database.statement((tx) => hold(tx, bet), { merchant: bet.merchant })
  }
}

function betTogether(store: Store): Call {
  const writer = createLedgerWriter(store.database)
  return () => writer.write(toHold(nextBet(store)))
}

function playRound(store: Store): Call {
  const writer = createLedgerWriter(store.database)
  return async () => {
    const bet = nextBet(store)
    await writer.write(toHold(bet))
    await writer.write(toCredit({ ...bet, key: randomUUID(), amountMinor: 1n, closesRound: true }))
  }
}

/** Keeps this many calls in flight for this time. */
async function countPerSecond(callers: number, seconds: number, call: Call): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1_000
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        await call()
        done += 1
      }
    }),
  )
  return done / ((performance.now() - start) / 1_000)
}

/** Consecutive rounds without a pause, with the ledger's jobs in parallel, and on PostgreSQL its vacuum. */
async function measureDecay(
  kind: string,
  store: Store,
  callers: number,
  seconds: number,
  report: Report,
): Promise<Measure> {
  const merchants = { list: async () => [{ code: store.players[0]?.merchant ?? '' }] } as never // only the codes are used
  const logger = { info: () => undefined } as never // only expiry is logged
  const over = new AbortController()
  const jobs = Promise.all([
    repeat(CLEANUP_INTERVAL_MS, over.signal, () => cleanUpLedger({ database: store.database, merchants, logger })),
    store.vacuum && repeat(VACUUM_EVERY_MS, over.signal, store.vacuum),
  ])
  jobs.catch(() => undefined) // thrown after the last part
  const play = playRound(store)
  const parts: number[] = []
  for (let part = 1; part <= DECAY_PARTS; part++) {
    report(`${seconds} s of rounds, ${kind}: part ${part} of ${DECAY_PARTS}`)
    parts.push(await countPerSecond(callers, seconds / DECAY_PARTS, play))
  }
  over.abort()
  await jobs
  return {
    name: `rounds at the end of ${seconds} s without a pause against the beginning, ${kind}`,
    value: (parts.at(-1) ?? Number.NaN) / (parts[1] ?? Number.NaN),
    unit: '',
    limit: { kind: 'least', value: 0.9 },
    note: `${parts.map(Math.round).join(', ')} rounds per second`,
  }
}

async function repeat(everyMs: number, over: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  while (!over.aborted) {
    await work()
    await setTimeout(everyMs, undefined, { signal: over }).catch(() => undefined)
  }
}
