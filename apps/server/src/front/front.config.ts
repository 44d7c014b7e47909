import type { ServerConfig } from '../config.ts'

/** What the front is told at its start; scripts/settings.ts makes it from the environment. */
export interface FrontConfig
  extends Pick<
    ServerConfig,
    'systemHosts' | 'trustProxy' | 'redisUrl' | 'limits' | 'limitFactor' | 'isHealthProxied' | 'webDist'
  > {
  /** Address below which the other platform answers `/wps/…`. */
  upstreamUrl: string
  /** Sent as `Merchant` where a call has none, and taken where the platform's settings name none. */
  merchantCode?: string | undefined
}
