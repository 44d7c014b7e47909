import { inbox, playerRankProgress, withdrawalCards } from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hold, postHold, reverse, transfer } from '../../ledger/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { RANK_AGGREGATE_THRESHOLD } from './rank.constants.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

/** Key fields of an account's requests. */
function account(memberId: string, key: string) {
  return { merchant: 'aurora', memberId, currency: 'PHP', scope: 'test', key, counter: 'game:test' } as const
}

async function stake(memberId: string, key: string, amountMinor: bigint, end: 'open' | 'settled' | 'reversed') {
  await server.database.transaction(
    async (tx) => {
      await hold(tx, { ...account(memberId, key), kind: 'bet', amountMinor, round: key })
      if (end !== 'open') await postHold(tx, { ...account(memberId, `${key}-post`), target: key })
      if (end === 'reversed') await reverse(tx, { ...account(memberId, `${key}-back`), target: key })
    },
    { merchant: 'aurora' },
  )
}

it('RELAY-08 SESS-12 counts the stakes that were settled, and no others', async () => {
  const member = await server.logIn('aurora')
  const { memberId } = member
  await server.database.transaction(
    (tx) => transfer(tx, { ...account(memberId, 'money'), kind: 'deposit', amountMinor: 5_000_000n }),
    { merchant: 'aurora' },
  )
  const read = async () => {
    const { levels, ...rank } = (await server.call(playerRankProgress, {}, member)).envelope.value ?? { levels: [] }
    expect(levels.map(({ stakeMinor }) => stakeMinor)).toEqual(['100000', '1000000', '10000000', '100000000'])
    return rank
  }
  expect(await read()).toEqual({ rankLevel: 0, stakeMinor: '0', nextStakeMinor: '100000', currency: 'PHP' })
  await stake(memberId, 'a', 99_999n, 'settled')
  await stake(memberId, 'b', 50_000n, 'open')
  await stake(memberId, 'c', 70_000n, 'reversed')
  expect(await read()).toEqual({ rankLevel: 0, stakeMinor: '99999', nextStakeMinor: '100000', currency: 'PHP' })
  await stake(memberId, 'd', 1n, 'settled')
  expect(await read()).toEqual({ rankLevel: 1, stakeMinor: '100000', nextStakeMinor: '1000000', currency: 'PHP' })
})

it('OPEN-49 a life of stakes is summed once, and what was open or is given back later still counts', async () => {
  const member = await server.logIn('aurora')
  const { memberId } = member
  const run: TestServer['database']['transaction'] = (work) => server.database.transaction(work, { merchant: 'aurora' })
  await run((tx) => transfer(tx, { ...account(memberId, 'rich'), kind: 'deposit', amountMinor: 5_000_000n }))
  const read = async () => (await server.call(playerRankProgress, {}, member)).envelope.value?.stakeMinor
  const readStored = async () =>
    (await server.database.executeSql(`SELECT stakes::text FROM rank_stakes WHERE member_id = '${memberId}'`)).rows
  for (let index = 0; index < RANK_AGGREGATE_THRESHOLD; index++)
    await stake(memberId, `${memberId}${index}`, 10n, 'settled')
  await stake(memberId, `${memberId}late`, 7n, 'open')
  await stake(memberId, `${memberId}next`, 5n, 'settled')
  const total = 10 * RANK_AGGREGATE_THRESHOLD
  expect(await read()).toBe(String(total + 5))
  // Stakes after an open one are not stored yet.
  expect(await readStored()).toEqual([{ stakes: String(total) }])

  await run((tx) => postHold(tx, { ...account(memberId, `${memberId}close`), target: `${memberId}late` }))
  await run((tx) => reverse(tx, { ...account(memberId, `${memberId}back`), target: `${memberId}0` }))
  expect(await read()).toBe(String(total + 5 + 7 - 10))
  // The stored sum is read, not computed again.
  await server.database.executeSql(`UPDATE rank_stakes SET stakes = stakes + 1000 WHERE member_id = '${memberId}'`)
  expect(await read()).toBe(String(1000 + total + 5 + 7 - 10))
})

it('MEMB-06 a level is told once, and stays when the stakes are given back', async () => {
  const member = await server.logIn('aurora')
  const { memberId } = member
  const run: TestServer['database']['transaction'] = (work) => server.database.transaction(work, { merchant: 'aurora' })
  await run((tx) => transfer(tx, { ...account(memberId, 'gift'), kind: 'deposit', amountMinor: 5_000_000n }))
  const readLevel = async () => (await server.call(playerRankProgress, {}, member)).envelope.value?.rankLevel
  const readTitles = async () =>
    (await server.call(inbox, {}, member)).envelope.value?.items.map(({ title, body }) => [title, body])
  await stake(memberId, `${memberId}up`, 100_000n, 'settled')
  expect([await readLevel(), await readLevel()]).toEqual([1, 1])
  const told = [['You’ve reached a new level', 'Your level is now 1. See what it gives you.']]
  expect(await readTitles()).toEqual(told)
  await run((tx) => reverse(tx, { ...account(memberId, `${memberId}undo`), target: `${memberId}up` }))
  expect(await readLevel()).toBe(1)
  expect(await readTitles()).toEqual(told)
})

it('T37 MEMB-06 a level that permits more withdrawals raises the limit of a day', async () => {
  const member = await server.logIn('aurora')
  const { memberId } = member
  const readLimit = async () => (await server.call(withdrawalCards, {}, member)).envelope.value?.dailyLimitMinor
  const usual = BigInt((await readLimit()) ?? 0)
  await server.database.transaction(
    (tx) => transfer(tx, { ...account(memberId, 'much'), kind: 'deposit', amountMinor: 200_000_000n }),
    { merchant: 'aurora' },
  )
  await stake(memberId, `${memberId}high`, 100_000_000n, 'settled')
  expect(usual).toBeLessThan(1_000_000_000n)
  expect(await readLimit()).toBe('1000000000')
})

it.each([
  ['a merchant without a programme', 'lotus', 0, 'CNY'],
  ['who plays for fun', 'aurora', 40, 'FUN'],
] as const)('T22 %s has no rank', async (_, merchant, type, currency) => {
  const { envelope } = await server.call(playerRankProgress, {}, await server.logIn(merchant, type))
  expect(envelope.value).toEqual({ rankLevel: 0, stakeMinor: '0', nextStakeMinor: null, currency, levels: [] })
})
