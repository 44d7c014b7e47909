import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { vendorDebit, wallet } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBalances, transfer } from '../../ledger/index.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const merchant = 'aurora'

beforeAll(async () => {
  server = await startTestServer({}, { canFallSilent: true })
  const texts = {
    title: { EN: 'A game' },
    image: '',
    vendor: 'arcade',
    gameClassify: 'ELOTT',
    launchMode: 'LOTT',
  } as const
  const views = { lottoArea: null, prizeMode: null, lottoView: null, freeplay: false, isHot: false }
  const game = { merchant, code: 'FIVE', ordinal: 0, ...texts, ...views }
  await server.database.transaction((tx) => saveGame(tx, game), { merchant })
})
afterAll(() => server.close())

describe('T36 while the database is silent', () => {
  it('a bet and a member’s call are answered before it speaks again, both to come again; the same bet later is one stake', async () => {
    const member = await server.logIn('aurora')
    const money = { merchant, memberId: member.memberId, currency: 'PHP' }
    const opening = { ...money, scope: 'seed', key: randomUUID(), kind: 'opening', amountMinor: 10_000n } as const
    await server.database.transaction((tx) => transfer(tx, { ...opening, counter: 'house:opening' }), { merchant })
    const ids = { transactionId: randomUUID(), roundId: randomUUID(), sessionId: member.sessionId }
    const stake = { merchant, playerId: member.memberId, currency: 'PHP', ...ids, gameCode: 'FIVE', amount: '1000' }

    let isSilent = true
    const silence = server.fallSilent(15_000).then(() => {
      isSilent = false
    })
    await sleep(50)
    const report = server.call(wallet, {}, member)
    const unanswered = await server.callSigned(vendorDebit, stake)
    expect(isSilent).toBe(true)
    expect([unanswered.status, unanswered.envelope.errorCode]).toEqual([503, 'service_unavailable'])
    const { status, envelope } = await report
    expect(isSilent).toBe(true)
    expect([status, envelope.errorCode]).toEqual([503, 'service_unavailable'])

    await silence
    await expect.poll(async () => (await server.callSigned(vendorDebit, stake)).status).toBe(200)
    const again = await server.callSigned(vendorDebit, stake)
    expect(again.envelope.value).toMatchObject({ balance: '9000' })
    const [balance] = await server.database.transaction((tx) => readBalances(tx, merchant, member.memberId), {
      merchant,
    })
    expect(balance).toMatchObject({ balanceMinor: 10_000n, heldMinor: 1_000n })
  })
})
