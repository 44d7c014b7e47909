import type { Database } from '@foyer/database'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createAccountContext, createSessionReader, createTermsReader, findBrowserMember } from './account/index.ts'
import { createAgentContext } from './agent/index.ts'
import { createBonusContext } from './bonus/index.ts'
import type { ServerConfig } from './config.ts'
import type { Core } from './core.ts'
import { countUnreadAnswers, createDeskContext } from './desk/index.ts'
import { createGamesContext, nameGames, PROBE_INTERVAL_MS } from './games/index.ts'
import { createHttpApp } from './http/app.ts'
import { guardHosts } from './http/hosts.ts'
import { registerOpenapi } from './http/openapi.routes.ts'
import { createLimits } from './http/rate-limit.ts'
import { createRegistry } from './http/registry.ts'
import { openSharedStore } from './http/shared-store.ts'
import { createNonceMemory } from './http/vendor.ts'
import { createExpiredRowsJob } from './jobs/expired-rows.ts'
import { registerFigures } from './jobs/figures.ts'
import { startServerJobs } from './jobs/start-jobs.ts'
import { createLedgerJobs } from './ledger/index.ts'
import { registerMemberRoutes } from './member/index.ts'
import { createMerchantDirectory, parseHost } from './merchant/index.ts'
import { createPreviews } from './merchant-file/index.ts'
import { createMoneyContext } from './money/index.ts'
import { createOutbox } from './outbox/index.ts'
import { createOutreachContext } from './outreach/index.ts'
import { createPlatformSource, registerPages } from './pages/index.ts'
import { createPlatformContext } from './platform/index.ts'
import { noCountries } from './providers/country/country.ts'
import { openCountryFile } from './providers/country/country-file.ts'
import { createReferralContext } from './referral/index.ts'
import { createStaffContext } from './staff/index.ts'

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
export async function createServerApp(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { config, hasJobs } = dependencies
  const core = await createCore(dependencies)
  const { app, database, isFreshNonce, limits, merchants } = core
  const platform = createPlatformContext(core)
  const outreach = createOutreachContext(core, {
    findBrowserMember,
    countDeskUnread: (merchant, memberId) =>
      database.transaction((tx) => countUnreadAnswers(tx, { merchant, memberId }), { merchant }),
  })
  const referral = createReferralContext(core)
  const agent = createAgentContext(core, { nameGames })
  const account = createAccountContext(core, outreach, platform)
  const games = createGamesContext(core, platform, config.vendorProbeMs ?? (hasJobs ? PROBE_INTERVAL_MS : undefined))
  const money = createMoneyContext(core, games)
  const bonus = createBonusContext(core)
  const desk = createDeskContext(core, outreach, platform)
  const staff = createStaffContext(core, { ...outreach, ...platform, ...games, ...desk })
  const contexts = [platform, outreach, referral, agent, account, games, money, bonus, desk, staff]

  const previews = createPreviews({ database, dataKey: config.dataKey })
  const registry = createRegistry(app, {
    readSession: createSessionReader(database),
    isTermsDue: createTermsReader(database),
    readStaff: staff.readStaff,
    findMerchant: (code) => merchants.findByCode(code),
    findSiteBlock: platform.visitors.findSiteBlock,
    showPreview: previews.show,
    config,
    limits,
    isFreshNonce,
    payloadKeys: platform.payloadKeys,
  })
  registerMemberRoutes(registry, core)
  for (const context of contexts) context.registerRoutes(registry)
  registerFigures({ ...core, hasJobs })
  // The console is of no interest to callers of a merchant's host, and is not answered there.
  registerOpenapi(
    app,
    registry.endpoints().filter(({ access }) => access !== 'staff'),
  )
  const source = createPlatformSource(registry, merchants, {
    ...config,
    database,
    findWidget: account.findWidget,
    trackingPartners: outreach.trackingPartners,
    gameVendors: games.providers,
    visitors: platform.visitors,
    previews,
  })
  await registerPages(app, { source, limit: limits.page, config })

  if (hasJobs) {
    const ownJobs = [...createLedgerJobs(core), createExpiredRowsJob(core)]
    const jobs = await startServerJobs(core, [...ownJobs, ...contexts.flatMap((context) => context.jobs)])
    app.addHook('preClose', () => jobs.stop())
  }
  await app.ready()
  return app
}

/** The HTTP app with its guards, and what all contexts share. */
async function createCore({ database, config, logger, stopping }: ServerDependencies): Promise<Core> {
  const { trustProxy, scriptsUrl, officeUrl, systemHosts, redisUrl, countryData } = config
  const http = await createHttpApp({ trustProxy, logger, stopping })
  const { app } = http
  const merchants = createMerchantDirectory(database, logger)
  const hostOf = (url: string) => parseHost(new URL(url).host) ?? ''
  guardHosts(app, { merchants, systemHosts, scriptsHost: hostOf(scriptsUrl), officeHost: hostOf(officeUrl) })
  const shared = openSharedStore(app, redisUrl)
  const limits = await createLimits(app, shared, config)
  const countries = countryData === undefined ? noCountries : await openCountryFile(countryData)
  return {
    ...http,
    config,
    countries,
    database,
    isFreshNonce: createNonceMemory(shared),
    limits,
    logger,
    merchants,
    outbox: createOutbox({ database, merchants, metrics: http.metrics, logger }),
    shared,
  }
}
