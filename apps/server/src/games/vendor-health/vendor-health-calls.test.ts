import { vendorAuthenticate } from '@foyer/contract'
import { Registry as MetricsRegistry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StandInRedis, startStandInRedis } from '../../testing/stand-in-redis.ts'
import { openLaunch } from '../game/game-launch.service.ts'
import {
  makeDebit,
  type Player,
  startVendorFixture,
  VENDOR,
  type VendorFixture,
} from '../vendor/testing/vendor-fixture.ts'
import { createVendorHealth } from './index.ts'

let redis: StandInRedis
let fixture: VendorFixture
let players: Player[]
beforeAll(async () => {
  redis = await startStandInRedis()
  fixture = await startVendorFixture({ redisUrl: redis.url })
  players = await fixture.makePlayers(5)
  // Whoever has staked counts. A new process may not be connected to its store yet.
  for (const player of players) while ((await fixture.debit(makeDebit(player))) === 'service_unavailable');
})
afterAll(async () => {
  await fixture?.close()
  await redis?.close()
})
beforeEach(() => fixture.server.database.executeSql('DELETE FROM public.launch_token'))

const execute = (text: string) => fixture.server.database.executeSql(text)

/** Launches the game for each player and makes the vendor's calls. @returns their answers */
async function launch(beforeCalls?: () => Promise<unknown>, secret?: string): Promise<(string | null)[]> {
  const tokens: string[] = []
  const game = { merchant: 'aurora', gameCode: 'SPIN', vendor: VENDOR, backUrl: '/', cashierUrl: null, language: 'EN' }
  const opening = {
    ...game,
    roundId: null,
    ownerId: null,
    realUrl: null,
    isBalanceHidden: false,
    options: {},
    waitedMs: 0,
  }
  for (const { memberId, sessionId } of players)
    tokens.push(
      await fixture.run((tx) => openLaunch(tx, fixture.server.config.dataKey, { ...opening, memberId, sessionId })),
    )
  await beforeCalls?.()
  const answers = tokens.map((launchToken) =>
    fixture.server.callSigned(vendorAuthenticate, { launchToken }, VENDOR, secret),
  )
  return (await Promise.all(answers)).map(({ envelope }) => envelope.errorCode)
}

/** Whether the vendor is up once the tokens have expired. */
async function isUpLater(): Promise<boolean> {
  await execute(`UPDATE public.launch_token SET created_at = created_at - interval '2 minutes',
    expires_at = expires_at - interval '2 minutes'`)
  const health = createVendorHealth({
    database: fixture.server.database,
    providers: new Map([[VENDOR, { code: VENDOR, probe: async () => 'good' as const }]]),
    metrics: new MetricsRegistry(),
    logger: fixture.server.app.log,
  })
  await health.check()
  return health.isUp(VENDOR)
}

const countCalled = async () =>
  (await execute('SELECT FROM public.launch_token WHERE called_at IS NOT NULL')).rows.length

describe('T38 a vendor is not down for launches that the platform has failed or refused', () => {
  it('because the session of the launch has ended', async () => {
    const end = (value: string) => execute(`UPDATE public.session SET ended_at = ${value}`)
    expect(await launch(() => end('now()'))).toEqual(Array(5).fill('launch_token_invalid'))
    await end('NULL')
    expect(await isUpLater()).toBe(true)
  })

  it('because its call could not be answered; the token stays valid', async () => {
    const setCurrency = (currency: string) => execute(`UPDATE public.member SET currency = '${currency}'`)
    expect(await launch(() => setCurrency('XXX'))).toEqual(Array(5).fill('service_unavailable'))
    await setCurrency('PHP')
    await expect.poll(countCalled).toBe(5)
    expect((await execute('SELECT FROM public.launch_token WHERE used_at IS NOT NULL')).rows).toEqual([])
    expect(await isUpLater()).toBe(true)
  })

  it('but for calls that came too late, and launches without a call', async () => {
    const expire = () => execute('UPDATE public.launch_token SET expires_at = now()')
    expect(await launch(expire)).toEqual(Array(5).fill('launch_token_invalid'))
    expect(await isUpLater()).toBe(false)
  })

  it('T36 because the shared store does not answer', async () => {
    await redis.close()
    expect(await launch()).toEqual(Array(5).fill('service_unavailable'))
    await expect.poll(countCalled).toBe(5)
    expect(await isUpLater()).toBe(true)
  })

  it('but for calls with a wrong signature', async () => {
    await redis.close()
    expect(await launch(undefined, 'x'.repeat(32))).toEqual(Array(5).fill('signature_invalid'))
    expect(await isUpLater()).toBe(false)
  })
})
