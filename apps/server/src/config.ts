import type { ProviderSettings } from './providers/payments/payments.ts'

/** What the server is told at its start; scripts/settings.ts makes it from the environment. */
export interface ServerConfig {
  /** Origin that vendors reach, without a slash at its end. */
  platformUrl: string
  /** Origin of the embedded lottery. */
  arcadeUrl: string
  /** Origin where third-party scripts run, apart from the app; its host answers nothing else. */
  scriptsUrl: string
  /** Payment providers to connect, by code; where none is, deposits and withdrawals are closed. */
  paymentProviders: Readonly<Partial<Record<string, ProviderSettings>>>
  /** Shared secrets by code of the game vendors, for signatures in both directions. */
  vendorSecrets: { arcade: string; [vendor: string]: string }
  /** Codes of the vendors that may make wallet calls; the arcade alone when not given. */
  gameVendors?: readonly string[]
  /** Secret text of at least 32 characters that encrypts what is stored encrypted: payout account numbers, keys of payloads. */
  dataKey: string
  /** Hosts (without port) that answer vendors' calls, health and metrics only. */
  systemHosts: readonly string[]
  /** Proxies whose X-Forwarded-* headers are believed; false trusts none (T31). */
  trustProxy: boolean | string
  redisUrl?: string | undefined
  /** Multiplies how many reads an address has. */
  limitFactor?: number
  /** Calls per minute in the place of those built in. */
  limits?: Readonly<Record<string, number>>
  /** Header in which the trusted proxies name the visitor's country, in lower case. */
  countryHeader?: string | undefined
  /** File (MaxMind's format) that tells the country of an address. */
  countryData?: string | undefined
  /** Health and metrics answer to requests that came through a proxy or from a public address as well. */
  isHealthProxied?: boolean
  logLevel: string
  /** Folder of the web app's build, with `client/` and `server/`; absent serves no pages. */
  webDist?: string | undefined
}

export const ARCADE_VENDOR = 'arcade'
