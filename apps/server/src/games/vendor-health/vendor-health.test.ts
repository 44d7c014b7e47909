import { randomBytes } from 'node:crypto'
import { gameList, launchGame } from '@foyer/contract'
import { Registry as MetricsRegistry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hold, transfer } from '../../ledger/index.ts'
import type { ProbeOutcome } from '../../providers/games/games.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createVendorHealth } from './index.ts'

let server: TestServer
let outcome: ProbeOutcome = 'good'
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function open() {
  const metrics = new MetricsRegistry()
  const providers = new Map([['acme', { code: 'acme', probe: async () => outcome }]])
  return {
    metrics,
    health: createVendorHealth({ database: server.database, providers, metrics, logger: server.app.log }),
  }
}

async function addLaunch(memberId: string, age: string, isUsed: boolean) {
  await server.database.executeSql(
    `INSERT INTO public.launch_token (merchant, token_hash, nonce, member_id, session_id, game_code, vendor, back_url,
      language, created_at, expires_at, used_at)
    VALUES ('aurora', $1, $1, $2, 's', 'G', 'acme', '/', 'EN', now() - $3::interval, now() - $3::interval + interval '1 minute',
      CASE WHEN $4::boolean THEN now() END)`,
    [randomBytes(32), memberId, age, isUsed],
  )
}

/** A member of the type who has staked once, in money or in play money. */
async function addPlayer(vendor = 'acme', type: 0 | 4 = 0): Promise<string> {
  const { memberId } = await server.logIn('aurora', type)
  const currency = type === 4 ? 'FUN' : 'PHP'
  const account = { merchant: 'aurora', memberId, currency, scope: vendor, counter: `game:${vendor}` }
  await server.database.transaction(
    async (tx) => {
      await transfer(tx, { ...account, key: `${memberId}-in`, kind: 'deposit', amountMinor: 500n })
      const stake = { ...account, key: memberId, kind: 'bet', round: memberId, amountMinor: 100n } as const
      expect((await hold(tx, stake)).status).toBe('pending')
    },
    { merchant: 'aurora' },
  )
  return memberId
}

describe('the health of a vendor', () => {
  beforeEach(() => server.database.executeSql('DELETE FROM public.launch_token'))

  it('goes down by failed probes and comes back by itself, in metrics and log', async () => {
    const { health, metrics } = open()
    expect(health.isUp('acme')).toBe(true)
    outcome = 'timeout'
    for (let probe = 0; probe < 3; probe += 1) await health.check()
    expect(health.isUp('acme')).toBe(false)
    expect(health.isUp('other')).toBe(true)
    const text = await metrics.metrics()
    expect(text).toContain('foyer_vendor_up{vendor="acme"} 0')
    expect(text).toContain('foyer_vendor_probes_total{vendor="acme",outcome="timeout"} 3')
    expect(server.logLines.some((line) => line.includes('vendor is down'))).toBe(true)
    outcome = 'good'
    for (let probe = 0; probe < 2; probe += 1) await health.check()
    expect(health.isUp('acme')).toBe(true)
  })

  it('goes down when launches of five members are not answered; young, used, old and trial ones do not count', async () => {
    const { health, metrics } = open()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => addPlayer()))
    for (const memberId of others) await addLaunch(memberId, '2 minutes', false)
    await addLaunch(first ?? '', '30 seconds', false)
    await addLaunch(first ?? '', '6 minutes', false)
    await health.check()
    expect(health.isUp('acme')).toBe(true)
    await addLaunch(first ?? '', '2 minutes', false)
    await server.database.executeSql(
      `INSERT INTO public.trial_player VALUES ('aurora', 'x', $1, 's', now() + interval '1 hour')`,
      [first],
    )
    await health.check()
    expect(health.isUp('acme')).toBe(true)
    await server.database.executeSql('DELETE FROM public.trial_player')
    await health.check()
    expect(health.isUp('acme')).toBe(false)
    expect(await metrics.metrics()).toContain('foyer_vendor_launches{vendor="acme",outcome="unanswered"} 5')
  })

  it('stays up by launches of members who have staked nothing there, only elsewhere or only play money', async () => {
    const { health, metrics } = open()
    const newcomers = await Promise.all(Array.from({ length: 5 }, () => server.logIn('aurora')))
    const members = newcomers.map(({ memberId }) => memberId)
    for (const member of [...members, await addPlayer('other'), await addPlayer('acme', 4)])
      await addLaunch(member, '2 minutes', false)
    for (let one = 0; one < 4; one += 1) await addLaunch(await addPlayer(), '2 minutes', false)
    await health.check()
    expect(health.isUp('acme')).toBe(true)
    expect(await metrics.metrics()).toContain('foyer_vendor_launches{vendor="acme",outcome="unanswered"} 4')
    await addLaunch(await addPlayer(), '2 minutes', false)
    await health.check()
    expect(health.isUp('acme')).toBe(false)
  })
})

it('games of a vendor that is down are in no list and are not launched', async () => {
  // Nobody listens at the port of this server's arcade.
  const down = await startTestServer({ vendorProbeMs: 20 })
  const member = await down.logIn('aurora')
  const looks = { image: '', lottoArea: null, prizeMode: null, lottoView: null, freeplay: false, isHot: false }
  const game = { merchant: 'aurora', code: 'FIVE', ordinal: 1, title: { EN: 'Five' }, vendor: 'arcade' }
  const row = { ...looks, ...game, gameClassify: 'ELOTT', launchMode: 'LOTT' } as const
  await down.database.transaction((tx) => saveGame(tx, row), { merchant: 'aurora' })
  await vi.waitFor(
    async () => {
      const { envelope } = await down.call(launchGame, { query: { gameCode: 'FIVE' } }, member)
      expect(envelope.errorCode).toBe('game_unavailable')
    },
    { timeout: 8_000 },
  )
  expect((await down.call(gameList, { query: {} })).envelope.value).toEqual([])
  await down.close()
})
