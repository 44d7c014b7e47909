import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { Database } from '@foyer/database'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { arcadeGames } from './catalogue.ts'
import type { PlannedDraw, Timetable } from './game/draw.rules.ts'
import { MAIN_LOTTERY } from './game/lottery.constants.ts'
import { createGameServers, type GamesTesting } from './games/game-servers.ts'
import { games } from './games/games.rules.ts'
import { acceptJsonOnly } from './http/body.ts'
import { sendValue } from './http/envelope.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { addPages } from './http/pages.ts'
import { addSecurity, requireOwnOrigin } from './http/security.ts'
import { addServerClock } from './http/server-clock.ts'
import { addDrawRoutes, findNextDraw, readClock } from './modules/draw/index.ts'
import { startDrawScheduler } from './modules/draw-scheduler/index.ts'
import type { RandomSource } from './modules/fairness/index.ts'
import { addRoundRoutes, addSeedRoutes, startRoundScheduler } from './modules/round/index.ts'
import {
  addBalanceRoute,
  addLaunchRoute,
  addSessionRoute,
  addSwitchRoutes,
  readSessionAppearance,
  requirePlayer,
} from './modules/session/index.ts'
import { addTicketRoutes, listLeaves } from './modules/ticket/index.ts'
import { createPlatformWallet } from './modules/wallet/index.ts'

/** Maximum body size, in bytes: a full ticket is about one thousand. */
const BODY_LIMIT_BYTES = 8 * 1024

/**
 * Requests of one address per minute, pages and images included; whole mobile networks share one address. Routes with a
 * limit of their own are counted apart.
 */
const REQUESTS_PER_MINUTE = 1_200

export interface ArcadeConfig {
  /** Base address of the platform for vendors' calls, e.g. http://127.0.0.1:8080. */
  platformUrl: string
  /** Origin of the arcade for players, e.g. http://arcade.localhost:8080. */
  publicUrl: string
  vendorCode: string
  vendorSecret: string
  /** Origins that may frame the arcade; default: none. */
  frameAncestors?: readonly string[]
  /** Trusted proxies for X-Forwarded-* headers. */
  trustProxy?: boolean | string
  /** Schedules of draws other than the usual ones (game/lottery.constants.ts). */
  timetable?: Timetable
  /** Folder of the built pages; default: apps/arcade/dist. */
  pagesDir?: URL
}

export interface ArcadeOptions {
  /** Schema `arcade`, with `arcadeMigrations` applied. */
  database: Database
  config: ArcadeConfig
  logger?: FastifyBaseLogger
  /** Aborted when the stop begins: streams and rounds of all players end, calls are answered until the app closes. */
  stopping?: AbortSignal
  /** For tests: another timetable, another source of randomness, no poll loops, shorter calls. */
  testing?: {
    plan?: (now: Date) => PlannedDraw[]
    random?: RandomSource
    isIdle?: boolean
    callTimeoutMs?: number
    maxPollDelayMs?: number
    revealMs?: number
    games?: GamesTesting
  }
}

/**
 * The embedded lottery as a separate vendor (DEC-35): it reaches the platform only through the seamless-wallet calls of
 * docs/seamless-wallet.md. On return, due draws and payments have been started; `close()` ends that work and leaves the
 * database open.
 */
export async function createArcadeApp({
  database,
  config,
  logger,
  stopping: stopSignal,
  testing = {},
}: ArcadeOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    // Closing may wait for the database; the shutdown as a whole has its own timeout.
    pluginTimeout: 30_000,
    trustProxy: config.trustProxy ?? false,
    routerOptions: { maxParamLength: 64 },
  })
  const isSecure = config.publicUrl.startsWith('https:')
  const platform = createPlatformWallet({ ...config, timeoutMs: testing.callTimeoutMs })
  const session = { database, platform, isSecure, games }
  const { timetable = {} } = config
  const drawScheduler = testing.isIdle
    ? null
    : startDrawScheduler({ database, platform, logger: app.log, timetable, ...testing })
  const roundScheduler = testing.isIdle
    ? null
    : startRoundScheduler({ database, platform, logger: app.log, ...testing, games })
  app.addHook('onClose', async () => {
    await Promise.all([drawScheduler?.stop(), roundScheduler?.stop()])
  })

  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  stopSignal?.addEventListener('abort', () => stopping.abort())

  app.decorateRequest('player', null)
  addSecurity(app, config)
  registerErrorHandler(app)
  acceptJsonOnly(app)
  await app.register(cookie)
  await app.register(rateLimit, { max: REQUESTS_PER_MINUTE, timeWindow: 60_000, cache: 50_000 })
  await addServerClock(app, () => database.statement(readClock))

  app.get('/health', async (_request, reply) => {
    const next = await database.statement((tx) => findNextDraw(tx, MAIN_LOTTERY))
    const isWell = next.isSelling && next.draw !== null
    return sendValue(reply, { status: isWell ? 'ok' : 'degraded', isSelling: next.isSelling }, isWell ? 200 : 503)
  })
  // The list that the platform imports.
  app.get('/games.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(arcadeGames))
  addLaunchRoute(app, session)
  await app.register(
    async (api) => {
      addSessionRoute(api, session)
      addDrawRoutes(api, {
        database,
        timetable,
        listLeaves: (drawId) => database.statement((tx) => listLeaves(tx, drawId), { isOperator: true }),
      })
    },
    { prefix: '/api' },
  )
  // Session, switch and balance: of the lottery at the root, of every other game below its address.
  for (const prefix of ['/api', '/api/games/:game']) {
    await app.register(
      async (api) => {
        requireOwnOrigin(api, config.publicUrl)
        addSwitchRoutes(api, session)
      },
      { prefix },
    )
    await app.register(
      async (api) => {
        requireOwnOrigin(api, config.publicUrl)
        requirePlayer(api, session)
        addBalanceRoute(api, session)
      },
      { prefix },
    )
  }
  await app.register(
    async (api) => {
      requireOwnOrigin(api, config.publicUrl)
      requirePlayer(api, session)
      addTicketRoutes(api, { database, platform, wake: () => drawScheduler?.wake() })
      addRoundRoutes(api, { database, platform, games, wake: () => roundScheduler?.wake() })
      addSeedRoutes(api, { database, random: testing.random })
    },
    { prefix: '/api' },
  )
  await app.register(async (api) => addSessionRoute(api, session), { prefix: '/api/games/:game' })
  for (const server of createGameServers(testing.games ?? {}))
    await server.start(app, { ...session, config, isIdle: testing.isIdle ?? false, stopping: stopping.signal })
  await addPages(app, {
    pagesDir: config.pagesDir ?? new URL('../dist/', import.meta.url),
    games,
    readAppearance: (request) => readSessionAppearance(request, session),
  })
  await app.ready()
  return app
}
