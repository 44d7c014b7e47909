import { randomUUID } from 'node:crypto'
import {
  addWithdrawalCard,
  changePassword,
  createWithdrawal,
  inbox,
  login,
  register,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfer } from '../../ledger/index.ts'
import { lockMember } from '../../member/index.ts'
import { saveMerchant } from '../../merchant/index.ts'
import { keepOpen, untilWaiting } from '../../testing/lock-wait.ts'
import { bankSettingsOf, type StandInBank, startStandInBank } from '../../testing/stand-in-bank.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { deleteOldHolds, holdWithdrawals } from './index.ts'

const NEW_PASSWORD = 'brandnew7sky'
let bank: StandInBank
let server: TestServer

beforeAll(async () => {
  bank = await startStandInBank()
  server = await startTestServer({ paymentProviders: { bank: bankSettingsOf(bank.url) } })
  const { lotus } = server.merchants
  const settings = { ...lotus.settings, withdrawalHoldSeconds: 0 }
  await server.database.transaction((tx) => saveMerchant(tx, { ...lotus, settings }))
})
afterAll(async () => {
  await server?.close()
  await bank?.close()
})

type Merchant = 'aurora' | 'lotus'
const currencies = { aurora: 'PHP', lotus: 'CNY' }
const banks = { aurora: 'BDO', lotus: 'ICBC' }

/** A member with money and no payout account. */
async function openMember(merchant: Merchant = 'aurora') {
  const member = await server.logIn(merchant)
  await server.database.transaction(
    (tx) =>
      transfer(tx, {
        merchant,
        memberId: member.memberId,
        currency: currencies[merchant],
        scope: 'test',
        key: randomUUID(),
        kind: 'opening',
        amountMinor: 1_000_000n,
        counter: 'opening',
      }),
    { merchant },
  )
  return { ...member, merchant }
}

async function addCard(
  who: TestClient,
  { merchant = 'aurora', ...changes }: { merchant?: Merchant } & Record<string, string> = {},
) {
  const account = { bankCode: banks[merchant], holderName: 'Ana Cruz', accountNumber: '109876543210' }
  const body = { requestId: randomUUID(), ...account, password: TEST_PASSWORD, ...changes }
  return server.call(addWithdrawalCard, { body }, who)
}

async function withdraw(who: TestClient, cardId: string, requestId: string = randomUUID()) {
  return server.call(createWithdrawal, { body: { requestId, cardId, amountMinor: '900000' } }, who)
}

async function logInFrom(who: { host: string; username: string }, cookie = '', password = TEST_PASSWORD) {
  const client = { host: who.host, ...(cookie ? { cookie } : {}) }
  const { envelope, headers } = await server.call(login, { body: { username: who.username, password } }, client)
  return { host: who.host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
}

async function readHold(who: TestClient) {
  return (await server.call(withdrawalCards, {}, who)).envelope.value?.hold
}

async function readTitles(who: TestClient) {
  return (await server.call(inbox, {}, who)).envelope.value?.items.map(({ title }) => title).toSorted()
}

/** Moves time: timed holds have ended. */
const endHolds = (member: { memberId: string; merchant: string }) => shiftHolds(member, '2 days')

async function shiftHolds({ memberId, merchant }: { memberId: string; merchant: string }, interval: string) {
  await server.database.transaction(
    (tx) =>
      tx.execute(sql`UPDATE withdrawal_hold SET started_at = started_at - ${interval}::interval,
        ends_at = ends_at - ${interval}::interval WHERE member_id = ${memberId} AND merchant = ${merchant}`),
    { isOperator: true },
  )
}

async function countHolds({ memberId }: { memberId: string }) {
  const { rows } = await server.database.executeSql(
    'SELECT count(*)::int AS count FROM public.withdrawal_hold WHERE member_id = $1',
    [memberId],
  )
  return (rows[0] as { count: number }).count // The query names its one column.
}

describe('T37 a stolen password is no cash', () => {
  test('T37 from a new device: password, payout account, withdrawal – it is refused, nothing moves, and the member is told of each', async () => {
    const owner = await openMember()
    const thief = await logInFrom(owner)
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    expect((await server.call(changePassword, { body }, thief)).status).toBe(200)
    const card = await addCard(thief, { password: NEW_PASSWORD })
    const refused = await withdraw(thief, card.envelope.value?.id ?? '')
    expect([refused.status, refused.envelope.errorCode]).toEqual([409, 'withdrawal_on_hold'])
    const { envelope } = await server.call(wallet, {}, thief)
    expect(envelope.value?.balances[0]).toMatchObject({ availableMinor: '1000000', heldMinor: '0' })
    const hold = await readHold(thief)
    expect(hold?.reasons).toEqual(['account_added', 'password_changed', 'new_device'])
    const hours = (Date.parse(hold?.until ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThan(24.1)
    expect(await readTitles(thief)).toEqual(['Login from a new device', 'Password changed', 'Payout account added'])
    await endHolds(owner)
    expect(await readHold(thief)).toBeNull()
    expect((await withdraw(thief, card.envelope.value?.id ?? '')).status).toBe(200)
  })

  test('T37 a reason that occurs again and again holds once, and is notified once an hour', async () => {
    const member = await openMember()
    for (let count = 0; count < 3; count += 1) await logInFrom(member)
    expect(await countHolds(member)).toBe(1)
    const titles = await readTitles(member)
    // The attempts may span a full hour.
    expect([1, 2]).toContain(titles?.length)
    expect(new Set(titles)).toEqual(new Set(['Login from a new device']))
    await shiftHolds(member, '1 hour')
    await logInFrom(member)
    expect(await countHolds(member)).toBe(2)
    const hold = await readHold(member)
    expect((Date.parse(hold?.until ?? '') - Date.now()) / 3_600_000).toBeGreaterThan(23.9)
  })

  test('T37 each change of the password is notified', async () => {
    const member = await server.logIn('aurora')
    const passwords = [TEST_PASSWORD, NEW_PASSWORD, 'another8river']
    for (const [index, newPassword] of passwords.slice(1).entries()) {
      const body = { oldPassword: passwords[index] ?? '', newPassword }
      expect((await server.call(changePassword, { body }, member)).status).toBe(200)
    }
    expect(await readTitles(member)).toEqual(['Password changed', 'Password changed'])
    expect(await countHolds(member)).toBe(1)
  })

  test('T37 the cleanup deletes what ended half a year ago, and nothing that stands', async () => {
    const [old, fresh] = [await openMember(), await openMember()]
    for (const member of [old, fresh]) await addCard(member)
    await server.database.transaction(
      (tx) =>
        holdWithdrawals(tx, server.merchants.aurora, {
          reason: 'under_review',
          member: { id: old.memberId, type: 0 },
        }),
      { merchant: 'aurora' },
    )
    await shiftHolds(old, '182 days')
    await shiftHolds(fresh, '179 days')
    await server.database.transaction(deleteOldHolds, { isOperator: true })
    expect([await countHolds(old), await countHolds(fresh)]).toEqual([1, 1])
    expect((await readHold(old))?.reasons).toEqual(['under_review'])
  })

  test.each(['account_added', 'password_changed', 'new_device'] as const)('T37 %s alone is enough', async (reason) => {
    const member = await openMember()
    let client: TestClient = member
    let password = TEST_PASSWORD
    const cardId = (await addCard(member)).envelope.value?.id ?? ''
    await endHolds(member)
    if (reason === 'account_added') await addCard(member, { accountNumber: '209876543210' })
    if (reason === 'new_device') client = await logInFrom(member)
    if (reason === 'password_changed') {
      password = NEW_PASSWORD
      await server.call(changePassword, { body: { oldPassword: TEST_PASSWORD, newPassword: password } }, client)
    }
    expect((await readHold(client))?.reasons).toEqual([reason])
    expect((await withdraw(client, cardId)).envelope.errorCode).toBe('withdrawal_on_hold')
  })

  test('T37 the bank and the masked number of a new account stand in what the member is told', async () => {
    const member = await openMember()
    await addCard(member)
    const { envelope } = await server.call(inbox, {}, member)
    expect(envelope.value?.items[0]?.body).toBe(
      'BDO Unibank •••• 3210 was added to your payout accounts. Withdrawals are paused for 24 hours. ' +
        'Not you? Change your password now and contact support.',
    )
  })

  test('T37 an account that was added twice by one request holds and is told of once', async () => {
    const member = await openMember()
    const requestId = randomUUID()
    await addCard(member, { requestId })
    await endHolds(member)
    expect((await addCard(member, { requestId })).status).toBe(200)
    expect(await readHold(member)).toBeNull()
    expect(await readTitles(member)).toEqual(['Payout account added'])
  })

  test('OPEN-36 a withdrawal that was taken before the hold is answered the same', async () => {
    const member = await openMember()
    const cardId = (await addCard(member)).envelope.value?.id ?? ''
    await endHolds(member)
    const requestId = randomUUID()
    const taken = await withdraw(member, cardId, requestId)
    expect(taken.status).toBe(200)
    await addCard(member, { accountNumber: '209876543210' })
    expect((await withdraw(member, cardId, requestId)).envelope.value).toEqual(taken.envelope.value)
  })

  test.skipIf(readTestDatabaseKind() === 'embedded')(
    'T37 a withdrawal that a hold overtakes waits for it and is refused',
    async () => {
      const member = await openMember()
      const cardId = (await addCard(member)).envelope.value?.id ?? ''
      await endHolds(member)
      const release = await keepOpen(server.database, async (tx) => {
        const row = await lockMember(tx, 'aurora', member.memberId)
        if (row) await holdWithdrawals(tx, server.merchants.aurora, { reason: 'password_changed', member: row })
      })
      const refused = withdraw(member, cardId)
      await untilWaiting(server.database)
      await release()
      expect((await refused).envelope.errorCode).toBe('withdrawal_on_hold')
    },
  )

  test('T37 a merchant that has switched the hold off tells the member all the same', async () => {
    const member = await openMember('lotus')
    const card = await addCard(member, { merchant: 'lotus' })
    expect((await withdraw(member, card.envelope.value?.id ?? '')).status).toBe(200)
    const { envelope } = await server.call(inbox, {}, member, { language: 'EN' })
    expect(envelope.value?.items.map(({ title }) => title)).toEqual(['Payout account added'])
    expect(envelope.value?.items[0]?.body).not.toContain('paused')
  })

  test('T22 a member who plays for fun is told, and has nothing to withdraw', async () => {
    const member = await server.logIn('aurora', 4)
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    expect((await server.call(changePassword, { body }, member)).status).toBe(200)
    expect(await readTitles(member)).toEqual(['Password changed'])
    const { rows } = await server.database.executeSql(
      'SELECT count(*)::int AS count FROM public.withdrawal_hold WHERE member_id = $1',
      [member.memberId],
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('T37 nothing that the platform does for members can end a hold: the database lets only the operator', async () => {
    const member = await openMember()
    await addCard(member)
    for (const statement of [
      sql`UPDATE withdrawal_hold SET ends_at = now() WHERE member_id = ${member.memberId}`,
      sql`UPDATE withdrawal_hold SET cleared_at = now(), cleared_by = 'me', cleared_note = '' WHERE true`,
      sql`DELETE FROM withdrawal_hold WHERE member_id = ${member.memberId}`,
    ]) {
      const tried = server.database.transaction((tx) => tx.execute(statement), { merchant: 'aurora' })
      await expect(tried).rejects.toThrow(/permission denied/)
    }
    expect(await readHold(member)).toMatchObject({ reasons: ['account_added'] })
  })
})

describe('T37 the password before a payout account', () => {
  test('a wrong one adds nothing', async () => {
    const member = await openMember()
    const { status, envelope } = await addCard(member, { password: 'wrong1pass' })
    expect([status, envelope.errorCode]).toEqual([400, 'password_wrong'])
    expect(envelope.fields).toMatchObject([{ path: 'password' }])
    const cards = (await server.call(withdrawalCards, {}, member)).envelope.value
    expect([cards?.cards, cards?.hold]).toEqual([[], null])
  })

  test('T12 tries count together with those of a password change: ten a minute, whichever asks', async () => {
    const member = await openMember()
    const codes = []
    for (let count = 0; count < 6; count += 1) {
      codes.push((await addCard(member, { password: 'wrong1pass' })).envelope.errorCode)
      const body = { oldPassword: 'wrong1pass', newPassword: NEW_PASSWORD }
      codes.push((await server.call(changePassword, { body }, member)).envelope.errorCode)
    }
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    expect(codes.filter((code) => code === 'password_wrong')).toHaveLength(10)
  })
})

describe('T37 what a device is', () => {
  const nameOf = () => `d${randomUUID().replaceAll('-', '').slice(0, 12)}`

  test('the browser of the registration is no new device, in this login and in the next', async () => {
    const username = nameOf()
    const opened = await server.call(register, { body: { username, password: TEST_PASSWORD } }, { host: 'localhost' })
    const cookie = readCookies(opened.headers)
    expect(await readHold({ host: 'localhost', token: opened.envelope.value?.token ?? '', cookie })).toBeNull()
    const again = await logInFrom({ host: 'localhost', username }, cookie)
    expect(await readHold(again)).toBeNull()
    expect(await readTitles(again)).toEqual([])
  })

  test('a browser that has lost its cookie is new once, and known from then on', async () => {
    const member = await openMember()
    const elsewhere = await logInFrom(member)
    expect((await readHold(elsewhere))?.reasons).toEqual(['new_device'])
    const again = await logInFrom(member, elsewhere.cookie)
    expect(await readTitles(again)).toEqual(['Login from a new device'])
  })

  test('two members of one browser are both known in it', async () => {
    const [one, two] = [await openMember(), await openMember()]
    const first = await logInFrom(one)
    const both = await logInFrom(two, first.cookie)
    await endHolds(one)
    await endHolds(two)
    const again = await logInFrom(one, both.cookie)
    expect(await readHold(again)).toBeNull()
    expect(await readHold(await logInFrom(two, again.cookie))).toBeNull()
  })

  test('T9 a cookie that somebody has planted does not become the member’s: its owner is new afterwards', async () => {
    const [victim, attacker] = [await openMember(), await openMember()]
    const planted = (await logInFrom(attacker)).cookie
    await logInFrom(victim, planted)
    await endHolds(victim)
    const thief = await logInFrom(victim, planted)
    expect((await readHold(thief))?.reasons).toEqual(['new_device'])
  })

  test('T10 a device of one merchant is nobody’s at another', async () => {
    const member = await openMember()
    const { rows } = await server.database.transaction(
      (tx) => tx.execute(sql`SELECT count(*)::int AS count FROM member_device WHERE member_id = ${member.memberId}`),
      { merchant: 'lotus' },
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('the secret stands nowhere in clear, and the cookie is not for scripts', async () => {
    const member = await openMember()
    const { headers } = await server.call(
      login,
      { body: { username: member.username, password: TEST_PASSWORD } },
      { host: member.host },
    )
    const line = headers.getSetCookie().find((text) => text.startsWith('device=')) ?? ''
    expect(line).toMatch(/; HttpOnly; SameSite=Strict$/i)
    const secret = line.slice('device='.length, 'device='.length + 43)
    const { rows } = await server.database.executeSql("SELECT string_agg(d::text, ' ') AS all FROM member_device d", [])
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(server.logLines.join('')).not.toContain(secret)
  })

  test('no more than twenty devices of a member are kept, the newest', async () => {
    const member = await openMember()
    for (let count = 0; count < 24; count += 1) {
      await server.database.executeSql(
        `INSERT INTO public.member_device VALUES ('aurora', $1, decode($2, 'hex'), '', now() - interval '1 day', now() - interval '1 day')`,
        [member.memberId, count.toString(16).padStart(2, '0')],
      )
    }
    await logInFrom(member)
    const { rows } = await server.database.executeSql(
      `SELECT count(*)::int AS count, count(*) FILTER (WHERE octet_length(secret_hash) = 32)::int AS real
       FROM public.member_device WHERE member_id = $1`,
      [member.memberId],
    )
    expect(rows).toEqual([{ count: 20, real: 2 }])
  })
})
