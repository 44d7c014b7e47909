import { randomUUID } from 'node:crypto'
import {
  blockStaffMember,
  countStaffCampaign,
  createStaffCampaign,
  inbox,
  listStaffCampaigns,
  pushBind,
  pushSubscribe,
  readStaffCampaign,
  type StaffRole,
  savePushSettings,
  stopStaffCampaign,
} from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOutbox } from '../../testing/create-test-outbox.ts'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { type StandInPush, startStandInPush, subscribeTestBrowser } from '../../testing/stand-in-push.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { sendBatch } from './campaign-sender.service.ts'
import { createCampaignQueue } from './index.ts'

let server: TestServer
let service: StandInPush
const people = new Map<StaffRole, StaffClient>()
beforeAll(async () => {
  service = await startStandInPush()
  server = await startTestServer({ pushProviders: { services: [`${service.url}/wp`], firebase: {} } })
  for (const role of ['owner', 'content', 'support'] as const)
    people.set(role, await logInStaff(server, 'aurora', role))
})
afterAll(async () => {
  await server?.close()
  await service?.close()
})

const at = { merchant: 'aurora' }
const reason = 'as the test says'
const by = (role: StaffRole) => people.get(role) ?? { host: '' }
type Message = Parameters<typeof server.call<typeof createStaffCampaign>>[1]['body']

function write(changes: Partial<Message> = {}): Message {
  return {
    ...{ requestId: randomUUID(), topic: 'support', audience: { kind: 'all' }, isConfirmed: false, reason },
    ...{ title: { EN: 'Hello' }, body: { EN: 'A text' }, hasPush: false, action: null, quietHours: null },
    ...changes,
  }
}

async function create(changes: Partial<Message> = {}, role: StaffRole = 'owner') {
  const { envelope } = await server.call(createStaffCampaign, { body: write(changes) }, by(role), at)
  return envelope.success ? (envelope.value?.id ?? '') : `${envelope.errorCode}`
}

const send = () => createTestOutbox(server).run(createCampaignQueue(server), [server.merchants.aurora])
const read = async (id: string) =>
  (await server.call(readStaffCampaign, { params: { id } }, by('owner'), at)).envelope.value
const listTitles = async (member: TestClient) =>
  (await server.call(inbox, {}, member)).envelope.value?.items.map(({ title }) => title) ?? []

async function block(member: { memberId: string }) {
  const body = { memberId: member.memberId, block: 'bet' as const, isBlocked: true, days: 1, reason }
  await server.call(blockStaffMember, { body }, by('owner'), at)
}

describe('DEC-42 OPEN-38: a message to members', () => {
  it('to one by name is in the inbox of that member alone, with its page, and once however often it is sent', async () => {
    const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    const message = write({ audience: { kind: 'member', member: member.username }, action: '/m/promotions' })
    const press = async () =>
      (await server.call(createStaffCampaign, { body: message }, by('support'), at)).envelope.errorCode
    expect([await press(), await press()]).toEqual([null, null])
    await send()
    await send()
    expect((await server.call(inbox, {}, member)).envelope.value?.items).toMatchObject([
      { id: message.requestId, title: 'Hello', body: 'A text', action: '/m/promotions' },
    ])
    expect(await listTitles(other)).toEqual([])
    expect(await read(message.requestId)).toMatchObject({ state: 'sent', counted: 1, sent: 1, failed: 0 })
    expect((await read(message.requestId))?.trail).toMatchObject([{ action: 'message.created', reason }])
  })

  it('is refused for another topic, audience or text than the roles and the merchant’s language allow', async () => {
    const member = await server.logIn('aurora')
    const one = { kind: 'member' as const, member: member.memberId }
    expect(await create({}, 'support')).toBe('not_allowed')
    expect(await create({ audience: one, topic: 'promotion' }, 'support')).toBe('not_allowed')
    expect(await create({ audience: { kind: 'member', member: 'nobody-here' } })).toBe('not_found')
    expect(await create({ audience: one, title: { CN: '你好' } })).toBe('invalid_input')
    expect(await create({ audience: one, action: 'https://elsewhere.example' })).toBe('invalid_input')
    // Every code of a language is one, those with a country too.
    expect(await create({ audience: one, title: { EN: 'a', 'PT-BR': 'b' }, body: { EN: 'a', XX: 'b' } })).toBe(
      'invalid_input',
    )
    const id = await create({ audience: one, title: { EN: 'a', 'PT-BR': 'b' }, body: { EN: 'a', 'PT-BR': 'b' } })
    const seen = async (role: StaffRole) =>
      (await server.call(readStaffCampaign, { params: { id } }, by(role), at)).envelope.errorCode
    expect([await seen('content'), await seen('support')]).toEqual([null, 'not_found'])
    const list = await server.call(listStaffCampaigns, { query: {} }, by('support'), at)
    expect(list.envelope.value?.items.map((row) => row.id)).not.toContain(id)
    await send()
  })

  it('never goes to a blocked or closed member when it is an offer; service reaches the blocked one', async () => {
    const currency = 'FUN'
    const filter = { kind: 'filter' as const, currency }
    const [open, blocked, closed] = [
      await server.logIn('aurora', 4),
      await server.logIn('aurora', 4),
      await server.logIn('aurora', 4),
    ]
    await block(blocked)
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE member SET closed_at = now() WHERE id = ${closed.memberId}`),
      { merchant: 'aurora' },
    )
    const counted = await server.call(
      countStaffCampaign,
      { body: { topic: 'promotion', audience: filter } },
      by('content'),
      at,
    )
    expect(counted.envelope.value).toEqual({ receivers: 1, skipped: 2 })
    const offer = await create({ topic: 'promotion', audience: filter })
    const help = await create({ audience: filter, title: { EN: 'Help' } })
    await send()
    expect(await read(offer)).toMatchObject({ sent: 1, skipped: { closed: 1, blocked: 1 }, state: 'sent' })
    expect(await read(help)).toMatchObject({ sent: 2, skipped: { closed: 1, blocked: 0 } })
    const messages = async (id: string) =>
      (
        await server.database.transaction(
          (tx) => tx.execute(sql`SELECT member_id FROM inbox_message WHERE id = ${id} ORDER BY member_id`),
          { merchant: 'aurora' },
        )
      ).rows.map((row) => row.member_id)
    expect(await messages(offer)).toEqual([open.memberId])
    expect(await messages(help)).toEqual([open.memberId, blocked.memberId].toSorted())
  })

  it('is sent once over a process that is killed within a batch, and goes on where it was', async () => {
    const members = [await server.logIn('aurora', 1), await server.logIn('aurora', 1), await server.logIn('aurora', 1)]
    const id = await create({ audience: { kind: 'filter', types: [1] } })
    const { aurora } = server.merchants
    const work = (attempts: number, isKilled: boolean) =>
      server.database.transaction(
        async (tx) => {
          await sendBatch(tx, aurora, id, attempts)
          if (isKilled) throw new Error('killed before the commit')
        },
        { merchant: 'aurora' },
      )
    await expect(work(1, true)).rejects.toThrow('killed')
    // One member, then a process that dies, then the others.
    await work(4, false)
    await expect(work(1, true)).rejects.toThrow('killed')
    expect(await read(id)).toMatchObject({ state: 'sending', sent: 1, counted: 3 })
    // A member who deletes the message at once does not get it again.
    const first = members.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))[0]
    await server.database.transaction(
      (tx) => tx.execute(sql`DELETE FROM inbox_message WHERE member_id = ${first?.memberId} AND id = ${id}`),
      { merchant: 'aurora' },
    )
    await send()
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 3 })
    const counts = []
    for (const member of members) counts.push((await listTitles(member)).length)
    expect(counts.toSorted()).toEqual([0, 1, 1])
  })

  it('starts at its time in the merchant’s zone, and goes to nobody once it is stopped', async () => {
    const member = await server.logIn('aurora')
    const id = await create({
      audience: { kind: 'member', member: member.memberId },
      startsAt: '2999-01-01T08:00',
    })
    await send()
    expect(await read(id)).toMatchObject({ state: 'planned', sent: 0 })
    const stop = async (role: StaffRole) =>
      (await server.call(stopStaffCampaign, { body: { id, reason } }, by(role), at)).envelope.errorCode
    expect([await stop('support'), await stop('content'), await stop('content')]).toEqual(['not_found', null, null])
    await server.database.transaction((tx) => tx.execute(sql`UPDATE campaign SET starts_at = now() WHERE id = ${id}`), {
      merchant: 'aurora',
    })
    await send()
    expect(await read(id)).toMatchObject({ state: 'stopped', sent: 0 })
    expect((await read(id))?.trail.map(({ action }) => action)).toEqual(['message.stopped', 'message.created'])
  })

  it('needs a second confirmation for more than 1,000 receivers', async () => {
    await server.database.executeSql(
      `INSERT INTO public.member (merchant, id, username, type, currency, language, register_method, created_at)
       SELECT 'aurora', 'many' || n, 'many' || n, 2, 'PHP', 'EN', 'username', now() FROM generate_series(1, 1001) AS n`,
    )
    const audience = { kind: 'filter' as const, types: [2] }
    expect(await create({ audience })).toBe('request_conflict')
    const id = await create({ audience, isConfirmed: true })
    await send()
    expect(await read(id)).toMatchObject({ state: 'sent', counted: 1001, sent: 1001 })
  })

  it('PUSH-01 waits with its push until the hours of the member, or of the merchant, end; the inbox has it at once', async () => {
    const bind = async () => {
      const member = await server.logIn('aurora')
      const { token } = subscribeTestBrowser(service)
      await server.call(pushBind, { body: { registrationToken: token } }, member)
      await server.call(pushSubscribe, { body: { registrationToken: token, topic: 'all' } }, member)
      return member
    }
    const hour = new Date().getUTCHours()
    const isQuiet = { from: hour, to: (hour + 2) % 24 }
    const isLoud = { from: (hour + 4) % 24, to: (hour + 5) % 24 }
    const own = async (quietHours: typeof isQuiet | null) => {
      const member = await bind()
      const choice = { mutedTopics: [], quietHours: quietHours && { ...quietHours, timeZone: 'UTC' } }
      await server.call(savePushSettings, { body: choice }, member)
      return member
    }
    const { timeZone } = server.merchants.aurora.settings
    const local = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()),
    )
    const quietHours = { from: local, to: (local + 2) % 24 }
    const cases = [
      [await own(null), null, false],
      [await own(null), quietHours, true],
      [await own(isQuiet), null, true],
      [await own(isLoud), quietHours, false],
    ] as const
    for (const [member, hours, isLate] of cases) {
      const id = await create({
        ...{ audience: { kind: 'member', member: member.memberId }, hasPush: true },
        quietHours: hours,
      })
      await send()
      expect(await listTitles(member)).toEqual(['Hello'])
      const { rows } = await server.database.executeSql(
        'SELECT due_at > now() AS late FROM public.queued_push WHERE notification_id = $1',
        [id],
      )
      expect(rows).toEqual([{ late: isLate }])
    }
  })
})
