import { randomUUID } from 'node:crypto'
import {
  acceptStaffInvitation,
  blockStaffMember,
  changeStaffRoles,
  createDeposit,
  createWithdrawal,
  endStaffLogin,
  endStaffMemberSessions,
  endStaffSession,
  endStaffSessions,
  finishStaffLogin,
  inviteStaff,
  listStaff,
  listStaffMembers,
  listStaffMemberTrail,
  listStaffSessions,
  listStaffTrail,
  login,
  memberInfo,
  readStaffInvitation,
  readStaffMember,
  type StaffRole,
  staffMe,
  staffToday,
  startStaffLogin,
} from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hold, transfer } from '../ledger/index.ts'
import { seedContact } from '../testing/seed-contact.ts'
import { inviteToOffice, logInStaff, OFFICE_HOST, readCode, STAFF_PASSWORD } from '../testing/staff-client.ts'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { verifyTrail } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
})
afterAll(() => server.close())

const guest = { host: OFFICE_HOST }
const atAurora = { merchant: 'aurora' }
const reason = 'as the test says'

const startLogin = async (email: string, password = STAFF_PASSWORD) =>
  (await server.call(startStaffLogin, { body: { email, password } }, guest)).envelope
const finishLogin = (attemptId: string, code: string) =>
  server.call(finishStaffLogin, { body: { attemptId, code } }, guest)

describe('DEC-03: an invitation', () => {
  it('sets password and authenticator once, and its address has the token behind #', async () => {
    const { token, email } = await inviteToOffice(server, 'aurora', ['support'])
    const { envelope } = await server.call(readStaffInvitation, { body: { token } }, guest)
    expect(envelope.value).toMatchObject({ email, uri: expect.stringContaining('otpauth://totp/') })
    const secret = envelope.value?.secret ?? ''
    const accept = async (password: string, code: string) =>
      (await server.call(acceptStaffInvitation, { body: { token, password, code } }, guest)).envelope.errorCode
    expect(await accept('short1', readCode(secret))).toBe('invalid_input')
    expect(await accept('password123', readCode(secret))).toBe('password_weak')
    expect(await accept(STAFF_PASSWORD, readCode(secret, 20))).toBe('verification_invalid')
    expect(await accept(STAFF_PASSWORD, readCode(secret))).toBeNull()
    expect(await accept(STAFF_PASSWORD, readCode(secret))).toBe('handoff_invalid')
    expect((await server.call(readStaffInvitation, { body: { token } }, guest)).envelope.errorCode).toBe(
      'handoff_invalid',
    )
  })

  it('a person without a password does not log in, nor does an expired invitation open', async () => {
    const { token, email } = await inviteToOffice(server, 'aurora', ['support'])
    expect((await startLogin(email)).errorCode).toBe('login.cred.err')
    await server.database.executeSql('UPDATE public.staff_invitation SET expires_at = now()')
    const { envelope } = await server.call(readStaffInvitation, { body: { token } }, guest)
    expect(envelope.errorCode).toBe('handoff_invalid')
  })

  it('nobody gets an invitation to a person who works for another merchant', async () => {
    const { email } = await inviteToOffice(server, 'lotus', ['owner'])
    const owner = await logInStaff(server, 'aurora', 'owner')
    const roles: StaffRole[] = ['support']
    const body = { email, name: 'Taken', roles, reason }
    const { envelope } = await server.call(inviteStaff, { body }, owner, atAurora)
    expect(envelope.value?.invitation).toBeNull()
  })
})

describe('DEC-03 T15: the login of staff', () => {
  it('needs the password and a code that was not used', async () => {
    const { email, secret } = await logInStaff(server, 'aurora', 'support')
    const { value } = await startLogin(email)
    const used = await finishLogin(value?.attemptId ?? '', readCode(secret))
    expect(used.envelope.errorCode).toBe('verification_invalid')
    const { envelope, headers } = await finishLogin(value?.attemptId ?? '', readCode(secret, 1))
    expect(envelope.success).toBe(true)
    expect(headers.get('set-cookie')).toMatch(/^office=[\w-]{43}; .*HttpOnly; SameSite=Strict/)
    const me = await server.call(staffMe, {}, { ...guest, cookie: readCookies(headers) })
    expect(me.envelope.value).toMatchObject({ email, merchants: [{ code: 'aurora', roles: ['support'] }] })
    const again = await finishLogin(value?.attemptId ?? '', readCode(secret, 2))
    expect(again.envelope.errorCode).toBe('login_attempt_over')
  })

  it('T12 tells nobody whether an address is known, and a name has to wait after eight failures', async () => {
    const { email } = await logInStaff(server, 'aurora', 'support')
    for (const tried of [email, `${randomUUID()}@staff.example`]) {
      const codes: unknown[] = []
      for (let count = 0; count < 9; count += 1) codes.push((await startLogin(tried, 'wrong-password-1')).errorCode)
      expect(codes).toEqual([...Array(8).fill('login.cred.err'), 'TOO_MANY_REQUESTS'])
    }
    expect((await startLogin(email)).errorCode).toBe('TOO_MANY_REQUESTS')
  })

  it('ends after five wrong codes, and of 20 right ones at once one opens a session', async () => {
    const { email, secret } = await logInStaff(server, 'aurora', 'support')
    const first = (await startLogin(email)).value?.attemptId ?? ''
    for (let count = 0; count < 5; count += 1)
      expect((await finishLogin(first, '000000')).envelope.errorCode).toBe('verification_invalid')
    expect((await finishLogin(first, readCode(secret, 1))).envelope.errorCode).toBe('login_attempt_over')
    const attempts = await Promise.all(Array.from({ length: 20 }, () => startLogin(email)))
    const answers = await Promise.all(
      attempts.map(({ value }) => finishLogin(value?.attemptId ?? '', readCode(secret, 1))),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  it('a session ends by logout, by itself after an hour without a call, and from another browser', async () => {
    const person = await logInStaff(server, 'aurora', 'support')
    const attempt = (await startLogin(person.email)).value?.attemptId ?? ''
    const { headers } = await finishLogin(attempt, readCode(person.secret, 1))
    const second = { ...guest, cookie: readCookies(headers) }
    const { envelope } = await server.call(listStaffSessions, {}, second)
    expect(envelope.value?.items).toHaveLength(2)
    const other = envelope.value?.items.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await server.call(endStaffSession, { body: { id: other } }, second)).envelope.success).toBe(true)
    expect((await server.call(staffMe, {}, person)).envelope.errorCode).toBe('customer.not.login')
    const stranger = await logInStaff(server, 'aurora', 'support')
    const foreign = await server.call(listStaffSessions, {}, stranger)
    const foreignId = foreign.envelope.value?.items[0]?.id ?? ''
    expect((await server.call(endStaffSession, { body: { id: foreignId } }, second)).envelope.errorCode).toBe(
      'not_found',
    )
    await server.call(endStaffLogin, {}, second)
    expect((await server.call(staffMe, {}, second)).envelope.errorCode).toBe('customer.not.login')
    await server.database.executeSql("UPDATE public.staff_session SET last_seen_at = now() - interval '61 minutes'")
    expect((await server.call(staffMe, {}, stranger)).envelope.errorCode).toBe('customer.not.login')
  })
})

describe('DEC-42: owners and their people', () => {
  it('invites, changes roles and ends sessions, each with its row; the last owner stays', async () => {
    const owner = await logInStaff(server, 'lotus', 'owner')
    const atLotus = { merchant: 'lotus' }
    const finance = await logInStaff(server, 'lotus', 'finance')
    const { envelope } = await server.call(listStaff, {}, owner, atLotus)
    expect(envelope.value?.items.find(({ email }) => email === owner.email)).toMatchObject({
      isReady: true,
      openSessions: 1,
    })
    const find = (email: string) => envelope.value?.items.find((item) => item.email === email)?.id ?? ''
    await server.database.executeSql(
      "DELETE FROM public.staff_role WHERE merchant = 'lotus' AND role = 'owner' AND person_id <> $1",
      [find(owner.email)],
    )
    const change = async (personId: string, roles: StaffRole[]) =>
      (await server.call(changeStaffRoles, { body: { personId, roles, reason } }, owner, atLotus)).envelope.errorCode
    expect(await change(find(owner.email), ['support'])).toBe('request_conflict')
    expect(await change('nobody', ['support'])).toBe('not_found')
    expect(await change(find(finance.email), ['risk', 'support'])).toBeNull()
    const me = await server.call(staffMe, {}, finance)
    expect(me.envelope.value?.merchants).toMatchObject([{ code: 'lotus', roles: ['risk', 'support'] }])
    const end = { body: { personId: find(finance.email), reason } }
    expect((await server.call(endStaffSessions, end, owner, atLotus)).envelope.success).toBe(true)
    expect((await server.call(staffMe, {}, finance)).envelope.errorCode).toBe('customer.not.login')
    const trail = await server.call(listStaffTrail, { query: { action: 'staff.roles' } }, owner, atLotus)
    expect(trail.envelope.value?.items[0]).toMatchObject({
      ...{ reason, subjectId: find(finance.email), before: '{"roles":["finance"]}' },
      after: '{"roles":["support","risk"]}',
    })
  })

  it('of two owners who take the role from each other at once, one stays', async () => {
    const two = [await logInStaff(server, 'lotus', 'owner'), await logInStaff(server, 'lotus', 'owner')]
    const headers = { merchant: 'lotus' }
    const { envelope } = await server.call(listStaff, {}, two[0], headers)
    const ids = two.map(({ email }) => envelope.value?.items.find((item) => item.email === email)?.id ?? '')
    await server.database.executeSql(
      "DELETE FROM public.staff_role WHERE merchant = 'lotus' AND role = 'owner' AND person_id <> ALL ($1)",
      [ids],
    )
    const answers = await Promise.all(
      ids.map((personId, index) =>
        server.call(changeStaffRoles, { body: { personId, roles: [], reason } }, two[1 - index], headers),
      ),
    )
    expect(answers.filter(({ envelope: { success } }) => success)).toHaveLength(1)
  })
})

describe('DEC-42: members', () => {
  const block = (
    body: Parameters<typeof server.call<typeof blockStaffMember>>[1]['body'],
    who: Awaited<ReturnType<typeof logInStaff>>,
  ) => server.call(blockStaffMember, { body }, who, atAurora)

  it('are found by name, id, and the key of a transaction; pages follow each other', async () => {
    const support = await logInStaff(server, 'aurora', 'support')
    const { memberId, username } = await server.logIn('aurora')
    const key = randomUUID()
    const opening = { kind: 'deposit', amountMinor: 100n, counter: 'opening', currency: 'PHP' } as const
    await server.database.transaction(
      (tx) => transfer(tx, { merchant: 'aurora', memberId, scope: 'deposit', key, ...opening }),
      { merchant: 'aurora' },
    )
    for (const find of [username, username.toUpperCase().slice(0, 8), memberId, key]) {
      const { envelope } = await server.call(listStaffMembers, { query: { find } }, support, atAurora)
      expect(envelope.value?.items.map(({ id }) => id)).toEqual([memberId])
    }
    for (const find of ['%', '_', "' OR 1=1", 'nobody']) {
      const { envelope } = await server.call(listStaffMembers, { query: { find } }, support, atAurora)
      expect(envelope.value?.items).toEqual([])
    }
    const { envelope } = await server.call(readStaffMember, { params: { id: memberId } }, support, atAurora)
    expect(envelope.value).toMatchObject({ username, blocks: [], balances: [{ balanceMinor: '100' }] })
  })

  it('are found by phone and e-mail, whose end alone is shown, and by a round', async () => {
    const support = await logInStaff(server, 'aurora', 'support')
    const { memberId } = await server.logIn('aurora')
    await seedContact(server, memberId, '+639177057290')
    await seedContact(server, memberId, 'ana@mail.example')
    const round = `R-${randomUUID()}`
    const stake = { kind: 'bet', amountMinor: 50n, counter: 'game:arcade', currency: 'PHP' } as const
    await server.database.transaction(
      async (tx) => {
        const opening = { kind: 'opening', amountMinor: 100n, counter: 'opening', currency: 'PHP' } as const
        const owner = { merchant: 'aurora', memberId }
        await transfer(tx, { ...owner, scope: 'test', key: randomUUID(), ...opening })
        await hold(tx, { ...owner, scope: 'arcade', key: randomUUID(), round, ...stake })
      },
      { merchant: 'aurora' },
    )
    for (const find of ['+63 917 705 7290', '639177057290', 'Ana@Mail.example', round]) {
      const { envelope } = await server.call(listStaffMembers, { query: { find } }, support, atAurora)
      expect([find, envelope.value?.items.map(({ id }) => id)]).toEqual([find, [memberId]])
    }
    const { envelope } = await server.call(readStaffMember, { params: { id: memberId } }, support, atAurora)
    expect(JSON.stringify(envelope.value)).not.toMatch(/917705|ana@/)
  })

  it('are listed by an index under row-level security, whatever their number', async () => {
    const plan = await server.database.transaction(
      async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`)
        const { rows } = await tx.execute<Record<'QUERY PLAN', string>>(sql`
          EXPLAIN SELECT * FROM member WHERE merchant = 'aurora' AND username ~>=~ 'ab' AND username ~<~ 'ac'
            AND username ~>~ 'abc' ORDER BY username USING ~<~ LIMIT 51`)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      },
      { merchant: 'aurora' },
    )
    expect(plan).toMatch(/Index Scan using member_by_name_prefix/)
    expect(plan).not.toMatch(/Sort/)
    expect(plan).toMatch(/Index Cond:.*username ~>=~ 'ab'/)
  })

  it('T10 of another merchant are not found', async () => {
    const support = await logInStaff(server, 'aurora', 'support')
    const { memberId } = await server.logIn('lotus')
    const { envelope } = await server.call(readStaffMember, { params: { id: memberId } }, support, atAurora)
    expect(envelope.errorCode).toBe('not_found')
    const answer = await block({ memberId, block: 'login', isBlocked: true, reason }, support)
    expect(answer.envelope.errorCode).toBe('not_found')
  })

  it('are blocked from login, deposit and withdrawal each apart, and let in again', async () => {
    const risk = await logInStaff(server, 'aurora', 'risk')
    const member = await server.logIn('aurora')
    const { memberId, username } = member
    const change = (name: 'login' | 'deposit' | 'withdrawal', isBlocked: boolean) =>
      block({ memberId, block: name, isBlocked, reason }, risk)
    const deposit = async () => {
      const body = { requestId: randomUUID(), method: 'none', amountMinor: '10000' }
      return (await server.call(createDeposit, { body }, member)).envelope.errorCode
    }
    const withdraw = async () => {
      const body = { requestId: randomUUID(), cardId: 'none', amountMinor: '30000' }
      return (await server.call(createWithdrawal, { body }, member)).envelope.errorCode
    }
    await change('deposit', true)
    expect([await deposit(), await withdraw()]).toEqual(['account_blocked', 'card_not_found'])
    await change('withdrawal', true)
    await change('deposit', false)
    expect([await deposit(), await withdraw()]).toEqual(['method_unavailable', 'account_blocked'])
    await change('login', true)
    expect((await server.call(memberInfo, {}, member)).envelope.errorCode).toBe('customer.not.login')
    const logIn = async (password: string) =>
      (await server.call(login, { body: { username, password } }, { host: 'localhost' })).envelope.errorCode
    expect([await logIn(TEST_PASSWORD), await logIn('wrong1horse')]).toEqual(['account_blocked', 'login.cred.err'])
    await change('login', false)
    expect(await logIn(TEST_PASSWORD)).toBeNull()
  })

  it('have one row in the trail for a change, however often it is asked for', async () => {
    const support = await logInStaff(server, 'aurora', 'support')
    const { memberId } = await server.logIn('aurora')
    for (let count = 0; count < 3; count += 1)
      await block({ memberId, block: 'bet', isBlocked: true, days: 7, reason }, support)
    await server.call(endStaffMemberSessions, { body: { memberId, reason } }, support, atAurora)
    const { envelope } = await server.call(listStaffMemberTrail, { params: { id: memberId } }, support, atAurora)
    expect(envelope.value?.items).toMatchObject([
      { action: 'member.block', reason, after: '{"block":"bet","isBlocked":true,"days":7}' },
    ])
    const noReason = await block({ memberId, block: 'bet', isBlocked: false, reason: ' ' }, support)
    expect(noReason.envelope.errorCode).toBe('invalid_input')
  })

  it('what a role may not see is not sent', async () => {
    const read = async (role: StaffRole) =>
      Object.keys(
        (await server.call(staffToday, {}, await logInStaff(server, 'aurora', role), atAurora)).envelope.value ?? {},
      )
    expect(await read('content')).toEqual(['downVendors', 'openMessages'])
    expect(await read('support')).toEqual(['dueClosures', 'openApprovals'])
    const ofMoney = ['openWithdrawals', 'unknownPayouts', 'openIncidents']
    expect(await read('finance')).toEqual(ofMoney)
    expect(await read('owner')).toEqual([...ofMoney, 'downVendors', 'openMessages', 'dueClosures', 'openApprovals'])
  })
})

describe('DEC-42: the trail', () => {
  it('cannot be changed by the application, nor by the owner of the database', async () => {
    for (const work of [
      sql`UPDATE staff_trail SET reason = 'other'`,
      sql`DELETE FROM staff_trail`,
      sql`TRUNCATE staff_trail`,
    ])
      for (const scope of [{ merchant: 'aurora' }, { isOperator: true }])
        await expect(server.database.transaction((tx) => tx.execute(work), scope)).rejects.toThrow()
    await expect(server.database.executeSql('DELETE FROM public.staff_trail')).rejects.toThrow(/append-only/)
  })

  it('names the first row that was changed or removed behind its back', async () => {
    const verify = () => verifyTrail(server.database, 'aurora')
    const { rows, brokenAt, head } = await verify()
    expect([rows > 20, brokenAt, head.length]).toEqual([true, undefined, 64])
    const inSecret = async (work: string) => {
      await server.database.executeSql('ALTER TABLE public.staff_trail DISABLE TRIGGER stays')
      await server.database.executeSql(work)
      await server.database.executeSql('ALTER TABLE public.staff_trail ENABLE TRIGGER stays')
    }
    await inSecret("UPDATE public.staff_trail SET reason = reason || '!' WHERE merchant = 'aurora' AND number = 7")
    expect((await verify()).brokenAt).toBe(7)
    await inSecret("UPDATE public.staff_trail SET reason = rtrim(reason, '!') WHERE merchant = 'aurora' AND number = 7")
    expect((await verify()).brokenAt).toBeUndefined()
    await inSecret("DELETE FROM public.staff_trail WHERE merchant = 'aurora' AND number = 5")
    expect((await verify()).brokenAt).toBe(5)
  })

  it('stays a chain under changes at once', async () => {
    const owner = await logInStaff(server, 'lotus', 'owner')
    const { memberId } = await server.logIn('lotus')
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        server.call(
          blockStaffMember,
          {
            body: {
              memberId,
              block: (['login', 'deposit', 'withdrawal'] as const)[index % 3] ?? 'login',
              isBlocked: index < 6,
              reason,
            },
          },
          owner,
          { merchant: 'lotus' },
        ),
      ),
    )
    expect((await verifyTrail(server.database, 'lotus')).brokenAt).toBeUndefined()
  })
})
