import { randomUUID } from 'node:crypto'
import {
  claimReward,
  endStaffOffer,
  joinTournament,
  type OfferFields,
  publishStaffOffer,
  rewardCenter,
  saveStaffOffer,
  tournamentBoard,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credit, hold, transfer } from '../../ledger/index.ts'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { runTournaments } from './tournament.jobs.ts'

const inAurora = { merchant: 'aurora' }
const reason = 'as the test says'
const DAY_MS = 86_400_000
let server: TestServer
let owner: StaffClient
beforeAll(async () => {
  server = await startTestServer({ limits: { money: 1e6, login: 1e6, loginAddress: 1e6, code: 1e6 } })
  owner = await logInStaff(server, 'aurora', 'owner')
})
afterAll(() => server?.close())

/** Publishes a tournament that has begun an hour ago and ends tomorrow. */
async function publish(measure: 'stake' | 'rounds' = 'stake'): Promise<string> {
  const id = randomUUID()
  const now = Date.now()
  const fields: OfferFields = {
    ...{ currency: 'PHP', names: { EN: 'A race' } },
    reward: { kind: 'tournament', measure, games: ['arcade/DICE'], prizesMinor: ['900', '400'] },
    terms: { wagerTimes: 1, order: 'real_first', weights: {}, otherWeight: 100, expiresDays: 7 },
    ...{ from: new Date(now - 3_600_000).toISOString(), to: new Date(now + DAY_MS).toISOString() },
  }
  const saved = await server.call(saveStaffOffer, { body: { id, version: 0, fields } }, owner, inAurora)
  const version = saved.envelope.value?.version ?? -1
  const published = await server.call(publishStaffOffer, { body: { id, version, reason } }, owner, inAurora)
  expect(published.envelope.errorCode).toBeNull()
  return id
}

type Member = TestClient & { memberId: string }
const join = async (member: TestClient, offerId: string) =>
  (await server.call(joinTournament, { body: { offerId } }, member)).envelope
const board = async (member: TestClient, id: string) =>
  (await server.call(tournamentBoard, { params: { id } }, member)).envelope.value
const center = async (member: TestClient) => (await server.call(rewardCenter, {}, member)).envelope.value
const count = (now = new Date()) =>
  runTournaments(
    { database: server.database, merchants: { list: async () => [server.merchants.aurora] }, logger: server.app.log },
    now,
  )
const tomorrow = () => new Date(Date.now() + 2 * DAY_MS)

/** A member with money, who takes part. */
async function enter(offerId: string): Promise<Member> {
  const member = await server.logIn('aurora')
  const at = { merchant: 'aurora', memberId: member.memberId, currency: 'PHP', scope: 'test', key: randomUUID() }
  await server.database.transaction(
    (tx) => transfer(tx, { ...at, kind: 'opening', counter: 'opening', amountMinor: 100_000n }),
    inAurora,
  )
  expect((await join(member, offerId)).errorCode).toBeNull()
  return member
}

async function play({ memberId }: Member, amountMinor: bigint, reference = 'DICE'): Promise<void> {
  const round = randomUUID()
  const at = {
    merchant: 'aurora',
    memberId,
    currency: 'PHP',
    scope: 'arcade',
    counter: 'game:arcade',
    reference,
    round,
  }
  await server.database.transaction(async (tx) => {
    await hold(tx, { ...at, key: randomUUID(), kind: 'bet', amountMinor })
    await credit(tx, { ...at, key: randomUUID(), amountMinor: 0n, closesRound: true })
  }, inAurora)
}

const prizeOf = async (member: Member) =>
  (await center(member))?.grants.map(({ kind, amountMinor }) => [kind, amountMinor])

describe('OPEN-39 T51 a tournament', () => {
  it('ranks settled stakes in its games, shows masked names, and gives each place its prize once', async () => {
    const id = await publish()
    const [first, second, third] = [await enter(id), await enter(id), await enter(id)]
    expect((await join(first, id)).errorCode).toBeNull()
    expect((await center(first))?.rewards.find(({ offerId }) => offerId === id)).toMatchObject({
      ...{ state: 'progress', amountMinor: '1300', tournament: { isJoined: true, standing: null } },
    })
    await play(second, 500n)
    await play(first, 700n)
    await play(third, 300n)
    await play(third, 9_000n, 'PLINKO')
    await count()
    const seen = await board(second, id)
    expect(seen?.places.map(({ place, score, prizeMinor, isOwn }) => [place, score, prizeMinor, isOwn])).toEqual([
      [1, '700', '900', false],
      [2, '500', '400', true],
      [3, '300', null, false],
    ])
    expect(seen).toMatchObject({ entrants: 3, own: { place: 2, prizeMinor: '400' } })
    for (const { name } of seen?.places ?? []) expect(name).toMatch(/^m\*\*\*.$/)

    // It still runs: nothing is given, and nothing can be claimed.
    expect(await prizeOf(first)).toEqual([])
    expect((await server.call(claimReward, { body: { offerId: id } }, first)).envelope.errorCode).toBe('bonus_refused')
    await Promise.all(Array.from({ length: 8 }, () => count(tomorrow())))
    expect(await prizeOf(first)).toEqual([['tournament', '900']])
    expect(await prizeOf(second)).toEqual([['tournament', '400']])
    expect(await prizeOf(third)).toEqual([])
    await count(tomorrow())
    expect(await prizeOf(first)).toHaveLength(1)
  })

  it('counts rounds, and of equal scores the one that was there first is ahead', async () => {
    const id = await publish('rounds')
    const [late, early] = [await enter(id), await enter(id)]
    await play(early, 100n)
    await count()
    await play(late, 5_000n)
    await count(new Date(Date.now() + 1_000))
    expect((await board(early, id))?.places.map(({ isOwn, score }) => [isOwn, score])).toEqual([
      [true, '1'],
      [false, '1'],
    ])
  })

  it('ends when staff ends its offer, with the places of then', async () => {
    const id = await publish()
    const member = await enter(id)
    await play(member, 100n)
    const body = { id, version: 2, reason }
    expect((await server.call(endStaffOffer, { body }, owner, inAurora)).envelope.errorCode).toBeNull()
    expect((await join(await server.logIn('aurora'), id)).errorCode).toBe('not_found')
    await count(new Date(Date.now() + 120_000))
    expect(await prizeOf(member)).toEqual([['tournament', '900']])
  })

  it('gives no prize to a member who may not play any more', async () => {
    const id = await publish()
    const member = await enter(id)
    await play(member, 100n)
    await server.database.executeSql(
      `UPDATE public.member SET play_blocked_until = now() + interval '9 days' WHERE id = $1`,
      [member.memberId],
    )
    await count(tomorrow())
    const { rows } = await server.database.executeSql('SELECT id FROM public.bonus_grant WHERE owner = $1', [
      `member:${member.memberId}`,
    ])
    expect(rows).toEqual([])
  })
})
