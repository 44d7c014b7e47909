import { randomUUID } from 'node:crypto'
import {
  bonusStakes,
  claimReward,
  giveStaffBonus,
  giveUpBonus,
  listStaffMemberBonuses,
  listStaffOffers,
  type OfferFields,
  publishStaffOffer,
  redeemPromoCode,
  reverseStaffBonus,
  rewardCenter,
  saveStaffOffer,
  wallet,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credit, hold, transfer } from '../ledger/index.ts'
import { findMemberById } from '../member/index.ts'
import { logInStaff, type StaffClient } from '../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import { findReward } from './kinds/index.ts'
import { listLiveOffers } from './offer/index.ts'

const inAurora = { merchant: 'aurora' }
const reason = 'as the test says'
let server: TestServer
let owner: StaffClient
beforeAll(async () => {
  server = await startTestServer({ limits: { money: 1e6, login: 1e6, loginAddress: 1e6, code: 1e6 } })
  owner = await logInStaff(server, 'aurora', 'owner')
})
afterAll(() => server?.close())

/** Publishes an offer through the console. @returns its id */
async function offer(reward: OfferFields['reward'], terms: Partial<OfferFields['terms']> = {}): Promise<string> {
  const id = randomUUID()
  const fields: OfferFields = {
    ...{ currency: 'PHP', names: { EN: 'An offer' }, reward },
    terms: { wagerTimes: 2, order: 'real_first', weights: {}, otherWeight: 100, expiresDays: 7, ...terms },
    ...{ from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' },
  }
  const saved = await server.call(saveStaffOffer, { body: { id, version: 0, fields } }, owner, inAurora)
  const version = saved.envelope.value?.version ?? -1
  const published = await server.call(publishStaffOffer, { body: { id, version, reason } }, owner, inAurora)
  expect(published.envelope.errorCode).toBeNull()
  return id
}

/** Publishes a second version of an offer of `offer`. */
async function publishAgain(id: string, terms: Partial<OfferFields['terms']>): Promise<void> {
  const { items = [] } = (await server.call(listStaffOffers, {}, owner, inAurora)).envelope.value ?? {}
  const known = items.find((one) => one.id === id)
  if (!known) throw new Error('no such offer')
  const fields = { ...known.fields, terms: { ...known.fields.terms, ...terms } }
  await server.call(saveStaffOffer, { body: { id, version: known.version, fields } }, owner, inAurora)
  const body = { id, version: known.version + 1, reason }
  expect((await server.call(publishStaffOffer, { body }, owner, inAurora)).envelope.errorCode).toBeNull()
}

const rankOne = { kind: 'rank', level: 99, rewardMinor: '1000' } as const
const daily = (...amounts: string[]) => ({ kind: 'check_in', amountsMinor: amounts }) as const
const claim = async (member: TestClient, offerId: string) =>
  (await server.call(claimReward, { body: { offerId } }, member)).envelope
const redeem = async (member: TestClient, code: string) =>
  (await server.call(redeemPromoCode, { body: { code } }, member)).envelope
const center = async (member: TestClient) => (await server.call(rewardCenter, {}, member)).envelope.value
const rewardOf = async (member: TestClient, offerId: string) =>
  (await center(member))?.rewards.find((one) => one.offerId === offerId)
const grantsOf = async (member: TestClient) => (await center(member))?.grants ?? []

const run = <T>(work: Parameters<TestServer['database']['transaction']>[0]) =>
  server.database.transaction(work, { merchant: 'aurora' }) as Promise<T> // what the work returns

async function deposit(memberId: string, amountMinor: bigint): Promise<void> {
  await server.database.executeSql(
    `INSERT INTO public.deposit (merchant, id, member_id, request_hash, status, method, amount_minor, currency, language,
      return_url, provider, attempts, created_at, expires_at, resolved_at)
     VALUES ('aurora', $1, $2, '\\x00', 'approved', 'bank', $3, 'PHP', 'EN', '', 'bank', 0, now(), now(), now())`,
    [randomUUID(), memberId, String(amountMinor)],
  )
}

/** A settled round of one stake. */
async function play(memberId: string, stakeMinor: bigint, winMinor: bigint): Promise<void> {
  const at = {
    merchant: 'aurora',
    memberId,
    currency: 'PHP',
    scope: 'arcade',
    counter: 'game:arcade',
    reference: 'DICE',
  }
  const round = randomUUID()
  await run(async (tx) => {
    await hold(tx, { ...at, key: randomUUID(), round, kind: 'bet', amountMinor: stakeMinor })
    await credit(tx, { ...at, key: randomUUID(), round, amountMinor: winMinor, closesRound: true })
  })
}

async function open(memberId: string, amountMinor: bigint): Promise<void> {
  const at = { merchant: 'aurora', memberId, currency: 'PHP', scope: 'test', key: randomUUID() }
  await run((tx) => transfer(tx, { ...at, kind: 'opening', counter: 'opening', amountMinor }))
}

describe('OPEN-39 the life of a bonus', () => {
  it('is claimed once, wagered and paid out', async () => {
    const member = await server.logIn('aurora')
    const id = await offer(daily('1000'))
    expect(await rewardOf(member, id)).toMatchObject({ state: 'ready', amountMinor: '1000', title: 'An offer' })
    const first = await Promise.all(Array.from({ length: 8 }, () => claim(member, id)))
    expect(new Set(first.map(({ value }) => value?.state))).toEqual(new Set(['active']))
    expect(await rewardOf(member, id)).toBeUndefined()
    const [grant] = await grantsOf(member)
    expect(grant).toMatchObject({ state: 'active', balanceMinor: '1000', wagerTargetMinor: '2000' })
    await play(member.memberId, 1_000n, 1_500n)
    expect((await grantsOf(member))[0]).toMatchObject({ balanceMinor: '1500', wageredMinor: '1000' })
    const stakes = await server.call(bonusStakes, { params: { id: grant?.id ?? '' } }, member)
    expect(stakes.envelope.value?.items).toMatchObject([
      { amountMinor: '1000', bonusMinor: '1000', countedMinor: '1000' },
    ])
    await play(member.memberId, 1_000n, 300n)
    expect((await grantsOf(member))[0]).toMatchObject({ state: 'converted', convertedMinor: '800' })
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '800', bonusMinor: '0' })
  })

  it('is given up at its price, and the next one follows', async () => {
    const member = await server.logIn('aurora')
    await open(member.memberId, 500n)
    const [one, two] = [await offer(daily('1000')), await offer(daily('700'))]
    expect((await claim(member, one)).value?.state).toBe('active')
    expect((await claim(member, two)).value?.state).toBe('queued')
    const active = (await grantsOf(member)).find(({ state }) => state === 'active')
    await server.call(giveUpBonus, { body: { id: active?.id ?? '' } }, member)
    expect((await grantsOf(member)).map(({ state, amountMinor }) => [state, amountMinor])).toEqual(
      expect.arrayContaining([
        ['given_up', '1000'],
        ['active', '700'],
      ]),
    )
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '500', bonusMinor: '700' })
  })

  it('is nobody else’s: another member neither sees nor ends it', async () => {
    const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    await claim(member, await offer(daily('1000')))
    const [grant] = await grantsOf(member)
    const body = { id: grant?.id ?? '' }
    expect((await server.call(giveUpBonus, { body }, other)).envelope.errorCode).toBe('not_found')
    expect((await server.call(bonusStakes, { params: body }, other)).envelope.errorCode).toBe('not_found')
    expect(await grantsOf(other)).toEqual([])
  })

  it('keeps the terms that it was given with', async () => {
    const member = await server.logIn('aurora')
    const id = await offer(daily('1000'), { maxStakeMinor: '300' })
    await claim(member, id)
    await publishAgain(id, { maxStakeMinor: '9000' })
    await open(member.memberId, 5_000n)
    const at = { merchant: 'aurora', memberId: member.memberId, currency: 'PHP', scope: 'arcade', key: randomUUID() }
    const stake = { ...at, counter: 'game:arcade', kind: 'bet', amountMinor: 301n, round: randomUUID() } as const
    expect(await run((tx) => hold(tx, stake))).toMatchObject({ status: 'refused', code: 'bonus_stake_limit' })
  })
})

describe('OPEN-39 what each kind gives', () => {
  it('a first deposit its percentage up to the most, once', async () => {
    const member = await server.logIn('aurora')
    const id = await offer({ kind: 'first_deposit', percent: 50, maxMinor: '400', minDepositMinor: '100' })
    expect(await rewardOf(member, id)).toMatchObject({ state: 'progress', percent: 50, minDepositMinor: '100' })
    await deposit(member.memberId, 600n)
    await deposit(member.memberId, 9_000n)
    expect(await rewardOf(member, id)).toMatchObject({ state: 'ready', amountMinor: '300' })
    expect((await claim(member, id)).value?.state).toBe('active')
    expect(await rewardOf(member, id)).toBeUndefined()
  })

  it('a reload nothing for the first deposit, and its part of a later one', async () => {
    const member = await server.logIn('aurora')
    const reward = { kind: 'reload', percent: 10, maxMinor: '400', minDepositMinor: '100', everyDays: 7 } as const
    const id = await offer(reward)
    expect(await rewardOf(member, id)).toBeUndefined()
    await deposit(member.memberId, 600n)
    expect((await claim(member, id)).errorCode).toBe('bonus_refused')
    await deposit(member.memberId, 1_000n)
    expect(await rewardOf(member, id)).toMatchObject({ state: 'ready', amountMinor: '100' })
  })

  it('a mission its reward at the target, in the games that it names', async () => {
    const member = await server.logIn('aurora')
    await open(member.memberId, 5_000n)
    const mission = { kind: 'mission', measure: 'stake', target: '500', rewardMinor: '50', period: 'day' } as const
    const all = await offer({ ...mission, games: [] })
    const named = await offer({ ...mission, games: ['arcade/CRASH'] })
    await play(member.memberId, 300n, 0n)
    expect(await rewardOf(member, all)).toMatchObject({ state: 'progress', progress: { done: '300', target: '500' } })
    expect((await claim(member, all)).errorCode).toBe('bonus_refused')
    await play(member.memberId, 300n, 0n)
    expect(await rewardOf(member, all)).toMatchObject({ state: 'ready' })
    expect(await rewardOf(member, named)).toMatchObject({ state: 'progress', progress: { done: '0' } })
  })

  it('a cash-back nothing for today’s losses', async () => {
    const member = await server.logIn('aurora')
    await open(member.memberId, 5_000n)
    const id = await offer({ kind: 'cashback', percent: 10, maxMinor: '500', period: 'day' })
    await play(member.memberId, 3_000n, 0n)
    expect(await rewardOf(member, id)).toBeUndefined()
  })

  it('a cash-back its part of the own money lost the day before, and nothing for lost bonus money', async () => {
    const reward = { kind: 'cashback', percent: 10, maxMinor: '500', period: 'day' } as const
    const id = await offer(reward, { wagerTimes: 0 })
    const tomorrow = new Date(Date.now() + 86_400_000)
    const amountOf = async (member: { memberId: string }) =>
      run<bigint | undefined>(async (tx) => {
        const row = await findMemberById(tx, 'aurora', member.memberId)
        const live = (await listLiveOffers(tx, { merchant: 'aurora', currency: 'PHP', now: tomorrow })).find(
          (one) => one.id === id,
        )
        if (!row || !live) return undefined
        const request = { merchant: server.merchants.aurora, member: row, offer: live, reward, now: tomorrow }
        return (await findReward(tx, request))?.amountMinor
      })
    const [own, given] = [await server.logIn('aurora'), await server.logIn('aurora')]
    await open(own.memberId, 5_000n)
    await play(own.memberId, 3_000n, 500n)
    expect(await amountOf(own)).toBe(250n)
    await claim(given, await offer(daily('1000'), { wagerTimes: 10 }))
    await play(given.memberId, 400n, 100n)
    await play(given.memberId, 700n, 0n)
    expect(await amountOf(given)).toBeUndefined()
  })

  it('free bets pay their stake alone, and their wins are real money', async () => {
    const member = await server.logIn('aurora')
    const id = await offer({ kind: 'free_bets', game: 'arcade/DICE', count: 2, stakeMinor: '100' })
    expect((await claim(member, id)).value?.state).toBe('active')
    await play(member.memberId, 100n, 250n)
    expect((await grantsOf(member))[0]).toMatchObject({ balanceMinor: '100', convertedMinor: '250' })
    await play(member.memberId, 100n, 0n)
    expect((await grantsOf(member))[0]).toMatchObject({ state: 'used_up' })
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '250' })
  })

  it('a level its reward when it is reached', async () => {
    const member = await server.logIn('aurora')
    const id = await offer(rankOne)
    expect(await rewardOf(member, id)).toMatchObject({ state: 'progress' })
    expect((await claim(member, id)).errorCode).toBe('bonus_refused')
  })

  it('an offer without wagering real money at once', async () => {
    const member = await server.logIn('aurora')
    expect((await claim(member, await offer(daily('1000'), { wagerTimes: 0 }))).value?.state).toBe('converted')
    const { envelope } = await server.call(wallet, {}, member)
    expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '1000' })
  })
})

describe('RELAY-13 promo codes', () => {
  it('T48 a code of three uses gives three members of ten', async () => {
    const code = `C${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`
    await offer({ kind: 'code', rewardMinor: '100', codes: [{ code, uses: 3 }] })
    const members = await Promise.all(Array.from({ length: 10 }, () => server.logIn('aurora')))
    const answers = await Promise.all(members.map((member) => redeem(member, ` ${code.toLowerCase()} `)))
    expect(answers.filter(({ value }) => value?.state === 'active')).toHaveLength(3)
    expect(answers.filter(({ errorCode }) => errorCode === 'promo_code_used_up')).toHaveLength(7)
  })

  it('a member redeems an offer’s codes once, and a repetition takes no use', async () => {
    const codes = ['A', 'B'].map((name) => ({
      code: `${name}${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`,
      uses: 1,
    }))
    await offer({ kind: 'code', rewardMinor: '100', codes })
    const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    for (const { code } of codes) await redeem(member, code)
    await redeem(member, codes[0]?.code ?? '')
    expect(await grantsOf(member)).toHaveLength(1)
    expect((await redeem(other, codes[1]?.code ?? '')).value?.state).toBe('active')
  })

  it.each(['NOSUCHCODE', '', '   ', '<script>', 'x'.repeat(40)])('%j is unknown', async (code) => {
    expect((await redeem(await server.logIn('aurora'), code)).errorCode).toBe('promo_code_unknown')
  })
})

it('PROMO-06 a member blocked from betting is offered nothing and gets nothing', async () => {
  const member = await server.logIn('aurora')
  const id = await offer(daily('1000'))
  await server.database.executeSql(
    `UPDATE public.member SET play_blocked_until = now() + interval '1 day' WHERE merchant = 'aurora' AND id = $1`,
    [member.memberId],
  )
  const { value } = (await server.call(rewardCenter, {}, member)).envelope
  if (value) expect(value.rewards).toEqual([])
  expect((await claim(member, id)).value).toBeNull()
})

it('T48 a second member with the same payout account is refused, without a word about the first', async () => {
  const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
  for (const { memberId } of [member, other])
    await server.database.executeSql(
      `INSERT INTO public.withdrawal_card (merchant, id, member_id, request_hash, slot, bank_code, bank_name, holder_name,
        number_cipher, number_fingerprint, masked_number, created_at)
       VALUES ('aurora', $1, $2, '\\x00', 1, 'BDO', 'BDO', 'A', '\\x00', '\\xabcd', '1', now())`,
      [randomUUID(), memberId],
    )
  const id = await offer(daily('1000'))
  expect((await claim(member, id)).value?.state).toBe('active')
  expect(await claim(other, id)).toMatchObject({ errorCode: 'bonus_refused', value: null })
})

it('DEC-42 an offer is published as it was seen, and an ended one gives nothing', async () => {
  const id = randomUUID()
  const fields = {
    ...{ currency: 'PHP', names: { EN: 'Eleven' }, from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' },
    reward: daily('100'),
    terms: { wagerTimes: 11, order: 'real_first', weights: {}, otherWeight: 100, expiresDays: 1 },
  } as unknown as OfferFields // more than the schema takes
  const refused = await server.call(saveStaffOffer, { body: { id, version: 0, fields } }, owner, inAurora)
  expect(refused.envelope.errorCode).toBe('invalid_input')
  const known = await offer(daily('100'))
  const stale = await server.call(publishStaffOffer, { body: { id: known, version: 1, reason } }, owner, inAurora)
  expect(stale.envelope.errorCode).toBe('request_conflict')
})

it('DEC-42 staff gives a bonus once a request and takes it back; real money stays', async () => {
  const member = await server.logIn('aurora')
  await open(member.memberId, 300n)
  const { memberId } = member
  const body = { requestId: randomUUID(), memberId, amountMinor: '1000', wagerTimes: 3, reason }
  const give = async () => (await server.call(giveStaffBonus, { body }, owner, inAurora)).envelope.value?.state
  expect([await give(), await give()]).toEqual(['active', 'active'])
  const list = await server.call(listStaffMemberBonuses, { params: { id: memberId } }, owner, inAurora)
  const [grant] = list.envelope.value?.items ?? []
  expect(list.envelope.value?.items).toMatchObject([{ kind: 'manual', amountMinor: '1000', wagerTargetMinor: '3000' }])
  const back = { memberId, grantId: grant?.id ?? '', reason }
  const other = await server.logIn('aurora')
  const foreign = { ...back, memberId: other.memberId }
  expect((await server.call(reverseStaffBonus, { body: foreign }, owner, inAurora)).envelope.errorCode).toBe(
    'not_found',
  )
  for (const _ of [1, 2]) await server.call(reverseStaffBonus, { body: back }, owner, inAurora)
  expect(await grantsOf(member)).toMatchObject([{ state: 'reversed', balanceMinor: '0', forfeitedMinor: '1000' }])
  const { envelope } = await server.call(wallet, {}, member)
  expect(envelope.value?.balances[0]).toMatchObject({ balanceMinor: '300', bonusMinor: '0' })
})
