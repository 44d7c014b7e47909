import { openTestDatabase, type TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArcadeApp } from '../../apps/arcade/src/app.ts'
import { arcadeMigrations } from '../../apps/arcade/src/index.ts'
import { verifyLedger } from '../../apps/server/src/modules/ledger/index.ts'
import { saveGame } from '../../apps/server/src/testing/save-game.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts'
import { type CheckResult, runChecks } from '../vendor-check/checks.ts'
import { listLaunchChecks } from '../vendor-check/launch-checks.ts'
import { describeReport } from '../vendor-check/report.ts'
import { launchTrial } from '../vendor-check/trial.ts'
import { listWalletChecks } from '../vendor-check/wallet-checks.ts'

const publicUrl = 'http://arcade.test'
let platform: TestServer
let arcadeDatabase: TestDatabase
let arcade: Awaited<ReturnType<typeof createArcadeApp>>
let arcadeOrigin: string

beforeAll(async () => {
  platform = await startTestServer({ arcadeUrl: publicUrl })
  const game = { code: 'FIVE', ordinal: 0, vendor: 'arcade', title: {}, gameClassify: 'ELOTT', image: '' } as const
  const looks = { launchMode: 'LOTT', lottoArea: null, prizeMode: null, lottoView: null, freeplay: true } as const
  const row = { merchant: 'aurora', ...game, ...looks, isHot: false }
  await platform.database.transaction((tx) => saveGame(tx, row), { merchant: 'aurora' })
  arcadeDatabase = await openTestDatabase({ schema: 'arcade', migrations: arcadeMigrations })
  arcade = await createArcadeApp({
    database: arcadeDatabase.database,
    config: {
      platformUrl: platform.origin,
      publicUrl,
      vendorCode: 'arcade',
      vendorSecret: platform.config.vendorSecrets.arcade,
      pagesDir: new URL('../../apps/arcade/src/testing/pages/', import.meta.url),
    },
    testing: { plan: () => [], isIdle: true },
  })
  arcadeOrigin = await arcade.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await arcade?.close()
  await arcadeDatabase?.close()
  await platform?.close()
})

const launch = async () => {
  const site = `http://localhost:${new URL(platform.origin).port}`
  return (await launchTrial(site, 'FIVE')).replace(publicUrl, arcadeOrigin)
}
const takeToken = async () => new URL(await launch()).searchParams.get('token') ?? ''
const listFaults = (results: CheckResult[]) => results.filter(({ fault }) => fault !== undefined)

describe('T19, T38 the conformance kit', () => {
  it('the embedded vendor’s launch page passes', async () => {
    const results = await runChecks(listLaunchChecks(launch), () => undefined)
    expect(listFaults(results)).toEqual([])
    expect(results.length).toBeGreaterThan(8)
  })

  it('the platform’s wallet passes, and the ledger is sound', async () => {
    const wallet = { platformUrl: platform.origin, vendor: 'arcade', secret: platform.config.vendorSecrets.arcade }
    const results = await runChecks(listWalletChecks(wallet, takeToken), () => undefined)
    expect(listFaults(results)).toEqual([])
    expect(await platform.database.transaction((tx) => verifyLedger(tx), { merchant: 'aurora' })).toEqual([])
  })

  it('a launch page that keeps the token, redeems a prefetch and answers a used token fails', async () => {
    const page = async () => `${platform.origin}/healthz?token=${await takeToken()}`
    const names = listFaults(await runChecks(listLaunchChecks(page), () => undefined)).map(({ name }) => name)
    expect(names).toContain('a prefetch opens no session and leaves the token valid')
    expect(names).toContain('the launch redirects to an address without the token')
  })

  it('a wrong secret fails every call, and the report says so without it', async () => {
    const secret = 'wrong-secret-of-thirty-two-characters'
    const wallet = { platformUrl: platform.origin, vendor: 'arcade', secret }
    const results = await runChecks(listWalletChecks(wallet, takeToken), () => undefined)
    expect(listFaults(results).length).toBeGreaterThan(8)
    const report = describeReport(results, { vendor: 'arcade', game: 'FIVE', site: 'http://x', at: new Date(0) })
    expect(report).toMatch(/^# Conformance of vendor arcade\n\nGame FIVE, launched at http:\/\/x, .* checks failed\./)
    expect(report).toContain('| authenticate gives the player once | **failed**: ')
    expect(report).not.toContain(secret)
  })
})
