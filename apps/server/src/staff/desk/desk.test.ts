import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { EndpointDefinition, EndpointInput } from '@foyer/contract'
import * as contract from '@foyer/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openAtDesk } from '../../testing/desk-visitor.ts'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ana: StaffClient
let ben: StaffClient
let idOfAna: string
let idOfBen: string
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
  ana = await logInStaff(server, 'aurora', 'support')
  ben = await logInStaff(server, 'aurora', 'owner')
  idOfAna = (await ask(ana, contract.listDeskAgents, {})).value?.me.personId ?? ''
  idOfBen = (await ask(ben, contract.listDeskAgents, {})).value?.me.personId ?? ''
})
afterAll(() => server.close())
/** Nobody is here, and nothing is open, before the next test. */
afterEach(async () => {
  await server.database.executeSql(
    'UPDATE public.desk_agent SET is_available = false, assigned_at = NULL, capacity = 5',
  )
  await server.database.executeSql(`UPDATE public.desk_conversation SET state = 'closed', closed_at = now()`)
})

async function ask<E extends EndpointDefinition>(client: StaffClient, endpoint: E, input: EndpointInput<E>) {
  const { envelope } = await server.call(endpoint, input, client, { merchant: 'aurora' })
  return envelope
}

const openAsMember = async (text?: string) => openAtDesk(server, await server.logIn('aurora'), text)

const answer = (client: StaffClient, conversationId: string, seenNumber: number, more: object = {}) =>
  ask(client, contract.answerStaffDesk, {
    body: { conversationId, clientId: randomUUID(), text: 'We look into it', seenNumber, ...more },
  })

const read = async (id: string) => (await ask(ana, contract.readStaffDesk, { params: { id }, query: {} })).value

const readAsVisitor = async (client: TestClient, id: string) =>
  (await server.call(contract.listDeskMessages, { params: { id }, query: {} }, client)).envelope.value

describe('DEC-03 answers', () => {
  it('reach the visitor with the shown name, and no id of staff', async () => {
    const { client, id } = await openAsMember()
    const sent = await answer(ana, id, 1)
    expect(sent.value?.conversation).toMatchObject({ assigneeId: idOfAna, waitingSince: null, unread: 0 })
    const seen = await readAsVisitor(client, id)
    expect(seen?.messages.map(({ number, from, event }) => [number, from, event])).toEqual([
      [1, 'visitor', null],
      [2, 'system', 'joined'],
      [3, 'staff', null],
    ])
    expect(seen?.conversation).toMatchObject({ unread: 1, agent: 'Person' })
    expect(JSON.stringify(seen)).not.toContain(idOfAna)
  })

  it('are counted once', async () => {
    const { id } = await openAsMember()
    const clientId = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => answer(ana, id, 1, { clientId })))
    expect(new Set(sent.map(({ value }) => value?.message.number)).size).toBe(1)
    expect((await read(id))?.conversation.lastNumber).toBe(3)
  })

  it('are refused when a colleague has answered since, unless the person sends it anyway', async () => {
    const { id } = await openAsMember()
    expect((await answer(ana, id, 1)).success).toBe(true)
    expect((await answer(ben, id, 1)).errorCode).toBe('request_conflict')
    expect((await read(id))?.conversation.lastNumber).toBe(3)
    expect((await answer(ana, id, 1)).success).toBe(true)
    expect((await answer(ben, id, 4)).success).toBe(true)
    expect((await answer(ana, id, 4, { anyway: true })).success).toBe(true)
  })

  it('of two at once one is refused', async () => {
    const { id } = await openAsMember()
    const both = await Promise.all([answer(ana, id, 1), answer(ben, id, 1)])
    expect(both.map(({ errorCode }) => errorCode).sort()).toEqual([null, 'request_conflict'].sort())
  })

  it('tell a member who is away once, until the member reads', async () => {
    const { client, id } = await openAsMember()
    await server.database.executeSql(
      `UPDATE public.desk_conversation SET visitor_seen_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    )
    await answer(ana, id, 1)
    await answer(ana, id, 3)
    const inbox = await server.call(contract.inbox, { query: {} } as never, client) // a later version may page it
    expect(inbox.envelope.value?.items.map(({ title }) => title)).toEqual(['Support has replied'])
    const { id: here, client: present } = await openAsMember()
    await answer(ana, here, 1)
    const other = await server.call(contract.inbox, { query: {} } as never, present) // as above
    expect(other.envelope.value?.items).toEqual([])
  })

  it('go to a guest who is away by the e-mail address that was asked for', async () => {
    const body = { clientId: randomUUID(), text: 'hello', email: 'ana@mail.example' }
    const { envelope } = await server.call(contract.openDeskConversation, { body }, { host: 'localhost' })
    const id = envelope.value?.conversation.id ?? ''
    await server.database.executeSql(
      `UPDATE public.desk_conversation SET visitor_seen_at = now() - interval '1 hour' WHERE id = $1`,
      [id],
    )
    await answer(ana, id, 1)
    const { rows } = await server.database.executeSql(
      `SELECT count(*)::int AS mails FROM public.queued_message WHERE channel = 'email'`,
    )
    expect(rows).toEqual([{ mails: 1 }])
  })
})

it('DEC-03 notes are for staff alone, and take no number of a message', async () => {
  const { client, id } = await openAsMember()
  const clientId = randomUUID()
  const body = { conversationId: id, clientId, text: 'a bonus hunter' }
  for (const _press of [1, 2]) await ask(ana, contract.noteStaffDesk, { body })
  const seen = await read(id)
  expect(seen?.notes).toMatchObject([{ number: 1, afterNumber: 1, authorId: idOfAna, text: 'a bonus hunter' }])
  expect(seen?.conversation.lastNumber).toBe(1)
  expect(JSON.stringify(await readAsVisitor(client, id))).not.toContain('bonus hunter')
})

describe('assignment', () => {
  const setAgent = (client: StaffClient, body: object) => ask(client, contract.setDeskAgent, { body })
  const assigneesOf = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await read(id))?.conversation.assigneeId ?? null))

  it('by turn among those who are here, up to the capacity of each; the rest waits', async () => {
    await setAgent(ana, { isAvailable: true, capacity: 2 })
    await setAgent(ben, { isAvailable: true, capacity: 1 })
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await openAsMember()).id)
    const assignees = await assigneesOf(ids)
    expect(assignees.filter((one) => one === idOfAna)).toHaveLength(2)
    expect(assignees.filter((one) => one === idOfBen)).toHaveLength(1)
    expect(new Set(assignees.slice(0, 2)).size).toBe(2)
    expect(assignees[3]).toBeNull()
    // Who closes one gets the one that waits.
    const own = ids[assignees.indexOf(idOfBen)] ?? ''
    const body = { conversationId: own, clientId: randomUUID(), seenNumber: 1 }
    await ask(ben, contract.closeStaffDesk, { body })
    expect(await assigneesOf(ids.slice(3))).toEqual([idOfBen])
  })

  it('many at once exceed no capacity', async () => {
    await setAgent(ana, { isAvailable: true, capacity: 3 })
    const members = await Promise.all(Array.from({ length: 8 }, () => server.logIn('aurora')))
    const opened = await Promise.all(members.map((client) => openAtDesk(server, client)))
    const assignees = await assigneesOf(opened.map(({ id }) => id))
    expect(assignees.filter((one) => one === idOfAna)).toHaveLength(3)
  })

  it('nothing to who is not available or has not been seen for minutes; the switch takes what waits', async () => {
    await setAgent(ana, { isAvailable: true })
    await server.database.executeSql(`UPDATE public.desk_agent SET seen_at = now() - interval '5 minutes'`)
    const { id } = await openAsMember()
    expect(await assigneesOf([id])).toEqual([null])
    await setAgent(ben, { isAvailable: true })
    expect(await assigneesOf([id])).toEqual([idOfBen])
  })

  it('by hand, refused when somebody else has it meanwhile, in the trail when it is given to others', async () => {
    const { id } = await openAsMember()
    const assign = (client: StaffClient, personId: string | null, seenPersonId: string | null) =>
      ask(client, contract.assignStaffDesk, { body: { conversationId: id, personId, seenPersonId } })
    expect((await assign(ana, idOfAna, null)).value?.conversation.assigneeId).toBe(idOfAna)
    expect((await assign(ben, idOfBen, null)).errorCode).toBe('request_conflict')
    expect((await assign(ben, idOfBen, idOfAna)).success).toBe(true)
    expect((await assign(ben, idOfAna, idOfBen)).success).toBe(true)
    expect((await assign(ben, idOfAna, idOfBen)).success).toBe(true)
    expect((await assign(ana, 'nobody', idOfAna)).errorCode).toBe('not_found')
    const stranger = await logInStaff(server, 'aurora', 'content')
    const { envelope } = await server.call(contract.staffMe, {}, stranger)
    expect((await assign(ana, envelope.value?.id ?? '', idOfAna)).errorCode).toBe('not_found')
    const trail = await ask(ben, contract.listStaffTrail, { query: { action: 'desk.assigned' } })
    expect(trail.value?.items.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  })
})

describe('a conversation', () => {
  const list = async (tab: contract.DeskTab, more: object = {}) =>
    (await ask(ana, contract.listStaffDesk, { query: { tab, ...more } as never })).value // a query of texts

  it('stands in the tabs of its state, with counts', async () => {
    const { client, id } = await openAsMember()
    expect((await list('unassigned'))?.items.map((one) => one.id)).toEqual([id])
    const until = new Date(Date.now() + 60_000).toISOString()
    await ask(ana, contract.snoozeStaffDesk, { body: { conversationId: id, until } })
    expect(await list('snoozed')).toMatchObject({ items: [{ id }], counts: { all: 0, snoozed: 1 } })
    // A message of the visitor ends it.
    const body = { conversationId: id, clientId: randomUUID(), text: 'hello?' }
    await server.call(contract.sendDeskMessage, { body }, client)
    expect(await list('all')).toMatchObject({ items: [{ id, state: 'open' }], counts: { all: 1, snoozed: 0 } })
    await answer(ana, id, 2)
    expect((await list('mine'))?.items).toMatchObject([{ id, assigneeId: idOfAna }])
    await ask(ana, contract.closeStaffDesk, { body: { conversationId: id, clientId: randomUUID(), seenNumber: 4 } })
    expect(await list('all')).toMatchObject({ items: [], counts: { all: 0 } })
    expect((await list('closed', { find: id }))?.items).toMatchObject([{ id, state: 'closed' }])
  })

  it('of a higher priority stands first; labels filter', async () => {
    const first = await openAsMember()
    const second = await openAsMember()
    const body = { conversationId: second.id, priority: 'urgent' as const, labels: ['payment', 'payment'] }
    await ask(ana, contract.markStaffDesk, { body })
    expect((await list('all'))?.items.map((one) => one.id)).toEqual([second.id, first.id])
    expect(await list('all', { label: 'payment' })).toMatchObject({
      items: [{ id: second.id, labels: ['payment'], priority: 'urgent' }],
      labels: ['payment'],
    })
  })

  it('is not closed over a message that staff has not seen; the notice is its last message', async () => {
    const { client, id } = await openAsMember()
    const close = (seenNumber: number, more: object = {}) =>
      ask(ana, contract.closeStaffDesk, { body: { conversationId: id, clientId: randomUUID(), seenNumber, ...more } })
    expect((await close(0)).errorCode).toBe('request_conflict')
    expect((await close(0, { anyway: true, notice: 'Good night' })).value?.conversation.state).toBe('closed')
    expect((await close(0)).success).toBe(true)
    const seen = await readAsVisitor(client, id)
    expect(seen?.messages.map(({ event, text }) => event ?? text)).toEqual([
      'Where is my deposit?',
      'Good night',
      'closed',
    ])
    const trail = await ask(ben, contract.listStaffTrail, { query: { action: 'desk.closed' } })
    expect(trail.value?.items.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
    await ask(ana, contract.reopenStaffDesk, { body: { conversationId: id } })
    expect((await read(id))?.conversation.state).toBe('open')
  })

  it('shows who else has it open and types, on both sides', async () => {
    const { client, id } = await openAsMember()
    await ask(ben, contract.attendStaffDesk, { body: { conversationId: id, isTyping: true } })
    await server.call(contract.typeDeskMessage, { body: { conversationId: id } }, client)
    expect(await read(id)).toMatchObject({ others: [{ isTyping: true }], isVisitorTyping: true })
    expect((await readAsVisitor(client, id))?.typing).toBe('Person')
    await answer(ben, id, 1)
    expect((await readAsVisitor(client, id))?.typing).toBeNull()
  })

  it('changes at the console while it happens', async () => {
    const { client, id } = await openAsMember()
    const events = await new Promise<string>((resolve, reject) => {
      const headers = { host: ana.host, cookie: ana.cookie, merchant: 'aurora' }
      const call = request(`${server.origin}${contract.staffDeskChanges.path}`, { headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
          if (!text.includes('data:')) return
          call.destroy()
          resolve(text)
        })
        const body = { conversationId: id, clientId: randomUUID(), text: 'hello' }
        void server.call(contract.sendDeskMessage, { body }, client)
      })
      call.on('error', reject)
      call.end()
    })
    expect(events).toContain('data: {"changed":true}')
  })
})

describe('the desk’s setup', () => {
  const week = Array.from({ length: 7 }, () => [])

  it('hours are replaced by who has seen them, and close the desk', async () => {
    const before = (await ask(ana, contract.readDeskHours, {})).value
    expect(before).toMatchObject({ version: 0, isOpen: true })
    const save = (version: number) => ask(ana, contract.saveDeskHours, { body: { version, week, holidays: [] } })
    expect((await save(0)).value).toEqual({ version: 1 })
    expect((await save(0)).errorCode).toBe('request_conflict')
    const desk = await server.call(contract.readDesk, { query: {} })
    expect(desk.envelope.value).toMatchObject({ isOpen: false, opensAt: null })
    const { id } = await openAsMember()
    expect((await read(id))?.conversation.isOffline).toBe(true)
    const overlap = [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ]
    const body = { version: 1, week: [overlap, ...week.slice(1)], holidays: [] }
    expect((await ask(ana, contract.saveDeskHours, { body })).errorCode).toBe('invalid_input')
    const trail = await ask(ben, contract.listStaffTrail, { query: { action: 'desk.hours' } })
    expect(trail.value?.items).toHaveLength(1)
  })

  it('canned answers need the default language, are saved once, and come filled', async () => {
    const save = (body: object) => ask(ana, contract.saveDeskAnswer, { body: body as never }) // parts are left out
    const language = server.merchants.aurora.settings.defaultLanguage
    const hello = {
      id: 'hello',
      version: 0,
      shortcut: 'hi',
      title: 'Hello',
      texts: { [language]: 'Hello {username}!' },
    }
    expect((await save({ ...hello, texts: { XX: 'none' } })).errorCode).toBe('invalid_input')
    for (const _press of [1, 2]) expect((await save(hello)).value).toEqual({ version: 1 })
    expect((await save({ ...hello, title: 'Changed' })).errorCode).toBe('request_conflict')
    expect((await save({ ...hello, id: 'other' })).errorCode).toBe('request_conflict')
    const { id } = await openAsMember()
    const username = (await read(id))?.conversation.username
    const filled = await ask(ana, contract.listDeskAnswers, { query: { conversationId: id } })
    expect(filled.value?.items).toMatchObject([{ id: 'hello', filled: `Hello ${username}!` }])
    const remove = { body: { id: 'hello', version: 1 } }
    for (const _press of [1, 2]) expect((await ask(ana, contract.removeDeskAnswer, remove)).success).toBe(true)
    expect((await ask(ana, contract.listDeskAnswers, { query: {} })).value?.items).toEqual([])
  })

  it('the report counts conversations, first answers and ratings of the period', async () => {
    const { client, id } = await openAsMember()
    await answer(ana, id, 1)
    await server.call(contract.closeDeskConversation, { body: { conversationId: id } }, client)
    await server.call(contract.rateDeskConversation, { body: { conversationId: id, rating: 4 } }, client)
    const today = new Date()
    const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    const report = (from: number, to: number) =>
      ask(ana, contract.readDeskReport, { query: { from: day(from), to: day(to) } })
    const { value } = await report(-1, 1)
    expect(value).toMatchObject({ ratings: 1, ratingAverage: 4 })
    expect(value?.byHour.reduce((sum, one) => sum + one, 0)).toBe(value?.conversations)
    expect(value?.people.find(({ personId }) => personId === idOfAna)).toMatchObject({ ratings: 1, ratingAverage: 4 })
    expect((await report(-9, -8)).value).toMatchObject({ conversations: 0, firstAnswerMedianSeconds: null, people: [] })
    expect((await report(1, -1)).errorCode).toBe('invalid_input')
  })
})
