import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import { isPrivateAddress } from '../../http/network.ts'
import { ServiceError } from '../../http/service-error.ts'
import { parseHost } from '../merchant/index.ts'

/** What keeps a process from serving: which part, and a sentence for the operator. */
export interface ReadinessProblem {
  part: 'database' | 'disk' | 'redis' | 'data_key' | 'migrations'
  reason: string
}

/** Thrown by a check of readiness that has found problems. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError'
  readonly problems: readonly ReadinessProblem[]

  constructor(problems: readonly ReadinessProblem[]) {
    super(problems.map(({ part }) => part).join())
    this.problems = problems
  }
}

/** What only a request that came through a proxy carries. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
] as const

/**
 * Health, readiness and figures, on the system's own hosts only: a merchant's visitors have no business there. Nor has
 * anybody from outside, let in by a proxy or coming straight from a public address, unless the operator says so: a Host
 * header is quickly written.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  dependencies: {
    /** What stands beside "ready". @throws NotReadyError while something that is needed is missing */
    checkReadiness: () => Promise<Record<string, string>>
    metrics: MetricsRegistry
    systemHosts: readonly string[]
    /** Requests through a proxy and from public addresses are answered too. */
    isProxied: boolean
    isStopping: () => boolean
  },
): void {
  app.register(async (system) => {
    system.addHook('onRequest', async (request) => {
      const isSystemHost = dependencies.systemHosts.includes(parseHost(request.host) ?? '')
      if (!isSystemHost || (!dependencies.isProxied && cameFromOutside(request))) throw new ServiceError('not_found')
    })
    system.get('/healthz', async () => ({ status: 'ok' }))
    system.get('/readyz', async (_request, reply) => {
      if (dependencies.isStopping()) return reply.code(503).send({ status: 'stopping' })
      try {
        return { status: 'ready', ...(await dependencies.checkReadiness()) }
      } catch (error) {
        const problems = error instanceof NotReadyError ? error.problems : []
        return reply.code(503).send({ status: 'unavailable', problems })
      }
    })
    system.get('/metrics', async (_request, reply) =>
      reply.type(dependencies.metrics.contentType).send(await dependencies.metrics.metrics()),
    )
  })
}

function cameFromOutside({ headers, socket }: FastifyRequest): boolean {
  return proxyHeaders.some((name) => headers[name] !== undefined) || !isPrivateAddress(socket.remoteAddress)
}
