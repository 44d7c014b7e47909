import type { FastifyInstance } from 'fastify'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import { shortenAddress } from './network.ts'
import { type LogRefusal, ServiceError } from './service-error.ts'

/**
 * Maximum log lines about refusals per second; the first line of the next second reports the number of dropped ones.
 */
const LINES_PER_SECOND = 100

const UNKNOWN_ROUTE = 'unknown'

/**
 * Codes whose increase per route is an alert (docs/operations.md). Prometheus sees no increase in the first sample of a
 * series, so theirs exist from the start.
 */
const alertedCodes = ['unknown_error', 'signature_invalid'] as const

/** Logs and counts refusals of the routes that are registered after it. Defects are logged with their stack, without a limit. */
export function createRefusalLog(app: FastifyInstance, metrics: MetricsRegistry): LogRefusal {
  const refusals = new Counter({
    name: 'foyer_refusals_total',
    help: 'Calls that were answered with an error code, by route and code',
    labelNames: ['route', 'code'] as const,
    registers: [metrics],
  })
  const openSeries = (route: string) => {
    for (const code of alertedCodes) refusals.inc({ route, code }, 0)
  }
  openSeries(UNKNOWN_ROUTE)
  app.addHook('onRoute', ({ url }) => openSeries(url))
  let second = 0
  let lines = 0
  let suppressed = 0

  function mayWrite(): boolean {
    const now = Math.floor(Date.now() / 1_000)
    if (now !== second) {
      second = now
      lines = 0
    }
    lines += 1
    if (lines > LINES_PER_SECOND) suppressed += 1
    return lines <= LINES_PER_SECOND
  }

  return (request, reply, refusal, error) => {
    const { url: route = UNKNOWN_ROUTE } = request.routeOptions
    refusals.inc({ route, code: refusal.code })
    const fields = {
      code: refusal.code,
      status: refusal.status,
      method: request.method,
      route,
      merchant: request.merchant?.code,
      memberId: request.memberId,
      address: shortenAddress(request.ip),
      ms: Math.round(reply.elapsedTime),
      spanId: request.spanId,
    }
    if (refusal.status >= 500 && !(error instanceof ServiceError)) {
      request.log.error({ ...fields, err: error }, 'call failed')
    } else if (mayWrite()) {
      const reported = suppressed > 0 ? { ...fields, suppressed } : fields
      suppressed = 0
      // An unavailable vendor refuses many calls; the stack in our code carries no information.
      if (refusal.status >= 500) request.log.warn(reported, 'call refused')
      else request.log.info(reported, 'call refused')
    }
  }
}
