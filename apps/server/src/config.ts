import type { CaptchaProviderSettings } from './providers/captcha/captcha.ts'
import type { ChatConfig } from './providers/chat/connect-chat.ts'
import type { GameVendorSettings } from './providers/games/seamless.ts'
import type { IdentitySettings } from './providers/identity/connect-identities.ts'
import type { MessageSettings } from './providers/messages/connect-messages.ts'
import type { ProviderSettings } from './providers/payments/payments.ts'
import type { PushConfig } from './providers/push/connect-push.ts'
import type { TrackingConfig } from './providers/tracking/connect-tracking.ts'
import type { WebclipSigners } from './providers/webclip/webclip-signer.ts'

/** Start-up settings of the server; scripts/settings.ts builds them from the environment. */
export interface ServerConfig {
  /** Origin for vendors, without a trailing slash. */
  platformUrl: string
  /** Origin of the embedded lottery. */
  arcadeUrl: string
  /** Origin of third-party scripts, apart from the app; its host serves nothing else. */
  scriptsUrl: string
  /** Origin of the console of the merchants' people; its host serves nothing else. */
  officeUrl: string
  /** Build folder of the console; no pages without it. */
  officeDist?: string | undefined
  /** `off` serves a worker that removes itself and its caches; default: on. */
  serviceWorker?: 'on' | 'off'
  /** Payment providers to connect, by code; without one, deposits and withdrawals are closed. */
  paymentProviders: Readonly<Partial<Record<string, ProviderSettings>>>
  /** Providers of sms and e-mail; without one a channel sends nothing. */
  messageProviders?: MessageSettings | undefined
  /** Push services; without settings Web Push alone. */
  pushProviders?: PushConfig | undefined
  /** Keys of the merchants' web clip profiles; a merchant without one sends its profile unsigned. */
  webclipSigners?: WebclipSigners | undefined
  /** Advertising partners by merchant code; without one visitors are asked nothing. */
  trackingProviders?: TrackingConfig | undefined
  /** Chat services by merchant code; a merchant without one has the embedded desk. */
  chatProviders?: ChatConfig | undefined
  /** Keys of Geetest by captcha id; a merchant whose id has none has the embedded captcha. */
  captchaProviders?: Readonly<Partial<Record<string, CaptchaProviderSettings>>> | undefined
  /** Identity providers by merchant code: logins by accounts of other services. */
  identityProviders?: IdentitySettings | undefined
  /** Shared secrets of the game vendors by code, for signatures in both directions. */
  vendorSecrets: { arcade: string; [vendor: string]: string }
  /** Codes of the vendors that may make wallet calls, for tests; default: every connected vendor. */
  gameVendors?: readonly string[]
  /** Vendors to connect besides the arcade, by code (docs/seamless-wallet.md). */
  gameVendorSettings?: Readonly<Record<string, GameVendorSettings>> | undefined
  /** Milliseconds between two probes of a vendor; default: as the background jobs need it, without them none. */
  vendorProbeMs?: number
  /** Secret text of at least 32 characters; encrypts stored secrets: payout account numbers, payload keys. */
  dataKey: string
  /** Hosts (without port) of vendors' calls, health and metrics only. */
  systemHosts: readonly string[]
  /** Trusted proxies for X-Forwarded-* headers; false trusts none (T31). */
  trustProxy: boolean | string
  redisUrl?: string | undefined
  /** Factor of the read limits of an address. */
  limitFactor?: number
  /** Calls per minute, overriding the built-in limits. */
  limits?: Readonly<Record<string, number>>
  /** Header of the trusted proxies with the visitor's country, in lower case. */
  countryHeader?: string | undefined
  /** File in MaxMind's format that maps addresses to countries. */
  countryData?: string | undefined
  /** Health and metrics also answer requests through a proxy or from a public address. */
  isHealthProxied?: boolean
  logLevel: string
  /** Build folder of the web app, with `client/` and `server/`; no pages without it. */
  webDist?: string | undefined
  /** Serves the page of all components (demo and development); default: no. */
  hasDesignPage?: boolean
}

export const ARCADE_VENDOR = 'arcade'
