import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, openEngine } from '@foyer/database'
import { killCount, openKillRandom, openTestEngine, readTestDatabaseKind } from '@foyer/database/testing'
import { afterEach, describe, expect, test } from 'vitest'
import type { AcknowledgedCall } from './testing/ledger-acknowledged.ts'
import { findPostgresPrograms, startPrivateCluster } from './testing/ledger-cluster.ts'
import {
  expectNothingLost,
  type LoadProcess,
  loadMembers,
  openLoadAccounts,
  startLoad,
} from './testing/ledger-crash.ts'

const crashes = Math.ceil(killCount / 5)
/** A session is replaced at once. */
const endedSessions = 10
const migrations = new URL('../db/migrations/', import.meta.url)
const role = 'foyer_public'

const random = openKillRandom()
const clean: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function start(place: { url?: string; dataDir?: string }, life: number): LoadProcess {
  const load = startLoad({ ...place, role, life: `l${life}`, seed: random.seed + life, members: loadMembers })
  clean.push(() => load.kill())
  return load
}

/** Kills one load process after the other at random moments; the next one starts meanwhile. */
async function killMany(place: { url?: string; dataDir?: string }): Promise<AcknowledgedCall[]> {
  const acknowledged: AcknowledgedCall[] = []
  let next = start(place, 0)
  for (let life = 1; life <= killCount; life++) {
    const load = next
    next = start(place, life)
    await load.sendCalls(random.pick(1, 41))
    await pause(random.pick(0, 15))
    await load.kill()
    acknowledged.push(...load.acknowledged)
  }
  return acknowledged
}

async function prepare(engine: Engine) {
  const database = engine.database({ schema: 'public', role })
  await database.migrate(migrations)
  await openLoadAccounts(database)
  return database
}

describe.runIf(readTestDatabaseKind() === 'embedded')('T20 the embedded database', () => {
  test(`keeps every answer when its process is killed ${killCount} times`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foyer-kill-'))
    clean.push(() => rm(dataDir, { recursive: true, force: true }))
    const first = await openEngine({ dataDir })
    await prepare(first)
    await first.close()
    const acknowledged = await killMany({ dataDir })
    const engine = await openEngine({ dataDir })
    clean.push(() => engine.close())
    await expectNothingLost(engine.database({ schema: 'public', role }), acknowledged)
    expect(acknowledged.length).toBeGreaterThan(killCount)
  })
})

describe.runIf(readTestDatabaseKind() === 'served')('T20 PostgreSQL', () => {
  test(`keeps every answer when its client is killed ${killCount} times`, async () => {
    const { engine, url, close } = await openPlace()
    clean.push(close)
    const database = await prepare(engine)
    const acknowledged = await killMany({ url })
    await expectNothingLost(database, acknowledged)
    expect(acknowledged.length).toBeGreaterThan(killCount)
  })

  test(`keeps every answer when its sessions are ended ${endedSessions} times`, async () => {
    const { engine, url, close } = await openPlace()
    clean.push(close)
    const database = await prepare(engine)
    const load = start({ url }, 0)
    let ended = 0
    while (ended < endedSessions) {
      await load.sendCalls(random.pick(1, 61))
      const { rows } = await database.executeSql(`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active'`)
      ended += rows.length
    }
    await load.sendCalls(50)
    await load.kill()
    await expectNothingLost(database, load.acknowledged)
  })

  const programs = findPostgresPrograms()
  test.runIf(programs)(`keeps every answer when the server itself crashes ${crashes} times`, async () => {
    const cluster = await startPrivateCluster(programs ?? '')
    clean.push(() => cluster.remove())
    const engine = await openEngine({ url: cluster.url })
    clean.push(() => engine.close())
    const database = await prepare(engine)
    const load = start({ url: cluster.url }, 0)
    for (let crash = 0; crash < crashes; crash++) {
      await load.sendCalls(random.pick(20, 220))
      await cluster.crash()
    }
    await load.sendCalls(50)
    await load.kill()
    await expectNothingLost(database, load.acknowledged)
  })
})

/** A fresh database of the usual server, with its address for other processes. */
async function openPlace(): Promise<{ engine: Engine; url: string; close(): Promise<void> }> {
  const { engine, close } = await openTestEngine()
  return { engine, url: `postgres://postgres@${engine.location}`, close }
}
