import type { Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry as MetricsRegistry } from 'prom-client'
import type { GuessGuard } from './account/index.ts'
import {
  type CaptchaGuard,
  type Identities,
  registerCaptchaRoutes,
  registerClosureRoutes,
  registerContactRoutes,
  registerIdentityRoutes,
  registerLineRoutes,
  registerLoginEventRoutes,
  registerMayaRoutes,
  registerPasskeyRoutes,
  registerRecoveryRoutes,
  registerRegistrationRoutes,
  registerSecondFactorRoutes,
  registerSessionRoutes,
  registerTelegramRoutes,
  registerTermsRoutes,
  registerVerificationRoutes,
  type SecondFactors,
  type Verifications,
} from './account/index.ts'
import type { ServerConfig } from './config.ts'
import { deriveDataKey } from './db/data-cipher.ts'
import {
  createGameCatalogue,
  createVendorHealth,
  registerGameRoutes,
  registerLotteryRoutes,
  registerRankRoutes,
  registerVendorRoutes,
  watchVendors,
} from './games/index.ts'
import type { Registry } from './http/registry.ts'
import { registerMemberRoutes } from './member/index.ts'
import type { MerchantDirectory } from './merchant/index.ts'
import type { IncidentReporter } from './money/index.ts'
import {
  type NumberCipher,
  registerDepositRoutes,
  registerPaymentRoutes,
  registerWalletRoutes,
  registerWithdrawalRoutes,
} from './money/index.ts'
import type { ContactCipher, Messages } from './outreach/index.ts'
import {
  type Push,
  registerContentRoutes,
  registerDownloadRoutes,
  registerInboxRoutes,
  registerLegalRoutes,
  registerPromotionRoutes,
  registerPushRoutes,
  registerTrackingRoutes,
  type Tracking,
} from './outreach/index.ts'
import {
  createChangeFeed,
  type EncryptionKeys,
  registerChangeRoutes,
  registerEncryptionRoutes,
  registerSystemRoutes,
  type Visitors,
} from './platform/index.ts'
import type { CountryFinder } from './providers/country/country.ts'
import type { GameVendors } from './providers/games/connect-vendors.ts'
import {
  connectMayaTokens,
  createLinePageFinder,
  createTelegramPageFinder,
} from './providers/identity/connect-identities.ts'
import type { PaymentProviders } from './providers/payments/payments.ts'
import type { PushProviders } from './providers/push/push.ts'
import type { TrackingPartners } from './providers/tracking/tracking.ts'

/** Shared dependencies of the contexts. */
export interface Services {
  database: Database
  merchants: MerchantDirectory
  config: ServerConfig
  payments: PaymentProviders
  captcha: CaptchaGuard
  /** Limits the tries of secrets. */
  guesses: GuessGuard
  /** Encrypts payout account numbers. */
  numbers: NumberCipher
  /** Encrypts phone numbers and e-mail addresses. */
  contacts: ContactCipher
  verifications: Verifications
  messages: Messages
  push: Push
  pushProviders: PushProviders
  tracking: Tracking
  trackingPartners: TrackingPartners
  gameVendors: GameVendors
  secondFactors: SecondFactors
  identities: Identities
  encryptionKeys: EncryptionKeys
  incidents: IncidentReporter
  /** Shared by several processes; absent with a single one. */
  shared: Redis | undefined
  countries: CountryFinder
  visitors: Visitors
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
  /** Aborted when the stop begins. */
  stopping: AbortSignal
  /** Milliseconds between two probes of a game vendor; none are made without it. */
  vendorProbeMs: number | undefined
}

/** Registers the routes of all contexts. */
export function registerRoutes(app: FastifyInstance, registry: Registry, services: Services): void {
  registerSystemRoutes(app, registry, services)
  registerCaptchaRoutes(registry, services)
  registerSessionRoutes(registry, services)
  registerLoginEventRoutes(registry, services)
  registerPasskeyRoutes(registry, services)
  registerIdentityRoutes(registry, services)
  registerLineRoutes(registry, {
    identities: services.identities,
    lineKey: deriveDataKey(services.config.dataKey, 'line login'),
    findLoginPage: createLinePageFinder(services.config.identityProviders ?? {}),
  })
  registerMayaRoutes(registry, {
    database: services.database,
    findTokens: connectMayaTokens(app, services.config.identityProviders ?? {}),
  })
  registerTelegramRoutes(registry, { findPage: createTelegramPageFinder(services.config.identityProviders ?? {}) })
  registerEncryptionRoutes(registry, { keys: services.encryptionKeys })
  registerMemberRoutes(registry, services)
  registerRegistrationRoutes(registry, services)
  registerTermsRoutes(registry, services)
  registerClosureRoutes(registry, services)
  registerRecoveryRoutes(registry, services)
  registerVerificationRoutes(registry, services)
  registerContactRoutes(registry, services)
  registerSecondFactorRoutes(registry, services)
  registerContentRoutes(registry, services)
  registerLegalRoutes(registry, services)
  registerInboxRoutes(registry, services)
  registerChangeRoutes(registry, createChangeFeed(app, services), services.stopping)
  registerPushRoutes(registry, services)
  registerTrackingRoutes(registry, services)
  registerRankRoutes(registry, services)
  registerPromotionRoutes(registry)
  registerDownloadRoutes(registry)
  registerDepositRoutes(registry, services)
  registerWithdrawalRoutes(registry, services)
  registerPaymentRoutes(registry, services)
  registerGames(app, registry, services)
}

/** Games, their vendors' wallet calls, the wallet history that links to them, and the embedded lottery's draws. */
function registerGames(app: FastifyInstance, registry: Registry, services: Services): void {
  const { database, merchants, config, metrics, logger } = services
  const { arcade, providers } = services.gameVendors
  const health = createVendorHealth({ database, providers, metrics, logger })
  if (services.vendorProbeMs !== undefined) watchVendors(app, health, services.vendorProbeMs)
  const isVendorUp = (vendor: string) => providers.has(vendor) && health.isUp(vendor)
  const catalogue = createGameCatalogue({ database, merchants, isVendorUp })
  registerWalletRoutes(registry, { database, catalogue })
  registerGameRoutes(registry, { database, catalogue, providers, dataKey: config.dataKey, visitors: services.visitors })
  registerVendorRoutes(registry, {
    database,
    merchants,
    catalogue,
    gameVendors: new Set(config.gameVendors ?? providers.keys()),
    metrics,
    logger,
  })
  registerLotteryRoutes(registry, { catalogue, draws: arcade })
}
