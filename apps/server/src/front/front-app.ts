import type { EndpointDefinition, SiteSettings } from '@foyer/contract'
import * as contract from '@foyer/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createHttpApp } from '../http/app.ts'
import { createLimits } from '../http/rate-limit.ts'
import { openSharedStore } from '../http/shared-store.ts'
import { registerPages } from '../pages/index.ts'
import { registerHealthRoutes } from '../platform/index.ts'
import type { FrontConfig } from './front.config.ts'
import { registerForwarding } from './front.routes.ts'
import { createFrontSource } from './front-page-source.ts'
import { registerSessionTransfer } from './front-session-transfer.routes.ts'
import { readUpstreamSettings } from './front-settings.rules.ts'
import { createUpstream } from './upstream.client.ts'

/** The pages at /m in front of another platform; every call under /wps is forwarded to it (front-only mode). */
export async function createFrontApp(dependencies: {
  config: FrontConfig
  logger: FastifyBaseLogger
}): Promise<FastifyInstance> {
  const { config, logger } = dependencies
  const { app, metrics, stopping } = await createHttpApp({ trustProxy: config.trustProxy, logger })
  const upstream = createUpstream(config)
  app.addHook('onClose', () => upstream.close())
  const endpoints = listEndpoints()
  const limits = await createLimits(app, openSharedStore(app, config.redisUrl), config)
  registerHealthRoutes(app, {
    checkReadiness: async () => ({ upstream: config.upstreamUrl }),
    metrics,
    systemHosts: config.systemHosts,
    isProxied: config.isHealthProxied ?? false,
    stopping,
  })
  registerSessionTransfer(app, { upstream, limit: limits.register })
  const readSettings = createSettingsReader(config, logger)
  const source = createFrontSource({ upstream, logger, endpoints, readSettings })
  registerForwarding(app, {
    upstream,
    endpoints: listForwarded(endpoints),
    limits,
    findSettings: source.readSettings,
    readSettings,
  })
  await registerPages(app, { source, limit: limits.page, config })
  await app.ready()
  return app
}

/** Reads status responses; logs one warning per unreadable field. */
function createSettingsReader(
  { merchantCode }: FrontConfig,
  logger: FastifyBaseLogger,
): (raw: unknown) => SiteSettings {
  const warned = new Set<string>()
  return (raw) =>
    readUpstreamSettings(raw, { merchantCode, serverTime: new Date().toISOString() }, (field) => {
      if (warned.has(field)) return
      warned.add(field)
      logger.warn({ field }, 'setting of the platform is unreadable: its default is used')
    })
}

/** All endpoints except those of the front itself, and streams. */
function listForwarded(endpoints: ReadonlyMap<string, EndpointDefinition>): EndpointDefinition[] {
  return [...endpoints.values()].filter(
    ({ path, form }) => path !== contract.exchangeSessionTransfer.path && form !== 'events',
  )
}

/** Every endpoint of the contract for browsers, by method and path. */
function listEndpoints(): Map<string, EndpointDefinition> {
  const found = Object.values<unknown>(contract).filter(isEndpoint)
  return new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
}

function isEndpoint(item: unknown): item is EndpointDefinition {
  if (typeof item !== 'object' || item === null || !('path' in item) || !('access' in item)) return false
  return item.access !== 'vendor' && item.access !== 'provider' && item.access !== 'staff'
}
