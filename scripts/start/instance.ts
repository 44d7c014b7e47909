import { type ArcadeConfig, arcadeGames, createArcadeApp } from '@foyer/arcade'
import { type BankOptions, createBankApp, makePayoutsPath } from '@foyer/bank'
import type { Database, Engine } from '@foyer/database'
import {
  ARCADE_VENDOR,
  BANK_PROVIDER,
  checkDataKey,
  createAddressCheck,
  createHostReader,
  type createLogger,
  createServerApp,
  type ServerConfig,
} from '@foyer/server'
import {
  createDemoIdentityApp,
  type DemoMerchant,
  hasDemo,
  isDemoPasswordWeak,
  makeDemoCaptchaSettings,
  makeDemoChatwootSettings,
  makeDemoGeetestSecret,
  makeDemoIdentitySettings,
  seedDemo,
  seedDemoStaff,
} from '@foyer/server/demo'
import type { Settings } from '../settings.ts'
import { openDatabases, openSettledEngine } from './databases.ts'
import type { Answerer, Apps } from './dispatch.ts'
import { hostNameOf, readHostName } from './host-name.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { SettingsError } from './setting-conflicts.ts'
import { officeDist, webDist } from './web-dist.ts'

/** The platform's `X-Vendor` in its calls to the bank. */
const PLATFORM_VENDOR = 'foyer'

type Logger = ReturnType<typeof createLogger>

/** The apps, and how they end. */
export interface Listeners extends Apps {
  close(): Promise<void>
}

export interface Instance extends Listeners {
  /** Existing ones are checked after the start. */
  merchants: Promise<DemoMerchant[]>
  demoPassword: string
  /** Page that decides the test bank's payouts: printed on the terminal only. */
  payoutsUrl: string | undefined
  /** For example `PostgreSQL 18.6, embedded, in /srv/foyer/data/postgres`. */
  database: string
}

export interface InstanceDependencies {
  settings: Settings
  logger: Logger
  report: (text: string) => void
  /** Builds the served apps; the database is opened meanwhile. */
  build: () => Promise<void>
  /** The embedded database is lost: the process must end. */
  onFatal: (error: Error) => void
  /** Aborted when the stop begins: what would keep requests in flight open ends. */
  stopping: AbortSignal
}

/** Opens the database, migrates it, and composes the apps on it. */
export async function openInstance({
  settings,
  logger,
  report,
  build,
  onFatal,
  stopping,
}: InstanceDependencies): Promise<Instance> {
  report(settings.DATABASE_URL ? 'opening PostgreSQL' : `opening the embedded database in ${settings.DATA_DIR}`)
  const opening = openSettledEngine(settings, { logger: logger.child({ part: 'database' }), onFatal })
  const [built, opened] = await Promise.allSettled([build(), opening])
  if (opened.status === 'rejected') throw opened.reason
  const engine = opened.value
  try {
    if (built.status === 'rejected') throw built.reason
    return await composeApps(engine, { settings, logger, report, stopping })
  } catch (error) {
    await engine.close()
    throw error
  }
}

type ComposeDependencies = Pick<InstanceDependencies, 'settings' | 'logger' | 'report' | 'stopping'>

async function composeApps(
  engine: Engine,
  { settings, logger, report, stopping }: ComposeDependencies,
): Promise<Instance> {
  const secrets = readSecrets(settings)
  const databases = await openDatabases(engine, report)
  await checkDataKey(databases.server, secrets.dataKey)
  const demo = {
    port: settings.PORT,
    password: secrets.demoPassword,
    catalogues: [arcadeGames],
    withdrawalHoldSeconds: settings.DEMO_HOLD_SECONDS,
  }
  const isDemoDue = settings.DEMO && !(await hasDemo(databases.server, demo))
  if (isDemoDue) await refuseWeakDemoPassword(settings)
  if (isDemoDue) report('making the demo merchants and their members')
  const seedAll = async () => {
    const made = await seedDemo(databases.server, demo)
    const { demoPassword: password, dataKey } = secrets
    await seedDemoStaff(databases.server, { merchants: made.map(({ code }) => code), password, dataKey })
    return made
  }
  const made = isDemoDue ? await seedAll() : undefined
  report('starting the listeners')
  const apps = {
    server: await createServerApp({
      database: databases.server,
      config: toServerConfig(settings, secrets),
      logger,
      hasJobs: true,
      stopping,
    }),
    arcade: await createArcadeApp({
      database: databases.arcade,
      config: toArcadeConfig(settings, secrets),
      logger: logger.child({ app: 'arcade' }),
      stopping,
    }),
  }
  const bankOptions = settings.DEMO ? toBankOptions(databases.bank, settings, secrets, logger) : undefined
  const bank = bankOptions && (await createBankApp(bankOptions))
  const social = settings.DEMO
    ? await createDemoIdentityApp(toDemoIdentity(settings, secrets), {
        geetestSecret: makeDemoGeetestSecret(secrets.dataKey),
        chatSecret: makeDemoChatwootSettings(settings.SOCIAL_URL, secrets.dataKey).hmacToken,
        staffKey: secrets.dataKey,
        logger: logger.child({ app: 'social' }),
      })
    : undefined
  const [client] = bankOptions?.config.clients ?? []
  const merchants = settings.DEMO && !made ? seedAll() : Promise.resolve(made ?? [])
  // The welcome message handles a failure.
  merchants.catch(() => undefined)
  const hosts = new Map([
    [hostNameOf(settings.ARCADE_URL), toAnswerer(apps.arcade)],
    ...(bank ? ([[hostNameOf(settings.BANK_URL), toAnswerer(bank)]] as const) : []),
    ...(social ? ([[hostNameOf(settings.SOCIAL_URL), toAnswerer(social)]] as const) : []),
  ])
  const readHost = await createHostReader({
    database: databases.server,
    trustProxy: settings.TRUST_PROXY ?? false,
    ownHosts: [...hosts.keys(), hostNameOf(settings.SCRIPTS_URL), hostNameOf(settings.OFFICE_URL)],
    readName: readHostName,
  })
  return {
    hosts,
    others: toAnswerer(apps.server),
    readHost,
    hasAddress: createAddressCheck(settings.TRUST_PROXY ?? false),
    merchants,
    demoPassword: secrets.demoPassword,
    payoutsUrl: client && settings.BANK_URL + makePayoutsPath(client),
    database: `${engine.version}, ${engine.kind}, in ${engine.location}`,
    async close() {
      await merchants.catch(() => undefined)
      await Promise.all(
        [...Object.values(apps), ...(bank ? [bank] : []), ...(social ? [social] : [])].map((app) => app.close()),
      )
      await engine.close()
    },
  }
}

/** @throws SettingsError: everybody who reaches the demo could guess it */
async function refuseWeakDemoPassword({ DEMO_PASSWORD: password }: Settings): Promise<void> {
  if (password !== undefined && (await isDemoPasswordWeak(password)))
    throw new SettingsError(
      'DEMO_PASSWORD is a common, leaked or guessable password: choose another one, or leave it out to have one made.',
    )
}

export function toAnswerer(app: { routing: Answerer }): Answerer {
  return (request, response) => app.routing(request, response)
}

function toServerConfig(settings: Settings, secrets: Secrets): ServerConfig {
  return {
    platformUrl: settings.PLATFORM_URL,
    arcadeUrl: settings.ARCADE_URL,
    scriptsUrl: settings.SCRIPTS_URL,
    officeUrl: settings.OFFICE_URL,
    officeDist,
    // The bank moves no money: it exists in the demo only, and nobody may sign as the bank without it.
    paymentProviders: {
      ...settings.PAYMENT_PROVIDERS,
      ...(settings.DEMO
        ? { [BANK_PROVIDER]: { url: settings.BANK_URL, account: PLATFORM_VENDOR, secret: secrets.bankSecret } }
        : {}),
    },
    messageProviders: { ...settings.MESSAGE_PROVIDERS, hasOutbox: settings.DEMO },
    captchaProviders: {
      ...(settings.DEMO ? makeDemoCaptchaSettings(settings.SOCIAL_URL, secrets.dataKey) : {}),
      ...settings.CAPTCHA_PROVIDERS,
    },
    // One demo merchant has the chat of another service, the others have the desk.
    chatProviders: {
      ...(settings.DEMO ? { haven: { chatwoot: makeDemoChatwootSettings(settings.SOCIAL_URL, secrets.dataKey) } } : {}),
      ...settings.CHAT_PROVIDERS,
    },
    identityProviders: {
      ...(settings.DEMO ? listDemoIdentities(settings, secrets) : {}),
      ...settings.IDENTITY_PROVIDERS,
    },
    pushProviders: settings.PUSH_PROVIDERS,
    trackingProviders: settings.TRACKING_PROVIDERS,
    webclipSigners: settings.WEBCLIP_SIGNERS,
    vendorSecrets: {
      ...Object.fromEntries(Object.entries(settings.GAME_VENDORS ?? {}).map(([code, { secret }]) => [code, secret])),
      [ARCADE_VENDOR]: secrets.arcadeSecret,
    },
    gameVendorSettings: settings.GAME_VENDORS,
    dataKey: secrets.dataKey,
    systemHosts: [hostNameOf(settings.PLATFORM_URL)],
    trustProxy: settings.TRUST_PROXY ?? false,
    redisUrl: settings.REDIS_URL,
    limitFactor: settings.LIMIT_FACTOR,
    countryHeader: settings.COUNTRY_HEADER,
    countryData: settings.COUNTRY_DATA,
    isHealthProxied: settings.HEALTH_VIA_PROXY,
    logLevel: settings.LOG_LEVEL,
    webDist,
    hasDesignPage: settings.DEMO,
    serviceWorker: settings.SERVICE_WORKER,
  }
}

function toDemoIdentity(settings: Settings, { dataKey }: Secrets) {
  return makeDemoIdentitySettings(settings.SOCIAL_URL, dataKey)
}

/** The demo merchants use the demo's services. */
function listDemoIdentities(settings: Settings, secrets: Secrets): ServerConfig['identityProviders'] {
  const own = toDemoIdentity(settings, secrets)
  return { aurora: own, lotus: own }
}

/** The test bank of the demo. */
function toBankOptions(database: Database, settings: Settings, secrets: Secrets, logger: Logger): BankOptions {
  const config = {
    publicUrl: settings.BANK_URL,
    platformUrl: settings.PLATFORM_URL,
    vendorCode: BANK_PROVIDER,
    clients: [{ vendorCode: PLATFORM_VENDOR, secret: secrets.bankSecret }],
    isDemo: true,
  }
  return { database, config, logger: logger.child({ app: 'bank' }) }
}

function toArcadeConfig(settings: Settings, secrets: Secrets): ArcadeConfig {
  return {
    platformUrl: settings.PLATFORM_URL,
    publicUrl: settings.ARCADE_URL,
    vendorCode: ARCADE_VENDOR,
    vendorSecret: secrets.arcadeSecret,
    frameAncestors: settings.ARCADE_FRAMERS,
    timetable: {
      FIVE: { kind: 'every', seconds: settings.DRAW_SECONDS },
      FIVEDAY: { kind: 'daily', ...settings.DAILY_DRAW },
    },
    trustProxy: settings.TRUST_PROXY ?? false,
  }
}
