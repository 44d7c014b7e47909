import type { Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry as MetricsRegistry } from 'prom-client'
import type { ServerConfig } from './config.ts'
import type { Limits } from './http/rate-limit.ts'
import type { Registry } from './http/registry.ts'
import type { NonceMemory } from './http/vendor.ts'
import type { MerchantDirectory } from './merchant/index.ts'
import type { Outbox } from './outbox/index.ts'
import type { CountryFinder } from './providers/country/country.ts'
import type { ScheduledJob } from './repeat-job.ts'

/** What every context is wired from. */
export interface Core {
  app: FastifyInstance
  config: ServerConfig
  database: Database
  merchants: MerchantDirectory
  outbox: Outbox
  countries: CountryFinder
  limits: Limits
  isFreshNonce: NonceMemory
  /** Shared by several processes; absent with a single one. */
  shared: Redis | undefined
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
  /** Aborted when the stop begins. */
  stopping: AbortSignal
}

/** A wired context. */
export interface Context {
  /** Registers its calls, and what it serves besides. */
  registerRoutes(registry: Registry): void
  jobs: readonly ScheduledJob[]
}
