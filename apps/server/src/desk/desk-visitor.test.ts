import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { EndpointDefinition } from '@foyer/contract'
import * as contract from '@foyer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transfer } from '../ledger/index.ts'
import { openAtDesk } from '../testing/desk-visitor.ts'
import { logInStaff, type StaffClient } from '../testing/staff-client.ts'
import { readCookies, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const guest: TestClient = { host: 'localhost' }
const ofAurora = { merchant: 'aurora' }

let server: TestServer
let image: string
let support: StaffClient
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
  image = (
    await plain
      .withExif({ IFD0: { Make: 'Secret phone' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
  support = await logInStaff(server, 'aurora', 'support')
})
afterAll(() => server.close())

async function sendImage(client: TestClient): Promise<string> {
  const { envelope } = await server.call(contract.sendDeskImage, { body: { content: image } }, client)
  return envelope.value?.id ?? ''
}

const send = (client: TestClient, conversationId: string, more: object = {}) =>
  server.call(
    contract.sendDeskMessage,
    { body: { conversationId, clientId: randomUUID(), text: 'hello', ...more } },
    client,
  )

const readMessages = async (client: TestClient, id: string, query: Record<string, string> = {}) => {
  const { envelope } = await server.call(contract.listDeskMessages, { params: { id }, query }, client)
  return envelope.value?.messages ?? []
}

describe('T10 T46 a visitor never reads or writes the conversation of another', () => {
  interface Own {
    client: TestClient
    id: string
    imageId: string
  }
  const visitors = new Map<string, Own>()
  let foreignStaff: StaffClient
  beforeAll(async () => {
    const opened = {
      member: await openAtDesk(server, await server.logIn('aurora')),
      'another member': await openAtDesk(server, await server.logIn('aurora')),
      guest: await openAtDesk(server, guest),
      'another guest': await openAtDesk(server, guest),
      'a member of another merchant': await openAtDesk(server, await server.logIn('lotus')),
      'a guest of another merchant': await openAtDesk(server, { host: 'lotus.localhost' }),
    }
    for (const [name, { client, id }] of Object.entries(opened)) {
      const imageId = await sendImage(client)
      await send(client, id, { imageIds: [imageId] })
      visitors.set(name, { client, id, imageId })
    }
    visitors.set('a guest without a cookie', { client: guest, id: '', imageId: '' })
    foreignStaff = await logInStaff(server, 'lotus', 'owner', 'support')
  })

  /** Each call with what it names; a call of the desk without a row fails. */
  const inputs: Record<string, (of: Own) => object> = {
    'POST /wps/desk/message': ({ id }) => ({ body: { conversationId: id, clientId: randomUUID(), text: 'mine' } }),
    'GET /wps/desk/conversation/:id': ({ id }) => ({ params: { id } }),
    'POST /wps/desk/read': ({ id }) => ({ body: { conversationId: id, number: 1 } }),
    'POST /wps/desk/typing': ({ id }) => ({ body: { conversationId: id } }),
    'POST /wps/desk/close': ({ id }) => ({ body: { conversationId: id } }),
    'POST /wps/desk/rating': ({ id }) => ({ body: { conversationId: id, rating: 1 } }),
    'GET /wps/desk/image/:id': ({ imageId }) => ({ params: { id: imageId }, query: {} }),
  }
  /** They name nobody's conversation. */
  const ownOnly = ['GET /wps/desk', 'POST /wps/desk/conversation', 'POST /wps/desk/image']

  const isCallOf =
    (prefix: string) =>
    (value: unknown): value is EndpointDefinition =>
      typeof value === 'object' && value !== null && 'path' in value && String(value.path).startsWith(prefix)
  const calls = Object.values<unknown>(contract).filter(isCallOf('/wps/desk'))
  const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`

  it('every call of the desk has a row', () => {
    expect(calls.map(nameOf).sort()).toEqual([...Object.keys(inputs), ...ownOnly].sort())
  })

  for (const endpoint of calls.filter((one) => !ownOnly.includes(nameOf(one)))) {
    it(`${nameOf(endpoint)} of another is not found`, async () => {
      for (const [owner, own] of visitors) {
        if (own.id === '') continue
        for (const [name, { client }] of visitors) {
          if (name === owner) continue
          const input = inputs[nameOf(endpoint)]?.(own) as never // fits the endpoint of its row
          const { envelope } = await server.call(endpoint, input, client)
          expect([owner, name, envelope.errorCode]).toEqual([owner, name, 'not_found'])
        }
      }
    })
  }

  it('nothing of it has left a mark', async () => {
    for (const { client, id } of visitors.values()) {
      if (id === '') continue
      const messages = await readMessages(client, id)
      expect(messages.map(({ number, text, from }) => [number, text, from])).toEqual([
        [1, 'Where is my deposit?', 'visitor'],
        [2, 'hello', 'visitor'],
      ])
      const { envelope } = await server.call(contract.readDesk, { query: {} }, client)
      expect(envelope.value?.conversations.map((one) => one.id)).toEqual([id])
    }
  })

  it('staff of another merchant finds none of it, staff of the own one all', async () => {
    const member = visitors.get('member')
    const reads = [
      [contract.readStaffDesk, { params: { id: member?.id ?? '' }, query: {} }],
      [contract.readStaffDeskImage, { params: { id: member?.imageId ?? '' }, query: {} }],
    ] as const
    for (const [endpoint, input] of reads) {
      const ask = (client: TestClient, merchant: string) => server.call(endpoint, input as never, client, { merchant }) // fits the endpoint beside it
      expect((await ask(foreignStaff, 'lotus')).envelope.errorCode).toBe('not_found')
      expect((await ask(foreignStaff, 'aurora')).envelope.errorCode).toBe('not_allowed')
      expect((await ask(support, 'aurora')).envelope.success).toBe(true)
    }
    const list = await server.call(contract.listStaffDesk, { query: {} }, foreignStaff, { merchant: 'lotus' })
    const names = list.envelope.value?.items.map(({ id }) => id) ?? []
    expect(names).toHaveLength(2)
    expect(names).not.toContain(member?.id)
  })
})

describe('messages are counted once and keep their order', () => {
  it('a message that is sent twice, or at once, is there once', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(client, id, { clientId, text: 'twice' })))
    expect(new Set(answers.map(({ envelope }) => envelope.value?.message.number))).toEqual(new Set([2]))
    expect(await readMessages(client, id)).toHaveLength(2)
  })

  it('a conversation that is opened twice is one, a member’s and a guest’s with its cookie', async () => {
    const member = await server.logIn('aurora')
    const first = await openAtDesk(server, guest)
    for (const client of [member, first.client]) {
      const body = { clientId: randomUUID(), text: 'twice' }
      const opened = await Promise.all(
        [1, 2, 3].map(() => server.call(contract.openDeskConversation, { body }, client)),
      )
      expect(new Set(opened.map(({ envelope }) => envelope.value?.conversation.id)).size).toBe(1)
    }
  })

  it('messages sent at once get numbers without a gap, and pages by number miss none', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    const texts = Array.from({ length: 20 }, (_, place) => `message ${place}`)
    const answers = await Promise.all(texts.map((text) => send(client, id, { text })))
    const numbers = answers.map(({ envelope }) => envelope.value?.message.number ?? 0)
    expect(numbers.sort((one, other) => one - other)).toEqual(texts.map((_text, place) => place + 2))
    const after = await readMessages(client, id, { after: '15' })
    expect(after.map(({ number }) => number)).toEqual([16, 17, 18, 19, 20, 21])
    const before = await readMessages(client, id, { before: '4' })
    expect(before.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('a message of nothing is refused, and the thirty-first of a minute waits', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    expect((await send(client, id, { text: '  ' })).envelope.errorCode).toBe('invalid_input')
    expect((await send(client, id, { text: 'x'.repeat(2_001) })).envelope.errorCode).toBe('invalid_input')
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(client, id)))
    expect(answers.filter(({ envelope }) => envelope.errorCode === 'TOO_MANY_REQUESTS')).toHaveLength(1)
  })

  it('a visitor has at most five open conversations', async () => {
    const client = await server.logIn('aurora')
    for (let count = 0; count < contract.MAX_OPEN_CONVERSATIONS; count += 1) await openAtDesk(server, client)
    const body = { clientId: randomUUID(), text: 'one more' }
    const { envelope } = await server.call(contract.openDeskConversation, { body }, client)
    expect(envelope.errorCode).toBe('TOO_MANY_REQUESTS')
  })

  it('read marks never move back, and never past the newest message', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    await send(client, id)
    const marks: (number | undefined)[] = []
    for (const number of [1, 99, 1]) {
      await server.call(contract.readDeskMessages, { body: { conversationId: id, number } }, client)
      const { envelope } = await server.call(contract.listDeskMessages, { params: { id }, query: {} }, client)
      marks.push(envelope.value?.conversation.readNumber)
    }
    expect(marks).toEqual([1, 2, 2])
  })
})

describe('a guest is the cookie of the browser', () => {
  it('with a secret that pages cannot read, stored as a hash', async () => {
    const body = { clientId: randomUUID(), text: 'hello' }
    const { headers } = await server.call(contract.openDeskConversation, { body }, guest)
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^desk=[\w-]{43};.*HttpOnly; SameSite=(Lax|Strict)/)
    const secret = /=([\w-]{43})/.exec(cookie)?.[1] ?? ''
    const { rows } = await server.database.executeSql(
      'SELECT count(*)::int AS found FROM public.desk_conversation WHERE guest_id = $1',
      [secret],
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  it('nobody has it by looking', async () => {
    const { headers, envelope } = await server.call(contract.readDesk, { query: {} }, guest)
    expect([envelope.value?.visitor, headers.getSetCookie()]).toEqual(['nobody', []])
  })

  it('becomes the member’s when the same browser has a session, and leaves nothing after the logout', async () => {
    const { client, id } = await openAtDesk(server, guest)
    const member = await server.logIn('aurora')
    const elsewhere = await server.call(contract.readDesk, { query: {} }, member)
    expect(elsewhere.envelope.value?.conversations).toEqual([])
    const both = { ...member, cookie: `${member.cookie}; ${client.cookie}` }
    const { envelope, headers } = await server.call(contract.readDesk, { query: {} }, both)
    expect(envelope.value?.conversations.map((one) => one.id)).toEqual([id])
    expect(headers.getSetCookie().join()).toMatch(/desk=;/)
    expect(await readMessages(member, id)).toHaveLength(1)
    // The browser after the logout, even with a cookie that it should have dropped.
    expect(await readMessages(client, id)).toEqual([])
    const { envelope: after } = await server.call(contract.readDesk, { query: {} }, client)
    expect(after.value?.conversations).toEqual([])
  })

  it('hears of changes with the cookie, and of nothing else', async () => {
    const { client } = await openAtDesk(server, guest)
    const open = (topics: string, cookie = '') =>
      new Promise((resolve, reject) => {
        const path = `${server.origin}/wps/changes?topics=${topics}`
        const call = request(path, { headers: { host: 'localhost', cookie } }, ({ statusCode }) => {
          call.destroy()
          resolve(statusCode)
        })
        call.on('error', reject)
        call.end()
      })
    expect(await open('desk', client.cookie)).toBe(200)
    expect(await open('desk')).toBe(401)
    expect(await open('desk', 'desk=short')).toBe(401)
    expect(await open('desk,wallet', client.cookie)).toBe(401)
  })
})

describe('T44 images', () => {
  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0"/></svg>')],
    ['a document', Buffer.from('%PDF-1.7 and more of it')],
    ['an image with a page behind it', () => Buffer.concat([Buffer.from(image, 'base64'), Buffer.from('<html>')])],
    ['an image that is cut off', () => Buffer.from(image, 'base64').subarray(0, -40)],
  ])('%s is refused', async (_name, bytes) => {
    const content = (typeof bytes === 'function' ? bytes() : bytes).toString('base64')
    const { envelope } = await server.call(contract.sendDeskImage, { body: { content } }, guest)
    expect(envelope.errorCode).toBe('unsupported_media_type')
  })

  it('an image is rendered anew, belongs to one message, and is read by its visitor', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    const imageId = await sendImage(client)
    expect((await send(client, id, { text: '', imageIds: [imageId] })).envelope.value?.message.images).toEqual([
      { id: imageId, width: 40, height: 20 },
    ])
    const { envelope } = await server.call(contract.readDeskImage, { params: { id: imageId }, query: {} }, client)
    const bytes = Buffer.from(envelope.value?.content ?? '', 'base64')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect(bytes.includes('Secret phone')).toBe(false)
    expect((await send(client, id, { imageIds: [imageId] })).envelope.errorCode).toBe('not_found')
  })

  it('another’s image is not sent along, a refused message keeps nothing', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    const foreign = await sendImage(await server.logIn('aurora'))
    const own = await sendImage(client)
    expect((await send(client, id, { imageIds: [own, foreign] })).envelope.errorCode).toBe('not_found')
    expect((await send(client, id, { imageIds: [own] })).envelope.success).toBe(true)
    expect(await readMessages(client, id)).toHaveLength(2)
  })
})

describe('what a member shows', () => {
  it('is a snapshot of the member’s own movement; another’s is not found', async () => {
    const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
    const other = await server.logIn('aurora')
    const memberId = client.memberId ?? ''
    const move = {
      ...{ merchant: 'aurora', memberId, currency: 'PHP', scope: 'deposit', key: randomUUID() },
      ...{ kind: 'deposit', amountMinor: 5_000n, counter: 'payment:bank' },
    } as const
    await server.database.transaction((tx) => transfer(tx, move), ofAurora)
    const { envelope } = await server.call(contract.movements, { query: {} } as never, client) // its query has defaults
    const movementId = envelope.value?.items[0]?.id ?? ''
    const shared = { kind: 'movement', id: movementId }
    const sent = await send(client, id, { shared })
    expect(sent.envelope.value?.message.shared).toMatchObject({ ...shared, amountMinor: '5000', currency: 'PHP' })
    const opened = await openAtDesk(server, other)
    for (const wanted of [
      shared,
      { kind: 'deposit', id: 'none' },
      { kind: 'round', id: 'none' },
      { kind: 'ticket', id: movementId },
    ])
      expect((await send(opened.client, opened.id, { shared: wanted })).envelope.errorCode).toBe('not_found')
    const stranger = await openAtDesk(server, guest)
    expect((await send(stranger.client, stranger.id, { shared })).envelope.errorCode).toBe('not_found')
  })
})

it('a member whose play is blocked gets help', async () => {
  const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
  const until = "now() + interval '1 day'"
  await server.database.executeSql(`UPDATE public.member SET play_blocked_until = ${until} WHERE id = $1`, [
    client.memberId,
  ])
  const stays = await send(client, id)
  expect([stays.envelope.success, stays.envelope.errorCode]).toEqual([true, null])
})

it('a closed conversation is rated once, and opens again with a message', async () => {
  const { client, id } = await openAtDesk(server, await server.logIn('aurora'))
  const rate = (rating: number) =>
    server.call(contract.rateDeskConversation, { body: { conversationId: id, rating } }, client)
  expect((await rate(5)).envelope.errorCode).toBe('not_allowed')
  for (const _press of [1, 2])
    await server.call(contract.closeDeskConversation, { body: { conversationId: id } }, client)
  expect((await rate(4)).envelope.value?.conversation).toMatchObject({ rating: 4, canRate: false, state: 'closed' })
  expect((await rate(1)).envelope.value?.conversation.rating).toBe(4)
  await send(client, id, { text: 'one more thing' })
  const messages = await readMessages(client, id)
  expect(messages.map(({ event, text }) => event ?? text)).toEqual([
    'Where is my deposit?',
    'closed',
    'reopened',
    'one more thing',
  ])
})

it('the cookie of a conversation is the same after an image before it', async () => {
  const { headers } = await server.call(contract.sendDeskImage, { body: { content: image } }, guest)
  const client = { ...guest, cookie: readCookies(headers) }
  const { id } = await openAtDesk(server, client)
  expect(await readMessages(client, id)).toHaveLength(1)
})
