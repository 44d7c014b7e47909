import type { Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import {
  createCaptchaGuard,
  createGuessGuard,
  createIdentities,
  createSecondFactors,
  createSessionReader,
  createTermsReader,
  createVerifications,
  findBrowserMember,
  registerCaptchaFrame,
} from './account/index.ts'
import type { ServerConfig } from './config.ts'
import { deriveDataKey } from './db/data-cipher.ts'
import { PROBE_INTERVAL_MS, registerGameReturn } from './games/index.ts'
import { createHttpApp } from './http/app.ts'
import { guardHosts } from './http/hosts.ts'
import { describeEndpoints } from './http/openapi.ts'
import { openapiPagePolicy, openapiPageStyle, renderOpenapiPage } from './http/openapi-page.ts'
import { createLimits } from './http/rate-limit.ts'
import { createRegistry } from './http/registry.ts'
import { openSharedStore } from './http/shared-store.ts'
import { createNonceMemory } from './http/vendor.ts'
import { registerFigures } from './jobs/figures.ts'
import { startServerJobs } from './jobs/index.ts'
import { createMerchantDirectory, parseHost } from './merchant/index.ts'
import { createIncidentReporter, createNumberCipher } from './money/index.ts'
import {
  createContactCipher,
  createMessages,
  createPush,
  createTracking,
  registerOutboxPage,
  registerTrackingFrame,
} from './outreach/index.ts'
import { createPlatformSource, registerPages } from './pages/index.ts'
import {
  createEncryptionKeys,
  createPayloadKeys,
  createReadinessCheck,
  createVisitors,
  registerHealthRoutes,
  registerScriptRoutes,
} from './platform/index.ts'
import { connectCaptchaProviders, createWidgetFinder } from './providers/captcha/connect-captchas.ts'
import { createEmbeddedCaptcha } from './providers/captcha/embedded.ts'
import { noCountries } from './providers/country/country.ts'
import { openCountryFile } from './providers/country/country-file.ts'
import { connectGameVendors } from './providers/games/connect-vendors.ts'
import { connectIdentities, createEmulatorFinder } from './providers/identity/connect-identities.ts'
import { connectCodeProviders, connectMessages } from './providers/messages/connect-messages.ts'
import { connectPaymentProviders } from './providers/payments/connect-providers.ts'
import { connectPush } from './providers/push/connect-push.ts'
import { connectTracking } from './providers/tracking/connect-tracking.ts'
import { registerRoutes } from './register-routes.ts'

const migrations = new URL('./db/migrations/', import.meta.url)

export interface ServerDependencies {
  database: Database
  config: ServerConfig
  logger: FastifyBaseLogger
  /** Runs sweeps, reconciliation and cleanup; off in tests of single calls. */
  hasJobs: boolean
  /** Aborted when the stop begins: streams end, calls are still answered until the app closes. */
  stopping?: AbortSignal
}

/** The platform at /wps and the pages at /m, ready to listen or to be injected into. */
export async function createServerApp({
  database,
  config,
  logger,
  hasJobs,
  stopping: stopSignal,
}: ServerDependencies): Promise<FastifyInstance> {
  const { app, metrics, stopping } = await createHttpApp({
    trustProxy: config.trustProxy,
    logger,
    stopping: stopSignal,
  })
  const merchants = createMerchantDirectory(database, logger)
  const scriptsHost = parseHost(new URL(config.scriptsUrl).host) ?? ''
  guardHosts(app, { merchants, systemHosts: config.systemHosts, scriptsHost })
  const encryptionKeys = createEncryptionKeys({ database, dataKey: config.dataKey })
  const shared = openSharedStore(app, config.redisUrl)
  const limits = await createLimits(app, shared, config)
  const isFreshNonce = createNonceMemory(shared)
  const countries = config.countryData === undefined ? noCountries : await openCountryFile(config.countryData)
  const visitors = createVisitors(countries, config)
  const registry = createRegistry(app, {
    readSession: createSessionReader(database),
    isTermsDue: createTermsReader(database),
    findSiteBlock: visitors.findSiteBlock,
    config,
    limits,
    isFreshNonce,
    payloadKeys: createPayloadKeys({ database, keys: encryptionKeys }),
  })

  const { paymentProviders, platformUrl } = config
  const payments = connectPaymentProviders(app, { settings: paymentProviders, platformUrl, isFreshNonce })
  const findCodeProvider = connectCodeProviders(app, config.identityProviders ?? {})
  const captcha = createCaptchaGuard({
    database,
    findCodeProvider,
    findProvider: connectCaptchaProviders(
      app,
      config.captchaProviders ?? {},
      deriveDataKey(config.dataKey, 'captcha purpose'),
    ),
    embedded: createEmbeddedCaptcha(deriveDataKey(config.dataKey, 'captcha challenge', 64)),
  })
  const guesses = createGuessGuard({ database, captcha, key: deriveDataKey(config.dataKey, 'guess') })
  const numbers = createNumberCipher(config.dataKey)
  const incidents = createIncidentReporter(logger)
  const messageProviders = connectMessages(app, config.messageProviders ?? { hasOutbox: false })
  const { dataKey } = config
  const messages = createMessages({ database, providers: messageProviders, dataKey, metrics, logger })
  const verifications = createVerifications({ database, messages, dataKey, findCodeProvider, logger })
  const pushProviders = connectPush(app, { dataKey, platformUrl, config: config.pushProviders })
  const push = createPush({ database, providers: pushProviders, findBrowserMember, dataKey, metrics, logger })
  const trackingPartners = connectTracking(app, config.trackingProviders)
  const tracking = createTracking({ database, partners: trackingPartners, metrics, logger })
  const gameVendors = connectGameVendors(app, config)
  const contacts = createContactCipher(dataKey)
  const secondFactors = createSecondFactors({ contacts, verifications, dataKey })
  const identities = createIdentities({ database, find: connectIdentities(app, config.identityProviders ?? {}) })
  registerRoutes(app, registry, {
    database,
    merchants,
    config,
    payments,
    captcha,
    guesses,
    numbers,
    contacts,
    verifications,
    messages,
    push,
    pushProviders,
    tracking,
    trackingPartners,
    gameVendors,
    secondFactors,
    identities,
    encryptionKeys,
    incidents,
    shared,
    countries,
    visitors,
    metrics,
    logger,
    stopping,
    vendorProbeMs: config.vendorProbeMs ?? (hasJobs ? PROBE_INTERVAL_MS : undefined),
  })
  registerHealthRoutes(app, {
    checkReadiness: createReadinessCheck({ database, dataKey: config.dataKey, shared, migrations }),
    metrics,
    systemHosts: config.systemHosts,
    isProxied: config.isHealthProxied ?? false,
    stopping,
  })
  registerFigures({ database, metrics, logger, hasJobs })
  const description = describeEndpoints(registry.endpoints())
  app.get('/wps/openapi.json', async () => description)
  app.get('/wps/openapi', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', openapiPagePolicy)
      .send(renderOpenapiPage(description)),
  )
  app.get('/wps/openapi.css', async (_request, reply) => reply.type('text/css').send(openapiPageStyle))
  if (config.messageProviders?.hasOutbox) registerOutboxPage(app, { database, messages, limit: limits.general })
  const findWidget = createWidgetFinder(config.captchaProviders ?? {})
  const findEmulator = createEmulatorFinder(config.identityProviders ?? {})
  registerCaptchaFrame(app, { merchants, findWidget, findEmulator, limit: limits.general })
  registerGameReturn(app, { limit: limits.general })
  registerScriptRoutes(app, { merchants, limit: limits.general })
  registerTrackingFrame(app, { merchants, partners: trackingPartners, limit: limits.general })
  await registerPages(app, {
    source: createPlatformSource(registry, merchants, {
      ...config,
      findWidget,
      trackingPartners,
      gameVendors: gameVendors.providers,
      visitors,
    }),
    limit: limits.page,
    config,
  })
  if (hasJobs) {
    const dependencies = {
      database,
      merchants,
      payments,
      numbers,
      encryptionKeys,
      incidents,
      messages,
      push,
      tracking,
      contacts,
      metrics,
      logger,
    }
    const jobs = await startServerJobs(dependencies)
    app.addHook('preClose', () => jobs.stop())
  }
  await app.ready()
  return app
}
