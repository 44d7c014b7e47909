import type { Context, Core } from '../core.ts'
import { type ChangeFeed, createChangeFeed, registerChangeRoutes } from './change/index.ts'
import {
  createEncryptionJob,
  createEncryptionKeys,
  createPayloadKeys,
  registerEncryptionRoutes,
} from './encryption/index.ts'
import { registerScriptRoutes } from './script/index.ts'
import {
  createReadinessCheck,
  createVisitors,
  registerHealthRoutes,
  registerSystemRoutes,
  type Visitors,
} from './system/index.ts'

const migrations = new URL('../db/migrations/', import.meta.url)

export interface PlatformContext extends Context {
  visitors: Visitors
  payloadKeys: ReturnType<typeof createPayloadKeys>
  changes: ChangeFeed
}

export function createPlatformContext(core: Core): PlatformContext {
  const { app, config, countries, database, limits, merchants, metrics, shared, stopping } = core
  const { dataKey } = config
  const keys = createEncryptionKeys({ database, dataKey })
  const visitors = createVisitors(countries, config)
  const changes = createChangeFeed(app, core)
  return {
    visitors,
    changes,
    payloadKeys: createPayloadKeys({ database, keys }),
    jobs: [createEncryptionJob({ ...core, encryptionKeys: keys })],
    registerRoutes(registry) {
      registerSystemRoutes(app, registry, { ...core, visitors })
      registerEncryptionRoutes(registry, { keys })
      registerChangeRoutes(registry, changes, stopping)
      registerScriptRoutes(app, { merchants, limit: limits.general })
      registerHealthRoutes(app, {
        checkReadiness: createReadinessCheck({ database, dataKey, shared, migrations }),
        metrics,
        systemHosts: config.systemHosts,
        isProxied: config.isHealthProxied ?? false,
        stopping,
      })
    },
  }
}
