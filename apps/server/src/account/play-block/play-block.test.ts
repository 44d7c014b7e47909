import { randomUUID } from 'node:crypto'
import { launchGame, login, memberInfo } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeDebit,
  makeDebitCredit,
  startVendorFixture,
  type VendorFixture,
} from '../../games/vendor/testing/vendor-fixture.ts'
import { saveGame } from '../../testing/save-game.ts'
import { readCookies, TEST_PASSWORD, type TestClient } from '../../testing/test-server.ts'
import { blockPlay, endPlayBlock } from './index.ts'

const DAY_MS = 86_400_000
let fixture: VendorFixture
beforeAll(async () => {
  fixture = await startVendorFixture()
  const game = { merchant: 'aurora', vendor: 'arcade', code: 'FIVE', ordinal: 1, title: { EN: 'Five' }, image: '' }
  const looks = { gameClassify: 'ELOTT', launchMode: 'LOTT', freeplay: false, isHot: false } as const
  await fixture.run((tx) => saveGame(tx, { ...game, ...looks }))
})
afterAll(() => fixture.close())

async function makePlayer() {
  const member = await fixture.server.logIn('aurora')
  await fixture.fund(member.memberId, 'PHP')
  const { memberId, sessionId } = member
  return { ...member, player: { memberId, sessionId, currency: 'PHP' } }
}

const block = (username: string, until = new Date(Date.now() + DAY_MS)) =>
  fixture.run((tx) => blockPlay(tx, { merchant: 'aurora', username }, until))
const launch = async (member: TestClient) =>
  (await fixture.server.call(launchGame, { query: { lottoGameCode: 'FIVE' } }, member)).envelope.errorCode

async function logInAgain({ host, username }: { host: string; username: string }): Promise<TestClient> {
  const body = { username, password: TEST_PASSWORD }
  const { envelope, headers } = await fixture.server.call(login, { body }, { host })
  return { host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
}

describe('DEC-32 a member who may not play', () => {
  it('stakes nothing more, at any vendor, and is paid for what is open', async () => {
    const { player, username } = await makePlayer()
    const open = makeDebit(player)
    expect(await fixture.debit(open)).toBe('9900')
    expect(await block(username)).toBe(true)
    expect(await fixture.debit(makeDebit(player))).toBe('player_blocked')
    expect(await fixture.debitCredit(makeDebitCredit(player))).toBe('player_blocked')
    // The first answer of an accepted stake stays valid.
    expect(await fixture.debit(open)).toBe('9900')
    const { sessionId: _session, ...round } = open
    const credit = { ...round, transactionId: randomUUID(), amount: '300', closesRound: true }
    expect(await fixture.credit(credit)).toBe('10200')
    expect(await fixture.readMoney(player)).toEqual([10_200n, 0n])
  })

  it('is logged out, logs in again, and opens no game until the block ends', async () => {
    const member = await makePlayer()
    await block(member.username)
    expect((await fixture.server.call(memberInfo, {}, member)).envelope.success).toBe(false)
    const again = await logInAgain(member)
    expect(await launch(again)).toBe('player_blocked')
    expect((await fixture.server.call(memberInfo, {}, again)).envelope.success).toBe(true)
    expect(await fixture.run((tx) => endPlayBlock(tx, { merchant: 'aurora', username: member.username }))).toBe(true)
    expect(await launch(again)).toBeNull()
  })

  it('plays again once its time is over; an ended login is then told as such', async () => {
    const { player, username } = await makePlayer()
    await block(username, new Date(Date.now() - 1_000))
    expect(await fixture.debit(makeDebit(player))).toBe('session_over')
  })

  it('of another merchant is unknown', async () => {
    const { username } = await makePlayer()
    expect(
      await fixture.server.database.transaction(
        (tx) => blockPlay(tx, { merchant: 'lotus', username }, new Date(Date.now() + DAY_MS)),
        { merchant: 'lotus' },
      ),
    ).toBe(false)
  })
})
