import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import type { ServerConfig } from '../config.ts'
import { acceptJsonOnly } from './body.ts'
import { readSpanId } from './caller.ts'
import { answerClientError, refuseEarly } from './early-refusal.ts'
import { addSecurityHeaders } from './headers.ts'
import { createMetrics } from './metrics.ts'
import { createRefusalLog } from './refusal-log.ts'
import { registerErrorHandler, ServiceError } from './service-error.ts'

/** Maximum body size, in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024
/** Timeout of a request's head and body, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000

export interface HttpApp {
  app: FastifyInstance
  metrics: MetricsRegistry
  /** Aborted with the given signal, or when the app closes. */
  stopping: AbortSignal
}

/** Common handling of every request: limits, correlation id, log line, headers, errors, metrics. */
export async function createHttpApp(dependencies: {
  trustProxy: ServerConfig['trustProxy']
  logger: FastifyBaseLogger
  stopping?: AbortSignal | undefined
}): Promise<HttpApp> {
  const app = Fastify({
    loggerInstance: dependencies.logger,
    trustProxy: dependencies.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Closing may wait for the database; the shutdown as a whole has its own timeout.
    pluginTimeout: 30_000,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than most calls; log calls add the correlation id (`Caller.log`).
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: false },
    // An address that the router cannot parse bypasses the hooks and the error handler.
    frameworkErrors: (_error, _request, reply) => refuseEarly(reply.raw, 'invalid_input'),
    clientErrorHandler: answerClientError,
  })
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  dependencies.stopping?.addEventListener('abort', () => stopping.abort())
  app.decorateRequest('spanId', '')
  app.addHook('onRequest', (request, _reply, done) => {
    request.spanId = readSpanId(request.headers['x-span-id'])
    done()
  })
  if (['debug', 'trace'].includes(dependencies.logger.level)) {
    app.addHook('onResponse', async (request, reply) => {
      const { spanId, sessionId } = request
      request.log.debug(
        { spanId, sessionId, req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      )
    })
  }
  await app.register(cookie)
  acceptJsonOnly(app)
  addSecurityHeaders(app)
  const metrics = createMetrics(app)
  registerErrorHandler(app, createRefusalLog(app, metrics))
  app.setNotFoundHandler(async () => {
    throw new ServiceError('not_found')
  })
  return { app, metrics, stopping: stopping.signal }
}
