import {
  chooseLanguage,
  collect,
  consumerSettings,
  domainRoute,
  parseAllowedLanguages,
  ping,
  systemCountry,
  systemStatus,
  webManifest,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import type { ServerConfig } from '../../config.ts'
import { PreparedValue } from '../../http/prepared.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { parseHost } from '../../merchant/index.ts'
import { describeConsumer, listOrigins, readEvents } from './system.rules.ts'
import { buildManifest } from './system-manifest.rules.ts'
import { readPublicSettings } from './system-settings.ts'
import { createTimings } from './system-timing.ts'
import type { Visitors } from './system-visitor.service.ts'

export interface SystemDependencies {
  database: Database
  config: Pick<ServerConfig, 'webDist'>
  visitors: Visitors
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
}

export function registerSystemRoutes(app: FastifyInstance, registry: Registry, dependencies: SystemDependencies): void {
  registry.on(systemStatus, async ({ merchant, caller }) => {
    const isDenied = dependencies.visitors.findSiteBlock(merchant, caller) === 'region_denied'
    const { ip } = caller
    const own = JSON.stringify({
      regionRestriction: isDenied ? 'location' : null,
      ...{ ip, serverTime: new Date().toISOString() },
    })
    return new PreparedValue(`${readPublicSettings(merchant, caller.language).json.slice(0, -1)},${own.slice(1)}`)
  })

  registry.on(systemCountry, async ({ merchant, caller }) => {
    return { countryCode: dependencies.visitors.countryOf(merchant, caller) }
  })

  registry.on(consumerSettings, async ({ merchant, caller }) => ({
    info: describeConsumer(merchant.settings, caller.language),
  }))

  registry.on(domainRoute, async ({ merchant, caller }) => {
    const domains = listOrigins(merchant.hosts, caller)
    const isAvailable = merchant.hosts.includes(parseHost(caller.host) ?? '')
    return { domain: isAvailable ? null : (domains[0] ?? null), domains }
  })

  registry.on(webManifest, async ({ merchant, query, caller }) => {
    if (query.merchantCode !== merchant.code) throw new ServiceError('merchant_mismatch')
    const allowed = parseAllowedLanguages(merchant.settings.template.languages)
    const language = chooseLanguage({ allowed, stored: query.language, member: caller.language })
    return buildManifest(merchant, language, query)
  })

  registerReports(app, registry, dependencies)
}

/** Automatic reports of browsers: counted, never stored verbatim (T32). */
function registerReports(app: FastifyInstance, registry: Registry, dependencies: SystemDependencies): void {
  const timings = createTimings(dependencies)
  app.addHook('preClose', () => timings.flush())
  const counter = new Counter({
    name: 'foyer_tracking_events_total',
    help: 'Events that reached us by ping',
    labelNames: ['merchant', 'event'] as const,
    registers: [dependencies.metrics],
  })

  registry.on(
    ping,
    async ({ merchant, query }) => {
      const events = readEvents(query.events)
      for (const event of events) counter.inc({ merchant: merchant.code, event })
      return { received: events.length }
    },
    { limit: 'beacon' },
  )

  registry.on(
    collect,
    async ({ merchant, body }) => {
      if (body.merchant !== merchant.code) throw new ServiceError('merchant_mismatch')
      timings.count(merchant.code, body.value)
      return null
    },
    { limit: 'beacon' },
  )
}
