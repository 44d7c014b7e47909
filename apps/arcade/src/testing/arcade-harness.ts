import { randomBytes, randomUUID } from 'node:crypto'
import { openTestDatabase } from '@foyer/database/testing'
import type { FastifyInstance } from 'fastify'
import { type ArcadeOptions, createArcadeApp } from '../app.ts'
import { findLotteryOfDraw, type PlannedDraw } from '../game/draw.rules.ts'
import type { WireLine } from '../game/wire.rules.ts'
import { arcadeMigrations } from '../index.ts'
import { insertDraw } from '../modules/draw/index.ts'
import { computeCommitment, generateSeed } from '../modules/fairness/index.ts'
import { PlatformStandIn, type StandInPlayer } from './platform-stand-in.ts'

export const publicUrl = 'http://arcade.test'

export const oneLine: WireLine = { type: 'last2', digits: '45', place: null, stake: '500' }

/** A login slower than this indicates a busy machine; maximum factor of the extra time then granted. */
const SLOW_LOGIN_MS = 250
const MAX_SLOWDOWN = 6
/** A draw that closes later needs no extra time, which would take it out of the sales' horizon. */
const LONG_MS = 60_000

interface Answer<Value> {
  status: number
  headers: Headers
  body: { success: boolean; errorCode: string | null; message: string | null; value: Value }
}

/** An arcade over real HTTP on a fresh database, with a stand-in for the platform. */
export async function openArcade(testing: ArcadeOptions['testing'] = {}) {
  const database = await openTestDatabase({ schema: 'arcade', migrations: arcadeMigrations })
  const platform = new PlatformStandIn()
  const platformUrl = await platform.start()
  const apps: FastifyInstance[] = []
  let slowness = 1
  const drawTimes = new Set<number>()

  async function startApp(more: ArcadeOptions['testing'] = {}, stopping?: AbortSignal): Promise<string> {
    const app = await createArcadeApp({
      database: database.database,
      config: {
        platformUrl,
        publicUrl,
        vendorCode: platform.vendorCode,
        vendorSecret: platform.vendorSecret,
        pagesDir: new URL('./pages/', import.meta.url),
        trustProxy: 'loopback',
      },
      ...(stopping ? { stopping } : {}),
      testing: { callTimeoutMs: 1_500, maxPollDelayMs: 150, revealMs: 0, ...testing, ...more },
    })
    apps.push(app)
    return app.listen({ host: '127.0.0.1', port: 0 })
  }

  async function stopApps(): Promise<void> {
    await Promise.all(apps.splice(0).map((app) => app.close()))
  }

  async function logIn(url: string, player: StandInPlayer): Promise<string> {
    const startedAt = performance.now()
    const token = randomUUID()
    platform.addLaunchToken(token, player)
    const response = await fetch(`${url}/play?token=${token}`, { redirect: 'manual' })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (response.status !== 303 || !cookie) throw new Error(`no session: ${response.status}`)
    slowness = Math.min(Math.max((performance.now() - startedAt) / SLOW_LOGIN_MS, 1), MAX_SLOWDOWN)
    return cookie
  }

  async function call<Value = unknown>(
    url: string,
    path: string,
    options: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Value>> {
    const response = await fetch(url + path, {
      method: options.body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        origin: publicUrl,
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    const body = (await response.json()) as Answer<Value>['body'] // the test names the value that it expects
    return { status: response.status, headers: response.headers, body }
  }

  /** Opens a draw that closes and draws after these milliseconds, later if the last login was slow. */
  async function openDraw(id: string, closesInMs: number, drawsInMs: number): Promise<PlannedDraw> {
    const factor = closesInMs < LONG_MS ? slowness : 1
    let drawsAtMs = Math.round(Date.now() + closesInMs * factor) + drawsInMs - closesInMs
    // No two draws fall at the same time.
    while (drawTimes.has(drawsAtMs)) drawsAtMs += 1
    drawTimes.add(drawsAtMs)
    const lottery = findLotteryOfDraw(id)
    const draw = { id, lottery, closesAt: new Date(drawsAtMs - drawsInMs + closesInMs), drawsAt: new Date(drawsAtMs) }
    const seed = generateSeed(randomBytes, null)
    const isOpened = await database.database.transaction((tx) => insertDraw(tx, draw, computeCommitment(seed), seed))
    if (!isOpened) throw new Error(`draw ${id} exists`)
    return draw
  }

  return {
    database: database.database,
    platform,
    platformUrl,
    startApp,
    stopApps,
    logIn,
    call,
    openDraw,
    async close() {
      await stopApps()
      await platform.stop()
      await database.close()
    },
  }
}

export type Arcade = Awaited<ReturnType<typeof openArcade>>

/** Waits until `look` returns a result, by default for at most a minute, longer on a slow machine. */
export async function until<T>(look: () => Promise<T | null | undefined | false>, limitMs = 60_000): Promise<T> {
  const end = Date.now() + limitMs * Number(process.env.FOYER_TIME_FACTOR ?? 1)
  while (Date.now() < end) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  throw new Error('condition not met in time')
}
