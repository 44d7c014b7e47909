import type { EndpointDefinition } from '@foyer/contract'
import * as contract from '@foyer/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createHttpApp } from '../http/app.ts'
import { createLimits } from '../http/rate-limit.ts'
import { openSharedStore } from '../http/shared-store.ts'
import { registerHealthRoutes } from '../modules/system/index.ts'
import { registerPages } from '../pages/index.ts'
import type { FrontConfig } from './front.config.ts'
import { registerTokenHandoff } from './front.handoff.ts'
import { registerForwarding } from './front.routes.ts'
import { createFrontSource } from './front.source.ts'
import { createUpstream } from './front.upstream.ts'

/** The pages at /m in front of another platform, to which every call under /wps goes (front-only mode). */
export async function createFrontApp(parts: {
  config: FrontConfig
  logger: FastifyBaseLogger
}): Promise<FastifyInstance> {
  const { config, logger } = parts
  const { app, metrics, isStopping } = await createHttpApp({ trustProxy: config.trustProxy, logger })
  const upstream = createUpstream(config)
  app.addHook('onClose', () => upstream.close())
  const endpoints = listEndpoints()
  const limits = await createLimits(app, openSharedStore(app, config.redisUrl), config)
  registerHealthRoutes(app, {
    checkReadiness: async () => ({ upstream: config.upstreamUrl }),
    metrics,
    systemHosts: config.systemHosts,
    isProxied: config.isHealthProxied ?? false,
    isStopping,
  })
  registerTokenHandoff(app, { upstream, limit: limits.register })
  registerForwarding(app, { upstream, endpoints: listForwarded(endpoints), limits })
  const source = createFrontSource({ upstream, config, logger, endpoints })
  await registerPages(app, { source, limit: limits.page, config })
  await app.ready()
  return app
}

/** All but what the front answers itself. */
function listForwarded(endpoints: ReadonlyMap<string, EndpointDefinition>): EndpointDefinition[] {
  return [...endpoints.values()].filter(({ path }) => path !== contract.exchangeHandoff.path)
}

/** Every call of the contract that a browser may make, by method and path. */
function listEndpoints(): Map<string, EndpointDefinition> {
  const found = Object.values<unknown>(contract).filter(isEndpoint)
  return new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
}

function isEndpoint(item: unknown): item is EndpointDefinition {
  return typeof item === 'object' && item !== null && 'path' in item && 'access' in item && item.access !== 'vendor'
}
