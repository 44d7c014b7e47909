import { randomUUID } from 'node:crypto'
import {
  deleteInboxMessages,
  inbox,
  olderInboxMessages,
  readInboxMessage,
  readInboxMessages,
  restoreInboxMessages,
} from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sendMessage } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

const title = { EN: 'Hello', CN: '您好' }
const body = { EN: 'Words', CN: '内容' }

async function send(memberId: string, id: string, sentAt: string, merchant = 'aurora', action?: string) {
  const message = { merchant, memberId, id, title, body, sentAt: new Date(sentAt), action }
  await server.database.transaction((tx) => sendMessage(tx, message), { merchant })
}

it('SESS-14 NOTICE-03 gives the member’s messages, newest first, in the caller’s language, and how many are unread', async () => {
  const member = await server.logIn('aurora')
  await send(member.memberId, 'older', '2026-01-01T00:00:00Z')
  await send(member.memberId, 'newer', '2026-01-02T00:00:00Z')
  const { envelope } = await server.call(inbox, {}, member, { language: 'CN' })
  const words = { title: '您好', body: '内容', isRead: false, action: null }
  expect(envelope.value).toEqual({
    items: [
      { id: 'newer', sentAt: '2026-01-02T00:00:00.000Z', ...words },
      { id: 'older', sentAt: '2026-01-01T00:00:00.000Z', ...words },
    ],
    unreadCount: 2,
    next: null,
  })
})

it('OPEN-38 a message is read once it was said so, also when it is said twice', async () => {
  const member = await server.logIn('aurora')
  await send(member.memberId, 'one', '2026-01-01T00:00:00Z')
  await send(member.memberId, 'two', '2026-01-02T00:00:00Z')
  const read = () => server.call(readInboxMessages, { body: { ids: ['one', 'nothing'] } }, member)
  expect((await read()).envelope.value).toEqual({ unreadCount: 1 })
  expect((await read()).envelope.value).toEqual({ unreadCount: 1 })
  const { envelope } = await server.call(inbox, {}, member)
  expect(envelope.value?.items.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['two', false],
    ['one', true],
  ])
})

it('T10 nobody reads, counts, marks, deletes or restores what was written to another, here or at another merchant', async () => {
  const [owner, other, otherUser] = [
    await server.logIn('aurora'),
    await server.logIn('aurora'),
    await server.logIn('lotus'),
  ]
  await send(owner.memberId, 'private', '2026-01-01T00:00:00Z')
  const ids = ['private']
  for (const client of [other, otherUser]) {
    expect((await server.call(inbox, {}, client)).envelope.value).toEqual({ items: [], unreadCount: 0, next: null })
    const named = { params: { id: 'private' } }
    expect((await server.call(readInboxMessage, named, client)).envelope.errorCode).toBe('not_found')
    expect((await server.call(olderInboxMessages, { query: { after: 'private' } }, client)).envelope.value).toEqual({
      items: [],
      next: null,
    })
    await server.call(readInboxMessages, { body: { ids } }, client)
    const deleted = await server.call(deleteInboxMessages, { body: { deletionId: randomUUID(), ids } }, client)
    expect(deleted.envelope.value?.deletedCount).toBe(0)
  }
  expect((await server.call(inbox, {}, owner)).envelope.value?.unreadCount).toBe(1)
  const deletionId = randomUUID()
  await server.call(deleteInboxMessages, { body: { deletionId, ids } }, owner)
  for (const client of [other, otherUser]) await server.call(restoreInboxMessages, { body: { deletionId } }, client)
  expect((await server.call(inbox, {}, owner)).envelope.value?.items).toEqual([])
})

it('a list without ids, and one without an end, are refused', async () => {
  const member = await server.logIn('aurora')
  for (const ids of [[], Array.from({ length: 51 }, (_, index) => `m${index}`)])
    expect((await server.call(readInboxMessages, { body: { ids } }, member)).envelope.errorCode).toBe('invalid_input')
  for (const body of [{}, { ids: ['one'], until: '2026-01-01T00:00:00Z' }])
    expect((await server.call(readInboxMessages, { body }, member)).envelope.errorCode).toBe('invalid_input')
})

it('OPEN-38 more than 50 messages come by page, each once, those of one moment too', async () => {
  const member = await server.logIn('aurora')
  const sent = Array.from({ length: 120 }, (_, index) => `m${String(index).padStart(3, '0')}`)
  for (const [index, id] of sent.entries())
    await send(member.memberId, id, `2026-01-01T00:00:${String(Math.floor(index / 40)).padStart(2, '0')}Z`)
  const first = (await server.call(inbox, {}, member)).envelope.value
  const seen = first?.items.map(({ id }) => id) ?? []
  let next = first?.next
  while (typeof next === 'string') {
    const page = (await server.call(olderInboxMessages, { query: { after: next } }, member)).envelope.value
    seen.push(...(page?.items.map(({ id }) => id) ?? []))
    next = page?.next
  }
  expect([seen.length, new Set(seen).size, seen[0], seen.at(-1)]).toEqual([120, 120, 'm080', 'm039'])
})

it('OPEN-38 a message is opened by its id, with the page that it leads to', async () => {
  const member = await server.logIn('aurora')
  await send(member.memberId, 'one', '2026-01-01T00:00:00Z', 'aurora', '/m/feedback?id=1')
  const { envelope } = await server.call(readInboxMessage, { params: { id: 'one' } }, member, { language: 'CN' })
  expect(envelope.value).toMatchObject({ id: 'one', title: '您好', isRead: false, action: '/m/feedback?id=1' })
})

it.each(['https://other.example/m/home', '//other.example/m/home', 'javascript:alert(1)', '/wps/staff', '/m/../x', ''])(
  'T7 a message leads to a page of the app only, not to %j',
  async (action) => {
    const member = await server.logIn('aurora')
    await expect(send(member.memberId, 'one', '2026-01-01T00:00:00Z', 'aurora', action)).rejects.toThrow(RangeError)
  },
)

it('OPEN-38 all messages until a moment are read at once; a later one stays unread', async () => {
  const member = await server.logIn('aurora')
  for (const [id, day] of [
    ['one', '01'],
    ['two', '02'],
    ['later', '03'],
  ] as const)
    await send(member.memberId, id, `2026-01-${day}T00:00:00Z`)
  const { envelope } = await server.call(readInboxMessages, { body: { until: '2026-01-02T00:00:00Z' } }, member)
  expect(envelope.value).toEqual({ unreadCount: 1 })
})

it('OPEN-38 OPEN-89 read messages are deleted together, and one deletion is taken back as a whole, also when each is sent twice', async () => {
  const member = await server.logIn('aurora')
  for (const id of ['one', 'two', 'three']) await send(member.memberId, id, '2026-01-01T00:00:00Z')
  await server.call(readInboxMessages, { body: { ids: ['one', 'two'] } }, member)
  const ids = async () => (await server.call(inbox, {}, member)).envelope.value?.items.map(({ id }) => id)
  const deletionId = randomUUID()
  for (let time = 0; time < 2; time += 1) {
    const { envelope } = await server.call(deleteInboxMessages, { body: { deletionId } }, member)
    expect(envelope.value).toEqual({ deletedCount: 2, unreadCount: 1 })
    expect(await ids()).toEqual(['three'])
  }
  const gone = await server.call(readInboxMessage, { params: { id: 'one' } }, member)
  expect(gone.envelope.errorCode).toBe('not_found')
  await send(member.memberId, 'one', '2026-02-01T00:00:00Z')
  expect(await ids()).toEqual(['three'])
  for (let time = 0; time < 2; time += 1) {
    await server.call(restoreInboxMessages, { body: { deletionId } }, member)
    expect(await ids()).toEqual(['one', 'three', 'two'])
  }
})
