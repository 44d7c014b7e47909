import { inbox, readInboxMessages } from '@foyer/contract'
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

async function send(memberId: string, id: string, sentAt: string, merchant = 'aurora') {
  const message = { merchant, memberId, id, title, body, sentAt: new Date(sentAt) }
  await server.database.transaction((tx) => sendMessage(tx, message), { merchant })
}

it('SESS-14 NOTICE-03 gives the member’s messages, newest first, in the caller’s language, and how many are unread', async () => {
  const member = await server.logIn('aurora')
  await send(member.memberId, 'older', '2026-01-01T00:00:00Z')
  await send(member.memberId, 'newer', '2026-01-02T00:00:00Z')
  const { envelope } = await server.call(inbox, {}, member, { language: 'CN' })
  const words = { title: '您好', body: '内容', isRead: false }
  expect(envelope.value).toEqual({
    items: [
      { id: 'newer', sentAt: '2026-01-02T00:00:00.000Z', ...words },
      { id: 'older', sentAt: '2026-01-01T00:00:00.000Z', ...words },
    ],
    unreadCount: 2,
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

it('T10 nobody reads, counts or marks what was written to another, here or at another merchant', async () => {
  const [owner, other, otherUser] = [
    await server.logIn('aurora'),
    await server.logIn('aurora'),
    await server.logIn('lotus'),
  ]
  await send(owner.memberId, 'private', '2026-01-01T00:00:00Z')
  for (const client of [other, otherUser]) {
    expect((await server.call(inbox, {}, client)).envelope.value).toEqual({ items: [], unreadCount: 0 })
    await server.call(readInboxMessages, { body: { ids: ['private'] } }, client)
  }
  expect((await server.call(inbox, {}, owner)).envelope.value?.unreadCount).toBe(1)
})

it('a list without ids, and one without an end, are refused', async () => {
  const member = await server.logIn('aurora')
  for (const ids of [[], Array.from({ length: 51 }, (_, index) => `m${index}`)])
    expect((await server.call(readInboxMessages, { body: { ids } }, member)).envelope.errorCode).toBe('invalid_input')
})
