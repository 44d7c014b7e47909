import { createAddressCheck, createFrontApp, type createLogger } from '@foyer/server'
import type { Settings } from '../settings.ts'
import { hostNameOf } from './host-name.ts'
import { type Listeners, toAnswerer } from './instance.ts'
import { webDist } from './web-dist.ts'

/** Composes the pages in front of another platform: no database, no vendors, no stored data. */
export async function openFront(
  settings: Settings & { WPS_UPSTREAM: string },
  logger: ReturnType<typeof createLogger>,
): Promise<Listeners> {
  const app = await createFrontApp({
    config: {
      upstreamUrl: settings.WPS_UPSTREAM,
      merchantCode: settings.WPS_MERCHANT,
      systemHosts: [hostNameOf(settings.PLATFORM_URL)],
      trustProxy: settings.TRUST_PROXY ?? false,
      redisUrl: settings.REDIS_URL,
      limitFactor: settings.LIMIT_FACTOR,
      isHealthProxied: settings.HEALTH_VIA_PROXY,
      webDist,
      serviceWorker: settings.SERVICE_WORKER,
    },
    logger,
  })
  return {
    hosts: new Map(),
    others: toAnswerer(app),
    hasAddress: createAddressCheck(settings.TRUST_PROXY ?? false),
    close: () => app.close(),
  }
}
