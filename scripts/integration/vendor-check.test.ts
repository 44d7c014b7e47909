import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, type TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArcadeApp } from '../../apps/arcade/src/app.ts'
import { arcadeMigrations } from '../../apps/arcade/src/index.ts'
import { verifyLedger } from '../../apps/server/src/ledger/ledger-verify.store.ts'
import { saveGame } from '../../apps/server/src/testing/save-game.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts'
import { projectRoot } from '../project.ts'
import { runCommand } from '../run-command.ts'
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

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** @returns the origin of a server on loopback */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
}

/** A vendor whose sessions remember the `backUrl` of the link, and whose page prints it. */
function createTrustingVendor(print: (backUrl: string) => string): RequestListener {
  const backUrls = new Map<string, string>()
  return ({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://vendor')
    const token = searchParams.get('token') ?? ''
    if (pathname === '/game') return response.end(print(backUrls.get(headers.cookie ?? '') ?? ''))
    if (headers['sec-purpose'] || backUrls.has(`s=${token}`) || !/^issued-[-\da-f]{36}$/.test(token))
      return response.writeHead(403).end()
    backUrls.set(`s=${token}`, searchParams.get('backUrl') ?? '')
    const cookie = { 'set-cookie': `s=${token}; HttpOnly` }
    response.writeHead(303, { location: '/game', 'referrer-policy': 'no-referrer', ...cookie }).end()
  }
}

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

  it.each([
    ['as it is', (text: string) => text],
    ['with escaped slashes', (text: string) => text.replaceAll('/', '\\/')],
    ['with entities', (text: string) => text.replaceAll('/', '&#x2F;')],
    ['as its host', (text: string) => text && new URL(text).host],
  ])('a vendor whose page prints the back address of the link %s fails', async (_, print) => {
    const vendor = await serve(createTrustingVendor(print))
    const open = async () => `${vendor}/play?token=issued-${randomUUID()}`
    const results = await runChecks(listLaunchChecks(open), () => undefined)
    expect(listFaults(results)).toMatchObject([
      { name: 'a back or cashier address in the link is ignored', fault: 'the page contains it' },
    ])
  })

  it('a platform that refuses the launch still has a report', async () => {
    const refusal = JSON.stringify({ success: false, value: null, message: null, errorCode: 'game_not_found' })
    const site = await serve((_, response) => response.end(refusal))
    const folder = mkdtempSync(join(tmpdir(), 'foyer-vendor-check-'))
    const report = join(folder, 'report.md')
    const args = ['scripts/vendor-check.ts', site, '--game', 'SPIN', '--report', report]
    const { code, output } = await runCommand(process.execPath, args, { cwd: projectRoot })
    const text = readFileSync(report, 'utf8')
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(output).not.toContain('    at ')
    expect(text).toContain(`# Conformance of vendor ${site}\n`)
    expect(text).toContain('refused the launch of SPIN: game_not_found')
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
