import { randomUUID } from 'node:crypto'
import { pushBind, pushSubscribe } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveGame } from '../../testing/save-game.ts'
import { sendTestPushes } from '../../testing/send-pushes.ts'
import { type StandInPush, startStandInPush, subscribeTestBrowser } from '../../testing/stand-in-push.ts'
import { makeDebit, startVendorFixture, VENDOR, type VendorFixture } from './testing/vendor-fixture.ts'

let service: StandInPush
let fixture: VendorFixture
beforeAll(async () => {
  service = await startStandInPush()
  fixture = await startVendorFixture({ pushProviders: { services: [`${service.url}/wp`] } })
  // A game of each category, named like it.
  for (const category of categories)
    await fixture.run((tx) =>
      saveGame(tx, {
        ...{ merchant: 'aurora', vendor: VENDOR, code: category, ordinal: 2, title: { EN: category }, image: '' },
        ...{ gameClassify: category, launchMode: 'GAME', freeplay: false, isHot: false },
      }),
    )
})
afterAll(async () => {
  await fixture?.close()
  await service?.close()
})

const categories = ['ELOTT', 'SEA_LOTT', 'VIETNAM_LOTTO', 'RNG']

/** A member with a device, and 100.00 to stake. */
async function makePlayer(type: 0 | 4 = 0) {
  const member = await fixture.server.logIn('aurora', type)
  const browser = subscribeTestBrowser(service)
  const body = { registrationToken: browser.token }
  await fixture.server.call(pushBind, { body }, member)
  await fixture.server.call(pushSubscribe, { body: { ...body, topic: 'all' } }, member)
  const currency = type === 4 ? 'FUN' : 'PHP'
  await fixture.fund(member.memberId, currency)
  const player = { memberId: member.memberId, sessionId: member.sessionId, currency }
  /** A round with these credits, the last of which ends it. */
  async function play(gameCode: string, ...amounts: string[]): Promise<void> {
    const { sessionId: _session, ...stake } = makeDebit(player, { gameCode })
    await fixture.debit({ ...stake, sessionId: player.sessionId })
    for (const [index, amount] of amounts.entries()) {
      const closesRound = index === amounts.length - 1
      const credit = { ...stake, transactionId: randomUUID(), amount, closesRound }
      expect(await fixture.credit(credit)).toMatch(/^\d+$/)
      await fixture.credit(credit)
    }
    await sendTestPushes(fixture.server, 'aurora')
  }
  return { browser, play }
}

const won = { title: 'You have a winning ticket', body: 'Your winnings have been added to your balance.' }

describe('DEC-30 a winning ticket of a lottery is told to its player', () => {
  it.each(['ELOTT', 'SEA_LOTT', 'VIETNAM_LOTTO'])('of %s, once, without an amount (T25)', async (category) => {
    const { browser, play } = await makePlayer()
    await play(category, '700')
    expect(browser.read()).toMatchObject([{ ...won, path: '/m/history' }])
  })

  it('of a round that a credit of zero ends, too', async () => {
    const { browser, play } = await makePlayer()
    await play('ELOTT', '700', '0')
    expect(browser.read()).toMatchObject([won])
  })

  it('several of the same minutes are told once', async () => {
    const { browser, play } = await makePlayer()
    for (let count = 0; count < 3; count += 1) await play('ELOTT', '700')
    // Two where the clock passes from one term to the next.
    expect([1, 2]).toContain(browser.read().length)
  })

  it.each([
    ['a loss', 'ELOTT', '0', 0],
    ['a win that returns less than the stake (DEC-34)', 'ELOTT', '60', 0],
    ['a win of another game', 'RNG', '700', 0],
    ['a win of play money', 'ELOTT', '700', 4],
  ] as const)('%s is none', async (_name, category, amount, type) => {
    const { browser, play } = await makePlayer(type)
    await play(category, amount)
    expect(browser.read()).toEqual([])
  })
})
