import type { ServerConfig } from '../config.ts'

/** Start-up settings of the front; scripts/settings.ts builds them from the environment. */
export interface FrontConfig
  extends Pick<
    ServerConfig,
    | 'systemHosts'
    | 'trustProxy'
    | 'redisUrl'
    | 'limits'
    | 'limitFactor'
    | 'isHealthProxied'
    | 'webDist'
    | 'serviceWorker'
  > {
  /** Base address of the other platform's `/wps/…`. */
  upstreamUrl: string
  /** `Merchant` header of calls without one, and code for settings without one. */
  merchantCode?: string | undefined
}
