import { saveMerchant } from '../apps/server/src/modules/merchant/index.ts'
import { listDemoMerchants } from '../apps/server/src/seed/demo-merchants.ts'
import { startStandInGeetest } from '../apps/server/src/testing/stand-in-geetest.ts'
import { startStandInPush } from '../apps/server/src/testing/stand-in-push.ts'
import type { InstanceOptions } from '../scripts/running-instance.ts'
import { readSettings } from '../scripts/settings.ts'
import { openDatabases, openSettledEngine } from '../scripts/start/databases.ts'
import { PortTakenError, probeAddress } from '../scripts/start/port.ts'
import { startThirdParty } from './third-party.ts'
import { startTrackingPartners } from './tracking-partners.ts'

/** Outside services of the journeys' instance: the journey that needs one starts its stand-in at its port. */
const services = ['geetest', 'push', 'scripts', 'tracking0', 'tracking1', 'tracking2', 'tracking3'] as const
type OutsideService = (typeof services)[number]

/** Variable with the ports of the services, as JSON. */
const PORTS_VARIABLE = 'FOYER_OUTSIDE_PORTS'
/** Below the ports that systems give to connections and to servers without a port of their own. */
const FIRST_PORT = 20_000
const PORT_COUNT = 10_000

/** Hosts of the merchants that use outside services; the demo merchants have none of them. */
export const outsideHosts = {
  geetestV3: 'gv3.localhost',
  geetestV4: 'gv4.localhost',
  geetestBlocked: 'gblocked.localhost',
  scripts: 'maple.localhost',
} as const

/** Merchants with partners of advertising: one for each worker, so that journeys of several workers have their own. */
const trackingMerchants = [
  { code: 'fir0', host: 'fir0.localhost', service: 'tracking0' },
  { code: 'fir1', host: 'fir1.localhost', service: 'tracking1' },
  { code: 'fir2', host: 'fir2.localhost', service: 'tracking2' },
  { code: 'fir3', host: 'fir3.localhost', service: 'tracking3' },
] as const

/** The merchant of a worker, with the port of its partners' stand-in. */
export function readTrackingMerchant(parallelIndex: number): { code: string; host: string; partnersPort: number } {
  const merchant = trackingMerchants[parallelIndex]
  if (!merchant) throw new Error(`there are merchants with partners for ${trackingMerchants.length} workers`)
  const { code, host, service } = merchant
  return { code, host, partnersPort: readOutsidePort(service) }
}

/** Port for the stand-in of a service. */
export function readOutsidePort(service: OutsideService): number {
  const ports: Partial<Record<OutsideService, number>> = JSON.parse(process.env[PORTS_VARIABLE] ?? '{}')
  const port = ports[service]
  if (!port) throw new Error(`${PORTS_VARIABLE} has no port of ${service}: run the journeys with npm run e2e`)
  return port
}

/** What connects an instance to the outside services: `instance` for its start, `journeys` for the environment of the journeys. */
interface Outside {
  instance: Required<Pick<InstanceOptions, 'env' | 'prepare'>>
  journeys: Record<string, string>
}

/** Chooses the ports of the outside services. Each stand-in tells its settings, and its port is free again. */
export async function planOutside(): Promise<Outside> {
  const ports = await choosePorts()
  const geetest = await startStandInGeetest({ port: ports.geetest })
  const push = await startStandInPush({ port: ports.push })
  const third = await startThirdParty(ports.scripts)
  for (const standIn of [geetest, push, third]) await standIn.close()
  const tracking = Object.fromEntries(
    await Promise.all(
      trackingMerchants.map(async ({ code, service }) => [code, await planPartners(ports[service])] as const),
    ),
  )
  return {
    instance: {
      env: {
        CAPTCHA_PROVIDERS: JSON.stringify(geetest.settings),
        PUSH_PROVIDERS: JSON.stringify({ subject: 'mailto:push@aurora.example', services: [`${push.url}/wp`] }),
        TRACKING_PROVIDERS: JSON.stringify(tracking),
        // In front of it another instance forwards the calls of its visitors.
        TRUST_PROXY: 'loopback',
      },
      prepare: (dataDir, port) => plantMerchants(dataDir, port, geetest.captchaId, third.origin),
    },
    journeys: { [PORTS_VARIABLE]: JSON.stringify(ports) },
  }
}

/** Settings of a merchant's partners at this port. */
async function planPartners(port: number) {
  const { scriptOrigin, callOrigin: url, close } = await startTrackingPartners(port)
  await close()
  return {
    facebook: { pixelId: '1234', accessToken: 'token-of-the-partner', url, hasTag: true, scriptUrl: scriptOrigin },
    google: { measurementId: 'G-1', url: scriptOrigin },
    kwai: { pixelId: '7', url: scriptOrigin },
  }
}

async function choosePorts(): Promise<Record<OutsideService, number>> {
  const chosen = new Map<OutsideService, number>()
  let port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT)
  for (const service of services) {
    while (!(await isFree(port))) port += 1
    chosen.set(service, port)
    port += 1
  }
  return Object.fromEntries(chosen) as Record<OutsideService, number> // each service has been set
}

async function isFree(port: number): Promise<boolean> {
  try {
    await probeAddress('127.0.0.1', port)
    return true
  } catch (error) {
    if (error instanceof PortTakenError) return false
    throw error
  }
}

/** Merchants with Geetest at login and registration, with third-party scripts, and with partners of advertising. */
async function plantMerchants(dataDir: string, port: number, captchaId: string, scriptOrigin: string): Promise<void> {
  const engine = await openSettledEngine(readSettings({ DATA_DIR: dataDir }))
  const { server } = await openDatabases(engine, () => undefined)
  const [aurora] = listDemoMerchants(port)
  if (!aurora) throw new Error('the demo has no merchant')
  const withGeetest = (version: 'v3' | 'v4') => ({
    register: true,
    loginCaptcha: true,
    whitelabelVal: { ...aurora.settings.whitelabelVal, GEETEST3: true },
    gw: { ...aurora.settings.gw, GEETEST_ID: captchaId, GEETEST_VERSION: version },
  })
  const merchants = [
    { code: 'gv3', host: outsideHosts.geetestV3, changes: withGeetest('v3') },
    { code: 'gv4', host: outsideHosts.geetestV4, changes: withGeetest('v4') },
    { code: 'gblocked', host: outsideHosts.geetestBlocked, changes: withGeetest('v4') },
    {
      code: 'maple',
      host: outsideHosts.scripts,
      changes: { thirdPartyScripts: [`${scriptOrigin}/tag.js`, `${scriptOrigin}/broken.js`] },
    },
    ...trackingMerchants.map(({ code, host }) => ({ code, host, changes: {} })),
  ]
  for (const { code, host, changes } of merchants) {
    const settings = { ...aurora.settings, allowedOrigins: [`http://${host}:${port}`], ...changes }
    const merchant = { ...aurora, code, name: code, hosts: [host], formerHosts: [], settings }
    await server.transaction((tx) => saveMerchant(tx, merchant))
  }
  await engine.close()
}
