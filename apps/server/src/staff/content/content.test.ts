import { createHash } from 'node:crypto'
import {
  announcements,
  archiveStaffContent,
  banners,
  type ContentFields,
  type ContentKind,
  legalText,
  listStaffContent,
  listStaffTrail,
  moveStaffContent,
  popups,
  publishStaffContent,
  readStaffContent,
  rollBackStaffContent,
  saveStaffContent,
  uploadStaffImage,
} from '@foyer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInStaff, OFFICE_HOST } from '../../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let writer: TestClient
let owner: TestClient
let support: TestClient
let stranger: TestClient
const headers = { merchant: 'aurora' }

beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
  writer = await logInStaff(server, 'aurora', 'content')
  owner = await logInStaff(server, 'aurora', 'owner')
  support = await logInStaff(server, 'aurora', 'support')
  stranger = await logInStaff(server, 'lotus', 'content')
})
afterAll(() => server.close())

const banner = {
  ...{ kind: 'banner' as const, start: null, end: null, groupName: 'm_home', url: '/m/art/x.svg' },
  ...{ title: { EN: 'Hello', CN: '你好' }, subtitle: {}, linkageType: 'URL' as const, linkage: '/m/activity' },
  ...{ roomId: null, nodeId: null, gameType: null, vendor: null },
}
const notice = {
  ...{ kind: 'announcement' as const, start: null, end: null, type: 'notice' as const, category: 'cashier' },
  ...{ categoryTitle: { EN: 'Payments' }, title: { EN: 'Notice' }, body: { EN: 'Text' }, url: '/m/art/x.svg' },
}

const save = async (id: string, fields: ContentFields, revision = 0, client = writer) =>
  (await server.call(saveStaffContent, { body: { id, revision, fields } }, client, headers)).envelope
const publish = async (id: string, revision: number, kind: ContentKind = 'banner') =>
  (await server.call(publishStaffContent, { body: { kind, id, revision } }, writer, headers)).envelope
const read = async (id: string, kind: ContentKind = 'banner') =>
  (await server.call(readStaffContent, { query: { kind, id } }, writer, headers)).envelope.value?.item
const shown = async (language = 'EN') =>
  (await server.call(banners, { query: {} }, undefined, { language })).envelope.value ?? []
const titleOf = async (id: string, language = 'EN') => (await shown(language)).find((one) => one.id === id)?.title

/** Publishes new content. @returns its revision */
async function put(id: string, fields: ContentFields): Promise<number> {
  await save(id, fields)
  return (await publish(id, 1, fields.kind)).value?.revision ?? 0
}

describe('DEC-03 content from the console to members', () => {
  it('BANR-01 a draft is for staff alone; published it is seen at once, in each language', async () => {
    expect((await save('first', banner)).value).toEqual({ revision: 1 })
    expect(await titleOf('first')).toBeUndefined()
    expect(await read('first')).toMatchObject({ state: 'draft', draft: 1, live: null })
    expect((await publish('first', 1)).value).toEqual({ revision: 2 })
    expect(await titleOf('first')).toBe('Hello')
    expect(await titleOf('first', 'CN')).toBe('你好')
    // A newer draft changes nothing for members.
    await save('first', { ...banner, title: { EN: 'Newer' } }, 2)
    expect(await titleOf('first')).toBe('Hello')
    expect(await read('first')).toMatchObject({ state: 'live', hasDraft: true, draft: 2, live: 1 })
  })

  it('an earlier version comes back as a new one, and what is taken down is seen no more', async () => {
    let revision = await put('second', banner)
    await save('second', { ...banner, title: { EN: 'Newer' } }, revision)
    revision = (await publish('second', revision + 1)).value?.revision ?? 0
    expect(await titleOf('second')).toBe('Newer')
    const body = { kind: 'banner' as const, id: 'second', revision }
    const back = await server.call(rollBackStaffContent, { body: { ...body, version: 1 } }, writer, headers)
    expect(back.envelope.value).toEqual({ revision: revision + 1 })
    expect(await titleOf('second')).toBe('Hello')
    expect((await read('second'))?.versions.map(({ number }) => number)).toEqual([3, 2, 1])
    // Twice, and with what was seen before: so already.
    const again = await server.call(rollBackStaffContent, { body: { ...body, version: 1 } }, writer, headers)
    expect(again.envelope.value).toEqual({ revision: revision + 1 })
    const taken = { ...body, revision: revision + 1 }
    await server.call(archiveStaffContent, { body: taken }, writer, headers)
    expect(await titleOf('second')).toBeUndefined()
    expect((await server.call(archiveStaffContent, { body: taken }, writer, headers)).envelope.success).toBe(true)
  })

  it('two people at once: the second one is refused, and the same press twice does nothing', async () => {
    await save('third', banner)
    expect((await save('third', banner)).value).toEqual({ revision: 1 })
    expect((await save('third', { ...banner, linkage: '/m/news' }, 1)).value).toEqual({ revision: 2 })
    expect((await save('third', { ...banner, linkage: '/m/home' }, 1, owner)).errorCode).toBe('request_conflict')
    expect((await publish('third', 1)).errorCode).toBe('request_conflict')
    expect((await publish('third', 2)).value).toEqual({ revision: 3 })
    expect((await publish('third', 2)).value).toEqual({ revision: 3 })
  })

  it.each<[name: string, change: object, fault: string]>([
    ['a script as target', { linkage: 'javascript:alert(1)' }, 'linkage content.address'],
    ['a path outside of the pages', { linkage: '/wps/staff/me' }, 'linkage content.address'],
    ['an image of another host', { url: 'https://elsewhere.example/x.png' }, 'url content.image'],
    ['an end before its start', { start: '2026-05-02T00:00', end: '2026-05-01T00:00' }, 'end content.period'],
    ['a path as an activity', { linkageType: 'P', linkage: '../x' }, 'linkage content.name'],
  ])('DEC-13 T29 %s is refused', async (_name, change, fault) => {
    const { errorCode, fields } = await save('wrong', { ...banner, ...change } as ContentFields) // hostile on purpose
    expect([errorCode, fields?.map(({ path, rule }) => `${path} ${rule}`)]).toEqual(['invalid_input', [fault]])
  })

  it('a text of the default language is needed to publish, not to save', async () => {
    expect((await save('untitled', { ...banner, title: { CN: '你好' } })).success).toBe(true)
    const { errorCode, fields } = await publish('untitled', 1)
    expect([errorCode, fields]).toEqual(['invalid_input', [{ path: 'title', rule: 'content.missing' }]])
  })

  it('NOTICE-01 an announcement has its image and its category’s name, and the time of its start', async () => {
    await put('later', { ...notice, start: '2999-01-01T00:00' })
    await put('over', { ...notice, start: '2020-01-01T00:00', end: '2020-02-01T00:00' })
    await put('now', { ...notice, start: '2026-01-01T00:00' })
    const { envelope } = await server.call(announcements, { query: { types: 'notice' } })
    // Manila is eight hours ahead.
    expect(envelope.value).toEqual([
      {
        ...{ id: 'now', type: 'notice', category: 'cashier', categoryTitle: 'Payments', title: 'Notice', body: 'Text' },
        ...{ url: '/m/art/x.svg', publishedAt: '2025-12-31T16:00:00.000Z' },
      },
    ])
    const list = await server.call(listStaffContent, { query: { kind: 'announcement' } }, writer, headers)
    expect(list.envelope.value?.items.map(({ id, state }) => [id, state])).toEqual([
      ['now', 'live'],
      ['over', 'ended'],
      ['later', 'scheduled'],
    ])
  })

  it('ENT-18 items move, and a place that is taken already stays', async () => {
    const part = { title: { EN: 'Part' }, body: {}, url: '' }
    const ways = { autoplay: true, showClose: true, showTodayCheckbox: false, forceRead: false, forcePopup: true }
    for (const id of ['one', 'two'])
      await put(id, { kind: 'popup', start: null, end: null, audience: 'all', items: [part], delayMs: 5, ...ways })
    const ids = async () => (await server.call(popups, {})).envelope.value?.popups.map(({ id }) => id)
    expect(await ids()).toEqual(['one', 'two'])
    for (const _press of [1, 2]) {
      await server.call(moveStaffContent, { body: { kind: 'popup', id: 'two', behind: null } }, writer, headers)
      expect(await ids()).toEqual(['two', 'one'])
    }
  })

  it('OPEN-77 published terms never change; a language may come later', async () => {
    const terms = { kind: 'terms' as const, page: 'privacy' as const, version: '2026-12', body: { EN: '# Own\nText' } }
    const revision = await put('t', terms)
    const page = await server.call(legalText, { query: { page: 'privacy' } })
    expect(page.envelope.value).toMatchObject({ version: '2026-12', sections: [{ title: 'Own' }] })
    await save('t', { ...terms, body: { EN: 'Changed' } }, revision)
    expect((await publish('t', revision + 1, 'terms')).errorCode).toBe('request_conflict')
    await save('t', { ...terms, body: { ...terms.body, CN: '# 自有' } }, revision + 1)
    expect((await publish('t', revision + 2, 'terms')).success).toBe(true)
    const body = { kind: 'terms' as const, id: 't', revision: revision + 3 }
    const taken = await server.call(archiveStaffContent, { body }, writer, headers)
    expect(taken.envelope.errorCode).toBe('request_conflict')
  })

  it('each change stands in the trail with what differs', async () => {
    await put('traced', { ...banner, title: { EN: 'Traced' } })
    const { envelope } = await server.call(listStaffTrail, { query: { action: 'content.published' } }, owner, headers)
    const row = envelope.value?.items.find(({ subjectId }) => subjectId === 'banner.traced')
    expect(row).toMatchObject({ subject: 'content' })
    expect(JSON.parse(row?.before ?? '')).toEqual({ version: null })
    expect(JSON.parse(row?.after ?? '')).toMatchObject({ version: 1, 'title.EN': 'Traced', linkage: '/m/activity' })
  })
})

describe('DEC-42 who reads and changes content', () => {
  it('support reads contacts alone', async () => {
    const list = async (kind: ContentKind) =>
      (await server.call(listStaffContent, { query: { kind } }, support, headers)).envelope.errorCode
    expect([await list('contact'), await list('banner'), await list('terms')]).toEqual([
      null,
      'not_allowed',
      'not_allowed',
    ])
    const item = await server.call(readStaffContent, { query: { kind: 'banner', id: 'x' } }, support, headers)
    expect(item.envelope.errorCode).toBe('not_allowed')
  })

  it('T10 people of another merchant reach none of it', async () => {
    await put('ours', banner)
    const theirs = { merchant: 'lotus' }
    const body = { kind: 'banner' as const, id: 'ours', revision: 2 }
    const query = { kind: 'banner' as const, id: 'ours' }
    expect((await server.call(readStaffContent, { query }, stranger, theirs)).envelope.value?.item).toBeNull()
    expect((await server.call(archiveStaffContent, { body }, stranger, theirs)).envelope.errorCode).toBe('not_found')
    expect((await server.call(archiveStaffContent, { body }, stranger, headers)).envelope.errorCode).toBe('not_allowed')
    expect(await titleOf('ours')).toBe('Hello')
  })
})

describe('T44 images of content', () => {
  const upload = async (bytes: Buffer) =>
    (await server.call(uploadStaffImage, { body: { data: bytes.toString('base64') } }, writer, headers)).envelope
  const photo = (width = 800) =>
    sharp({ create: { width, height: 400, channels: 3, background: '#2244cc' } })
      .png()
      .toBuffer()

  it('an upload is rendered anew, has one address, and is seen at the console and by members', async () => {
    const { value } = await upload(await photo())
    expect(value?.address).toMatch(/^\/m\/pictures\/[\da-f]{32}-360x168-8\/banner-2x\.webp$/)
    expect((await upload(await photo())).value).toEqual(value)
    const path = value?.address ?? ''
    const office = path.replace('/m/pictures/', '/office/pictures/aurora/')
    const get = async (url: string, host: string) => server.app.inject({ url, headers: { host } })
    const own = await get(path, 'localhost')
    const copy = await get(office, OFFICE_HOST)
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect([own.statusCode, copy.statusCode, hash(copy.rawPayload)]).toEqual([200, 200, hash(own.rawPayload)])
    expect((await get(office, 'localhost')).statusCode).toBe(404)
    expect((await get(office.replace('aurora', 'lotus'), OFFICE_HOST)).statusCode).toBe(404)
  })

  it.each<[name: string, make: () => Promise<Buffer>, rule: string]>([
    ['a script', async () => Buffer.from('<script>alert(1)</script>'), 'image.type'],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>'),
      'image.script',
    ],
    ['a polyglot', async () => Buffer.concat([await photo(), Buffer.from('PK\x03\x04')]), 'image.excess'],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      'image.large',
    ],
    ['a small image', () => photo(500), 'image.small'],
  ])('%s is refused, and the answer says why', async (_name, make, rule) => {
    const { errorCode, fields } = await upload(await make())
    expect([errorCode, fields]).toEqual(['invalid_input', [{ path: 'data', rule }]])
  })

  it('a file of more than 5 MB is refused', async () => {
    const data = 'A'.repeat(Math.ceil((5 * 1024 * 1024) / 3) * 4 + 4)
    const { envelope } = await server.call(uploadStaffImage, { body: { data } }, writer, headers)
    expect(envelope.errorCode).toBe('invalid_input')
  })
})
