import type { Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Registry as MetricsRegistry } from 'prom-client'
import type { ServerConfig } from '../config.ts'
import { deriveDataKey } from '../db/data-cipher.ts'
import type { Registry } from '../http/registry.ts'
import type { CountryFinder } from '../providers/country/country.ts'
import type { GameVendors } from '../providers/games/connect-vendors.ts'
import {
  connectMayaTokens,
  createLinePageFinder,
  createTelegramPageFinder,
} from '../providers/identity/connect-identities.ts'
import type { PaymentProviders } from '../providers/payments/payments.ts'
import type { PushProviders } from '../providers/push/push.ts'
import type { TrackingPartners } from '../providers/tracking/tracking.ts'
import { type CaptchaGuard, registerCaptchaRoutes } from './captcha/index.ts'
import { createChangeFeed, registerChangeRoutes } from './change/index.ts'
import { registerClosureRoutes } from './closure/index.ts'
import type { ContactCipher } from './contact/index.ts'
import { registerContentRoutes } from './content/index.ts'
import { registerDepositRoutes } from './deposit/index.ts'
import { registerDownloadRoutes } from './download/index.ts'
import { type EncryptionKeys, registerEncryptionRoutes } from './encryption/index.ts'
import { createGameCatalogue, registerGameRoutes } from './game/index.ts'
import type { GuessGuard } from './guess/index.ts'
import {
  type Identities,
  registerIdentityRoutes,
  registerLineRoutes,
  registerMayaRoutes,
  registerTelegramRoutes,
} from './identity/index.ts'
import { registerInboxRoutes } from './inbox/index.ts'
import type { IncidentReporter } from './incident/index.ts'
import { registerLegalRoutes } from './legal/index.ts'
import { registerLoginEventRoutes } from './login-event/index.ts'
import { registerLotteryRoutes } from './lottery/index.ts'
import { registerMemberRoutes } from './member/index.ts'
import type { MerchantDirectory } from './merchant/index.ts'
import type { Messages } from './message/index.ts'
import { registerPasskeyRoutes } from './passkey/index.ts'
import { registerPaymentRoutes } from './payment/index.ts'
import { registerPromotionRoutes } from './promotion/index.ts'
import { type Push, registerPushRoutes } from './push/index.ts'
import { registerRankRoutes } from './rank/index.ts'
import { registerRecoveryRoutes } from './recovery/index.ts'
import { registerRegistrationRoutes } from './registration/index.ts'
import { registerSecondFactorRoutes, type SecondFactors } from './second-factor/index.ts'
import { registerSessionRoutes } from './session/index.ts'
import { registerSystemRoutes, type Visitors } from './system/index.ts'
import { registerTermsRoutes } from './terms/index.ts'
import { registerTrackingRoutes, type Tracking } from './tracking/index.ts'
import { registerVendorRoutes } from './vendor/index.ts'
import { createVendorHealth, watchVendors } from './vendor-health/index.ts'
import { registerContactRoutes, registerVerificationRoutes, type Verifications } from './verification/index.ts'
import { registerWalletRoutes } from './wallet/index.ts'
import { type NumberCipher, registerWithdrawalRoutes } from './withdrawal/index.ts'

/** Shared dependencies of the modules. */
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

/** Registers every module's routes. */
export function registerModules(app: FastifyInstance, registry: Registry, services: Services): void {
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
