import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { seedSessions } from '@foyer/arcade/testing/seed-sessions'
import type { Engine } from '@foyer/database'
import { openTestEngine } from '@foyer/database/testing'
import { type SeededPlayer, seedPlayers } from '@foyer/server/testing/seed-players'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { type Databases, openDatabases } from '../scripts/start/databases.ts'
import { probeAddress } from '../scripts/start/port.ts'
import type { Report } from './measure.ts'

const ARCADE_HOST = 'arcade.localhost'
/** Short, so that many draws are held. */
const DRAW_SECONDS = '15'
/** Connections between arcade and platform are cut after a random time up to this, whatever is on its way. */
const CUT_WITHIN_MS = 12_000
export const OPENING_MINOR = 10_000_000n

export interface SoakPlayer extends SeededPlayer {
  cookies: { five: string; crash: string }
}

/** Two processes on one database, each with platform and arcade, and what the players reach them by. */
export interface SoakWorld {
  instances: readonly RunningInstance[]
  /** Both databases, for the proof. */
  databases: Databases
  engine: Engine
  players: readonly SoakPlayer[]
  /** Of the arcade's pages. */
  arcadeOrigin: string
  /** Whether a process serves: it is left out of the balancer while it is killed. */
  isUp(instance: RunningInstance): boolean
  killAndRestart(instance: RunningInstance): Promise<void>
  /** Stops the processes and leaves the database. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/**
 * The arcades call the platform through a balancer that picks a process at random, so that the death of one process is
 * that of an arcade for the one half of the calls and that of a platform for the other.
 */
export async function openWorld(count: number, report: Report): Promise<SoakWorld> {
  process.env.FOYER_TEST_DATABASE = 'served'
  const { engine, close } = await openTestEngine()
  const databases = await openDatabases(engine, () => undefined)
  report(`${count} members`)
  const seeded = await seedPlayers(databases.server, { count, openingMinor: OPENING_MINOR })
  const cookies = await Promise.all(['FIVE', 'CRASH'].map((code) => seedSessions(databases.arcade, code, seeded)))
  const players = seeded.map((player, index) => ({
    ...player,
    cookies: { five: cookies[0]?.[index] ?? '', crash: cookies[1]?.[index] ?? '' },
  }))
  const up = new Set<RunningInstance>()
  const balancer = await openBalancer(() => [...up].map(({ port }) => port))
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@localhost:5432/')
  url.pathname = engine.location.replace(/^[^/]*/, '')
  const makeSecret = () => randomBytes(32).toString('hex')
  const env = {
    ...{ DATABASE_URL: url.href, DEMO: 'on', DRAW_SECONDS, LIMIT_FACTOR: '1000000', TRUST_PROXY: 'loopback' },
    ...{ ARCADE_SECRET: makeSecret(), BANK_SECRET: makeSecret(), DATA_KEY: makeSecret() },
    PLATFORM_URL: `http://127.0.0.1:${balancer.port}`,
    ARCADE_URL: `http://${ARCADE_HOST}:${balancer.port}`,
    ...(process.env.REDIS_URL ? { REDIS_URL: process.env.REDIS_URL } : {}),
  }
  const instances: RunningInstance[] = []
  for (const name of ['first', 'second']) {
    report(`the ${name} process`)
    const instance = await startInstance({ env })
    instances.push(instance)
    up.add(instance)
  }
  return {
    ...{ instances, databases, engine, players, arcadeOrigin: env.ARCADE_URL },
    isUp: (instance) => up.has(instance),
    async killAndRestart(instance) {
      await instance.kill()
      up.delete(instance)
      await instance.restart()
      up.add(instance)
    },
    async stop() {
      for (const instance of instances) await instance.stop()
      balancer.close()
    },
    async remove() {
      for (const instance of instances) await instance.remove()
      await close()
    },
  }
}

/** Headers of a player's call: an address of its own, as members of the world have. */
export function describeCaller(origin: string, index: number): Record<string, string> {
  return {
    ...{ host: ARCADE_HOST, origin },
    'x-forwarded-for': `10.7.${index >> 8}.${index & 255}`,
    'content-type': 'application/json',
  }
}

/** A TCP balancer: each connection goes to one of the ports at random, and is cut after a while. */
async function openBalancer(listPorts: () => number[]): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const ports = listPorts()
    const far = connect({ host: '127.0.0.1', port: ports[Math.floor(Math.random() * ports.length)] ?? 9 })
    const end = () => {
      clearTimeout(timer)
      near.destroy()
      far.destroy()
      sockets.delete(near)
    }
    const timer = setTimeout(end, Math.random() * CUT_WITHIN_MS)
    sockets.add(near)
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    near.pipe(far).pipe(near)
  })
  const { port } = await probeAddress('127.0.0.1', 0)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
