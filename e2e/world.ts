import { setPriority } from 'node:os'
import { listDemoMerchants } from '../apps/server/demo/seed/demo-merchants.ts'
import { saveMerchant } from '../apps/server/src/merchant/index.ts'
import { type StandInGeetest, startStandInGeetest } from '../apps/server/src/testing/stand-in-geetest.ts'
import { type StandInPush, startStandInPush } from '../apps/server/src/testing/stand-in-push.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { readSettings } from '../scripts/settings.ts'
import { openDatabases, openSettledEngine } from '../scripts/start/databases.ts'
import { DRAW_SECONDS } from './draws.ts'
import { startThirdParty, type ThirdParty } from './third-party.ts'
import { startTrackingPartners, type TrackingPartnersStandIn } from './tracking-partners.ts'

/** The browser leaves the instance its time: it answers within limits of its own. */
const BROWSER_PRIORITY = 5

/** Hosts of the merchants that use outside services; the demo merchants have none of them. */
export const outsideHosts = {
  geetestV3: 'gv3.localhost',
  geetestV4: 'gv4.localhost',
  geetestBlocked: 'gblocked.localhost',
  scripts: 'maple.localhost',
  partners: 'fir.localhost',
} as const

/** What each worker has for itself: an instance, and stand-ins of the services outside of it. */
export interface World {
  instance: RunningInstance
  geetest: StandInGeetest
  push: StandInPush
  third: ThirdParty
  partners: TrackingPartnersStandIn
}

/** Opens a world, with the browsers of this process at a lower priority from then on. Returns it with its end. */
export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  const [geetest, push, third, partners] = await Promise.all([
    startStandInGeetest(),
    startStandInPush(),
    startThirdParty(),
    startTrackingPartners(),
  ])
  const instance = await startInstance({
    hasClock: true,
    env: {
      DRAW_SECONDS,
      CAPTCHA_PROVIDERS: JSON.stringify(geetest.settings),
      PUSH_PROVIDERS: JSON.stringify({ subject: 'mailto:push@aurora.example', services: [`${push.url}/wp`] }),
      TRACKING_PROVIDERS: JSON.stringify({ fir: describePartners(partners) }),
      // In front of it another instance forwards the calls of its visitors.
      TRUST_PROXY: 'loopback',
    },
    prepare: (dataDir, port) => plantMerchants(dataDir, port, geetest.captchaId, third.origin),
  })
  setPriority(BROWSER_PRIORITY)
  return {
    ...{ instance, geetest, push, third, partners },
    async close() {
      const code = await instance.stop()
      const output = instance.readOutput()
      await instance.remove()
      await Promise.all([geetest, push, third, partners].map((standIn) => standIn.close()))
      if (code !== 0) throw new Error(`the instance ended with ${code}:\n${output}`)
    },
  }
}

/** Settings of a merchant's partners. */
function describePartners({ scriptOrigin, callOrigin: url }: TrackingPartnersStandIn) {
  return {
    facebook: { pixelId: '1234', accessToken: 'token-of-the-partner', url, hasTag: true, scriptUrl: scriptOrigin },
    google: { measurementId: 'G-1', url: scriptOrigin },
    kwai: { pixelId: '7', url: scriptOrigin },
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
    { code: 'fir', host: outsideHosts.partners, changes: {} },
  ]
  for (const { code, host, changes } of merchants) {
    const settings = { ...aurora.settings, allowedOrigins: [`http://${host}:${port}`], ...changes }
    const merchant = { ...aurora, code, name: code, hosts: [host], formerHosts: [], settings }
    await server.transaction((tx) => saveMerchant(tx, merchant))
  }
  await engine.close()
}
