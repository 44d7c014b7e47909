import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry as MetricsRegistry } from 'prom-client'

/** Counts and times of the calls by route, never by address, and the process's own figures. */
export function createMetrics(app: FastifyInstance): MetricsRegistry {
  const registry = new MetricsRegistry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const calls = new Counter({
    name: 'foyer_http_requests_total',
    help: 'Answered requests',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'Time to answer, in seconds',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    calls.inc({ method: request.method, route, status: String(reply.statusCode) })
    seconds.observe({ method: request.method, route }, reply.elapsedTime / 1000)
  })
  return registry
}
