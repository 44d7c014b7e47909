import {
  blockStaffMember,
  decideApproval,
  inbox,
  listApprovals,
  listPasskeys,
  listStaffTrail,
  login,
  memberInfo,
  readStaffMember,
  resetStaffMemberFactors,
  revealStaffMemberContact,
  setStaffMemberType,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeSettings } from '../../testing/change-settings.ts'
import { seedContact } from '../../testing/seed-contact.ts'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

const reason = 'as the test says'
const headers = { merchant: 'aurora' }
let server: TestServer
let owner: StaffClient
let risk: StaffClient
let support: StaffClient

beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
  await changeSettings(server, 'aurora', { secondPerson: ['contact_reveal', 'member_type', 'withdrawal_unblock'] })
  owner = await logInStaff(server, 'aurora', 'owner')
  risk = await logInStaff(server, 'aurora', 'risk')
  support = await logInStaff(server, 'aurora', 'support')
})
afterAll(() => server.close())

const decide = async (who: StaffClient, id: string, decision: 'approved' | 'refused' = 'approved') =>
  (await server.call(decideApproval, { body: { id, decision, reason } }, who, headers)).envelope.errorCode
const read = async (id: string) =>
  (await server.call(readStaffMember, { params: { id } }, owner, headers)).envelope.value
const block = async (memberId: string, isBlocked: boolean, who = support) => {
  const body = { memberId, block: 'withdrawal' as const, isBlocked, reason }
  return (await server.call(blockStaffMember, { body }, who, headers)).envelope.value
}

/** A member whose end of a block waits. */
async function askUnblock() {
  const { memberId } = await server.logIn('aurora')
  await block(memberId, true)
  const asked = await block(memberId, false)
  return { memberId, approvalId: asked?.approvalId ?? '' }
}

describe('T45 DEC-42 a change that waits for a second person', () => {
  it('is one request however often it is asked for, is never approved by the person who asked, and happens once', async () => {
    const { memberId, approvalId } = await askUnblock()
    expect(await block(memberId, false)).toEqual({ done: false, approvalId })
    expect((await read(memberId))?.blocks).toEqual(['withdrawal'])
    expect(await decide(support, approvalId)).toBe('not_allowed')
    const answers = await Promise.all([decide(risk, approvalId), decide(risk, approvalId), decide(owner, approvalId)])
    expect(answers.filter((code) => code === null).length).toBeGreaterThan(0)
    expect((await read(memberId))?.blocks).toEqual([])
    const trail = await server.call(listStaffTrail, { query: { action: 'approval.approved' } }, owner, headers)
    const own = trail.envelope.value?.items.filter(({ before }) => before.includes(approvalId)) ?? []
    expect(own).toHaveLength(1)
    expect(own[0]?.before).toContain(`"askedBy":"Person ${support.email.slice(0, 4)}"`)
    expect(own[0]?.personName).not.toBe(`Person ${support.email.slice(0, 4)}`)
  })

  it('is not made once it is refused or has run out, and the database keeps what was asked for', async () => {
    const refused = await askUnblock()
    expect(await decide(risk, refused.approvalId, 'refused')).toBeNull()
    expect(await decide(risk, refused.approvalId)).toBe('request_conflict')
    expect((await read(refused.memberId))?.blocks).toEqual(['withdrawal'])
    const { memberId, approvalId } = await askUnblock()
    const change = (set: string) =>
      server.database.executeSql(`UPDATE public.staff_approval SET ${set} WHERE id = $1`, [approvalId])
    for (const set of [`payload = '{"block":"login"}'`, "member_id = 'x'", "expires_at = now() + interval '9 days'"])
      await expect(change(set)).rejects.toThrow(/what was asked for/)
    await server.database.executeSql('ALTER TABLE public.staff_approval DISABLE TRIGGER stays')
    await change("expires_at = now() - interval '1 second'")
    await server.database.executeSql('ALTER TABLE public.staff_approval ENABLE TRIGGER stays')
    expect(await decide(risk, approvalId)).toBe('request_conflict')
    expect((await read(memberId))?.blocks).toEqual(['withdrawal'])
  })

  it('T10 is not found at another merchant', async () => {
    const { approvalId } = await askUnblock()
    const stranger = await logInStaff(server, 'lotus', 'owner')
    const body = { id: approvalId, decision: 'approved' as const, reason }
    const { envelope } = await server.call(decideApproval, { body }, stranger, { merchant: 'lotus' })
    expect(envelope.errorCode).toBe('not_found')
    const list = await server.call(listApprovals, { query: {} }, stranger, { merchant: 'lotus' })
    expect(list.envelope.value?.items).toEqual([])
  })
})

describe('DEC-42 what is asked for', () => {
  it('a reset of factors removes them all, ends the sessions and tells the member', async () => {
    const member = await server.logIn('aurora')
    await server.database.executeSql(
      `INSERT INTO public.second_factor (merchant, member_id, method, last_step, created_at, confirmed_at)
       VALUES ('aurora', $1, 'email', 0, now(), now())`,
      [member.memberId],
    )
    const body = { memberId: member.memberId, reason }
    const asked = await server.call(resetStaffMemberFactors, { body }, support, headers)
    expect((await read(member.memberId))?.factors).toEqual({ methods: 1, passkeys: 0 })
    expect(await decide(risk, asked.envelope.value?.approvalId ?? '')).toBeNull()
    expect((await read(member.memberId))?.factors).toEqual({ methods: 0, passkeys: 0 })
    expect((await server.call(listPasskeys, {}, member)).envelope.errorCode).toBe('customer.not.login')
    const credentials = { username: member.username, password: TEST_PASSWORD }
    const { envelope, headers: cookies } = await server.call(login, { body: credentials }, { host: 'localhost' })
    const again = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(cookies) }
    const titles = (await server.call(inbox, {}, again)).envelope.value?.items.map(({ title }) => title)
    expect(titles).toContain('Two-step login changed')
  })

  it('a contact is shown to the person who asked, after the approval, and each look has its row', async () => {
    const { memberId } = await server.logIn('aurora')
    await seedContact(server, memberId, 'ana.reyes@mail.example')
    const reveal = async (who: StaffClient) =>
      (await server.call(revealStaffMemberContact, { body: { memberId, channel: 'email', reason } }, who, headers))
        .envelope.value
    const asked = await reveal(risk)
    expect(asked).toMatchObject({ done: false, address: null })
    expect(await decide(support, asked?.approvalId ?? '')).toBe('not_found')
    expect(await decide(owner, asked?.approvalId ?? '')).toBeNull()
    expect(await reveal(risk)).toEqual({ done: true, approvalId: null, address: 'ana.reyes@mail.example' })
    expect(await reveal(owner), 'who approved has asked for nothing').toMatchObject({ done: false, address: null })
    const trail = await server.call(listStaffTrail, { query: { action: 'member.contact_revealed' } }, owner, headers)
    expect(trail.envelope.value?.items.filter(({ subjectId }) => subjectId === memberId)).toHaveLength(1)
    expect(JSON.stringify(trail.envelope.value)).not.toContain('ana.reyes')
  })

  it('ROLE-03 a type changes between member and agent, by another owner; free and virtual members stay', async () => {
    const second = await logInStaff(server, 'aurora', 'owner')
    const member = await server.logIn('aurora')
    const change = async (from: 0 | 1 | 4, to: 0 | 1 | 40) => {
      const body = { memberId: member.memberId, from, to, reason }
      return (await server.call(setStaffMemberType, { body }, owner, headers)).envelope
    }
    expect((await change(0, 40)).errorCode).toBe('not_allowed')
    expect((await change(4, 1)).errorCode).toBe('request_conflict')
    const asked = await change(0, 1)
    expect(await decide(second, asked.value?.approvalId ?? '')).toBeNull()
    expect((await read(member.memberId))?.type).toBe(1)
    expect((await server.call(memberInfo, {}, member)).envelope.errorCode).toBe('customer.not.login')
  })
})
