import formBody from '@fastify/formbody'
import type { Database } from '@foyer/database'
import { addFonts } from '@foyer/http/fonts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { type BankTimings, BODY_LIMIT_BYTES, bankTimings, HANG_COUNT_LIMIT } from './bank.constants.ts'
import type { BankConfig, BankDependencies } from './bank-dependencies.ts'
import { createHangingCalls } from './http/hanging-calls.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { createCallerFinder, prepareSignedApi } from './http/signed-api.ts'
import { chooseBankLanguage } from './lib/choose-language.ts'
import { createDeliveryWorker } from './modules/delivery/index.ts'
import { addPaymentApi, addPaymentPages } from './modules/payment/index.ts'
import { addPayoutApi, addPayoutPages } from './modules/payout/index.ts'
import { createSweeper } from './sweeper.ts'
import { addAssets } from './views/assets.ts'
import { makeHomePage } from './views/home.ts'
import { sendMessagePage, sendPage } from './views/layout.ts'

export interface BankOptions {
  /** Schema `bank`, with `bankMigrations` applied. */
  database: Database
  config: BankConfig
  logger?: FastifyBaseLogger
  /** Shorter times for tests. */
  timings?: Partial<BankTimings>
}

/**
 * The embedded payment and payout provider (DEC-04): its own pages, tables and keys; it reaches a platform only by
 * signed callbacks. On return, due work has been started; `close()` ends that work and leaves the database open.
 */
export async function createBankApp(options: BankOptions): Promise<FastifyInstance> {
  const { database, config, logger } = options
  const timings = { ...bankTimings, ...options.timings }
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    // Closing may wait for the database; the shutdown as a whole has its own timeout.
    pluginTimeout: 30_000,
  })
  const onError = (error: unknown) => app.log.error({ err: error }, 'bank worker failed')
  const { clients, vendorCode } = config
  const worker = createDeliveryWorker({ database, vendorCode, clients, timings, onError })
  const sweeper = createSweeper({ database, worker, timings, onError })
  const hangingCalls = createHangingCalls({ maxMs: timings.hangMs, limit: HANG_COUNT_LIMIT })
  const context: BankDependencies = {
    database,
    config,
    timings,
    findCaller: createCallerFinder(database, clients),
    wake: sweeper.wake,
    attemptDelivery: worker.attempt,
  }

  addSecurityHeaders(app, config.publicUrl)
  addAssets(app)
  addFonts(app, '/assets/')
  await app.register(
    async (api) => {
      prepareSignedApi(api)
      addPaymentApi(api, context)
      addPayoutApi(api, context, hangingCalls)
    },
    { prefix: '/api' },
  )
  await app.register(async (pages) => {
    await pages.register(formBody, { bodyLimit: BODY_LIMIT_BYTES })
    pages.get('/', (request: PageRequest, reply) => sendPage(reply, makeHomePage(readLanguage(request))))
    addPaymentPages(pages, context)
    addPayoutPages(pages, context)
    pages.setErrorHandler((error: { statusCode?: number }, request: PageRequest, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'bank page failed')
      return sendMessagePage(reply, { language: readLanguage(request), path: '/', status, kind: 'failed' })
    })
  })
  app.setNotFoundHandler((request: PageRequest, reply) =>
    sendMessagePage(reply, { language: readLanguage(request), path: '/', status: 404, kind: 'missing' }),
  )

  app.addHook('onReady', async () => sweeper.wake())
  app.addHook('preClose', async () => hangingCalls.close())
  app.addHook('onClose', async () => sweeper.close())
  await app.ready()
  return app
}

type PageRequest = FastifyRequest<{ Querystring: { language?: unknown } }>

function readLanguage(request: PageRequest) {
  return chooseBankLanguage(request.query.language)
}
