import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry as MetricsRegistry } from 'prom-client'
import { isPrivateAddress } from '../../http/network.ts'
import { ServiceError } from '../../http/service-error.ts'
import { parseHost } from '../../merchant/index.ts'

/** Cause of a process not being ready: the part, and a sentence for the operator. */
export interface ReadinessProblem {
  part: 'database' | 'disk' | 'redis' | 'data_key' | 'migrations'
  reason: string
}

/** Thrown by a readiness check with problems. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError'
  readonly problems: readonly ReadinessProblem[]

  constructor(problems: readonly ReadinessProblem[]) {
    super(problems.map(({ part }) => part).join())
    this.problems = problems
  }
}

/** Headers of requests through a proxy only. */
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
 * Health, readiness and metrics, on the system's own hosts only, not for a merchant's visitors. Refused through a proxy
 * and from public addresses unless the operator allows it: a Host header is easily forged.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  dependencies: {
    /** Details next to "ready". @throws NotReadyError while a required part is missing */
    checkReadiness: () => Promise<Record<string, string>>
    metrics: MetricsRegistry
    systemHosts: readonly string[]
    /** Also answers requests through a proxy and from public addresses. */
    isProxied: boolean
    stopping: AbortSignal
  },
): void {
  app.register(async (system) => {
    system.addHook('onRequest', async (request) => {
      const isSystemHost = dependencies.systemHosts.includes(parseHost(request.host) ?? '')
      if (!isSystemHost || (!dependencies.isProxied && cameFromOutside(request))) throw new ServiceError('not_found')
    })
    system.get('/healthz', async () => ({ status: 'ok' }))
    system.get('/readyz', async (_request, reply) => {
      if (dependencies.stopping.aborted) return reply.code(503).send({ status: 'stopping' })
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
