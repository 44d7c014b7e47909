import { randomUUID } from 'node:crypto'
import {
  availablePromotions,
  checkReferralCode,
  decideStaffReferral,
  listStaffReferrals,
  readReferral,
  readReferralProgramme,
  register,
} from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveMerchant } from '../merchant/index.ts'
import { logInStaff, type StaffClient } from '../testing/staff-client.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { checkDueReferrals } from './referral.jobs.ts'

let server: TestServer
let risk: StaffClient
beforeAll(async () => {
  server = await startTestServer()
  for (const merchant of [server.merchants.aurora, server.merchants.lotus]) {
    merchant.settings.referral = {
      tiers: [
        { friends: 1, rewardMinor: '100' },
        { friends: 2, rewardMinor: '300' },
      ],
      ...{ friendRewardMinor: '50', depositMinor: '1000', stakeMinor: '0', days: 30 },
    }
    await server.database.transaction((tx) => saveMerchant(tx, merchant))
  }
  risk = await logInStaff(server, 'aurora', 'risk')
})
afterAll(() => server?.close())

type Member = Awaited<ReturnType<TestServer['logIn']>>
let inviter: Member
let code: string
beforeEach(async () => {
  inviter = await server.logIn('aurora')
  code = (await readOwn()).code
})

async function readOwn(member = inviter) {
  const { envelope } = await server.call(readReferral, {}, member)
  if (!envelope.value) throw new Error(String(envelope.errorCode))
  return envelope.value
}
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.executeSql(text, values)).rows as Row[] // columns of each statement
const newDevice = () => randomUUID()

/** A friend who registers by a code, with a device of its own unless told otherwise. @returns its member id */
async function join(referralCode: string, loginDeviceId = newDevice()): Promise<string> {
  const username = `f${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const { envelope } = await server.call(register, {
    body: { username, password: TEST_PASSWORD, referralCode, loginDeviceId },
  })
  expect(envelope.success).toBe(true)
  const [row] = await query<{ id: string }>(`SELECT id FROM public.member WHERE username = $1`, [username])
  return row?.id ?? ''
}
const deposit = (memberId: string, amount: number) =>
  query(
    `INSERT INTO public.deposit (merchant, id, member_id, request_hash, status, method, amount_minor, currency,
      language, return_url, provider, attempts, created_at, expires_at, resolved_at)
    VALUES ('aurora', $1, $2, '', 'approved', 'bank', $3, 'PHP', 'EN', '', 'bank', 0, now(), now(), now())`,
    [randomUUID(), memberId, amount],
  )
const check = async () => {
  await query(`UPDATE public.referral SET next_check_at = now() - interval '1 second' WHERE state = 'joined'`)
  await checkDueReferrals(
    {
      database: server.database,
      merchants: { list: async () => Object.values(server.merchants) },
      logger: server.app.log,
    },
    new Date(),
  )
}
const stateOf = async (friendId: string) =>
  (
    await query<{ state: string; reasons: string[]; reward: string }>(
      `SELECT state, reasons, reward::text FROM public.referral WHERE friend_id = $1`,
      [friendId],
    )
  )[0]
const bonusOf = async (memberId: string) =>
  (
    await query<{ amount: string }>(
      `SELECT t.amount::text FROM public.ledger_transfer t JOIN public.ledger_account a ON a.id = t.account_id
      WHERE a.owner LIKE '%' || $1 AND t.kind = 'bonus' ORDER BY t.id`,
      [memberId],
    )
  ).map(({ amount }) => Number(amount))

it('OPEN-45 a member has one code, and a friend who deposits enough pays both', async () => {
  expect((await readOwn()).code).toBe(code)
  const friend = await join(code.toLowerCase())
  await deposit(friend, 999)
  await check()
  const [waiting] = (await readOwn()).friends
  expect(waiting).toMatchObject({ state: 'joined', missingDepositMinor: '1000', missingStakeMinor: '0' })
  expect(waiting?.name).toMatch(/^f\*\*\*.$/)
  await deposit(friend, 1_000)
  await check()
  expect(await stateOf(friend)).toMatchObject({ state: 'paid', reward: '100' })
  expect([await bonusOf(inviter.memberId), await bonusOf(friend)]).toEqual([[100], [50]])
  expect(await readOwn()).toMatchObject({ paidCount: 1, earnedMinor: '100', joinedCount: 1 })
})

it('OPEN-45 the second friend pays the second tier', async () => {
  const friends = [await join(code), await join(code)]
  for (const friend of friends) await deposit(friend, 1_000)
  await check()
  expect(await bonusOf(inviter.memberId)).toEqual([100, 300])
})

it('T24 T49 a reward is paid once, by 64 runs at once too', async () => {
  const friend = await join(code)
  await deposit(friend, 1_000)
  await Promise.all(Array.from({ length: 64 }, check))
  expect([await bonusOf(inviter.memberId), await bonusOf(friend)]).toEqual([[100], [50]])
})

it('T24 an unknown code is named as such, names nobody, and binds to nobody', async () => {
  const ask = async (asked: string) => (await server.call(checkReferralCode, { body: { code: asked } })).envelope.value
  expect(await ask('NOBODY222')).toEqual({ isKnown: false })
  expect(await ask(code.toLowerCase())).toEqual({ isKnown: true })
  expect(await stateOf(await join('NOBODY222'))).toBeUndefined()
})

it('T24 a code of another merchant is unknown', async () => {
  const other = await readOwn(await server.logIn('lotus'))
  const { envelope } = await server.call(checkReferralCode, { body: { code: other.code } })
  expect(envelope.value).toEqual({ isKnown: false })
  expect(await stateOf(await join(other.code))).toBeUndefined()
})

it('T24 a friend is bound once, and nobody to itself', async () => {
  const friend = await join(code)
  const bind = (id: string, to: string) =>
    query(
      `INSERT INTO public.referral (merchant, friend_id, inviter_id, state, terms, joined_at, ends_at, next_check_at, currency)
      VALUES ('aurora', $1, $2, 'joined', '{}', now(), now(), now(), 'PHP')`,
      [id, to],
    )
  await expect(bind(friend, (await server.logIn('aurora')).memberId)).rejects.toThrow()
  await expect(bind(inviter.memberId, inviter.memberId)).rejects.toThrow()
})

it('T24 two friends by one device: the rewards of both wait for a person, who pays or refuses them with a reason', async () => {
  const device = newDevice()
  const [one, two] = [await join(code, device), await join(code, device)]
  for (const friend of [one, two]) await deposit(friend, 1_000)
  await check()
  expect([await stateOf(one), await stateOf(two)]).toMatchObject([
    { state: 'held', reasons: ['device'] },
    { state: 'held', reasons: ['device'] },
  ])
  expect(await bonusOf(inviter.memberId)).toEqual([])
  const { envelope: list } = await server.call(listStaffReferrals, { query: { state: 'held' } }, risk, {
    merchant: 'aurora',
  })
  expect(list.value?.items.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted())
  const decide = (id: string, decision: 'paid' | 'refused') =>
    server.call(decideStaffReferral, { body: { id, decision, reason: 'seen twice' } }, risk, { merchant: 'aurora' })
  await Promise.all([decide(one, 'paid'), decide(one, 'paid')])
  await decide(two, 'refused')
  expect((await decide(two, 'paid')).envelope.errorCode).toBe('request_conflict')
  expect(await bonusOf(inviter.memberId)).toEqual([100])
  const trail = await query<{ action: string; reason: string }>(
    `SELECT action, reason FROM public.staff_trail WHERE subject = 'referral' ORDER BY number`,
  )
  expect(trail).toEqual([
    { action: 'referral.paid', reason: 'seen twice' },
    { action: 'referral.refused', reason: 'seen twice' },
  ])
})

it('T24 a common network holds the reward, and a private one says nothing', async () => {
  const friend = await join(code)
  await query(`UPDATE public.session SET ip = '203.0.113.7' WHERE member_id = ANY($1)`, [[friend, inviter.memberId]])
  await deposit(friend, 1_000)
  await check()
  expect(await stateOf(friend)).toMatchObject({ state: 'held', reasons: ['network'] })
})

it('T24 a blocked friend earns nobody anything', async () => {
  const friend = await join(code)
  await query(`UPDATE public.member SET deposit_blocked_at = now() WHERE id = $1`, [friend])
  await deposit(friend, 1_000)
  await check()
  expect(await stateOf(friend)).toMatchObject({ state: 'refused', reasons: ['friend_account'] })
  expect(await bonusOf(inviter.memberId)).toEqual([])
})

it('OPEN-45 a friend who is out of time pays nothing', async () => {
  const friend = await join(code)
  await query(`UPDATE public.referral SET ends_at = now() - interval '1 day' WHERE friend_id = $1`, [friend])
  await deposit(friend, 1_000)
  await check()
  expect(await stateOf(friend)).toMatchObject({ state: 'expired' })
})

it('PROMO-02 REF-01 a programme is the promotion REFERRAL, and its terms are for anyone', async () => {
  const { envelope } = await server.call(availablePromotions, {})
  expect(envelope.value?.REFERRAL).toEqual({ enabled: true, count: 2 })
  const programme = (await server.call(readReferralProgramme, {})).envelope.value?.programme
  expect(programme).toMatchObject({ currency: 'PHP', depositMinor: '1000', friendRewardMinor: '50' })
})
