import { randomUUID } from 'node:crypto'
import {
  helpArticles,
  listStaffHelp,
  orderStaffHelp,
  publishStaffHelp,
  readStaffHelp,
  saveStaffHelp,
  voteHelpArticle,
} from '@foyer/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let writer: StaffClient
let stranger: StaffClient
beforeAll(async () => {
  server = await startTestServer()
  writer = await logInStaff(server, 'aurora', 'content')
  stranger = await logInStaff(server, 'lotus', 'owner')
})
afterAll(() => server?.close())

const inAurora = { merchant: 'aurora' }
const guest = { host: 'localhost' }
const english = { EN: { title: 'Limits', body: 'One line.\n- an item' } }
interface Draft {
  id?: string
  version?: number
  texts?: Record<string, { title: string; body: string }>
}
const save = async ({ id = randomUUID(), version = 0, texts = english }: Draft = {}) => {
  const body = { id, version, category: 'safer' as const, texts }
  return { id, ...(await server.call(saveStaffHelp, { body }, writer, inAurora)).envelope }
}
const publish = async (id: string, version: number, isPublished = true) =>
  (await server.call(publishStaffHelp, { body: { id, version, isPublished } }, writer, inAurora)).envelope
const read = async (id: string) =>
  (await server.call(readStaffHelp, { params: { id } }, writer, inAurora)).envelope.value
/** As members read them, by their ids. */
const shown = async (language = 'EN', client: TestClient = guest) =>
  (await server.call(helpArticles, {}, client, { language })).envelope.value ?? []
const find = async (id: string, language?: string) => (await shown(language)).find((one) => one.id === id)

it('OPEN-46 members read an article from its publication to its end, and no draft', async () => {
  const { id } = await save()
  expect(await find(id)).toBeUndefined()
  expect((await publish(id, 1)).value).toEqual({ version: 2 })
  expect((await publish(id, 1)).value).toEqual({ version: 2 })
  expect(await find(id)).toMatchObject({ category: 'safer', title: 'Limits', language: 'EN' })
  await save({ id, version: 2, texts: { EN: { title: 'New limits', body: 'Other.' } } })
  expect([(await find(id))?.title, (await read(id))?.state]).toEqual(['Limits', 'changed'])
  await publish(id, 3)
  expect((await find(id))?.title).toBe('New limits')
  await publish(id, 4, false)
  expect(await find(id)).toBeUndefined()
  expect((await read(id))?.trail.map(({ action }) => action)).toEqual([
    'help.taken_down',
    'help.published',
    'help.saved',
    'help.published',
    'help.saved',
  ])
})

it('OPEN-46 an article comes in the reader’s language, otherwise in the merchant’s, which it needs', async () => {
  const cn = { title: '限额', body: '一行。' }
  const { id } = await save({ texts: { ...english, CN: cn } })
  await publish(id, 1)
  expect(await find(id, 'CN')).toMatchObject({ title: '限额', language: 'CN' })
  expect(await find(id, 'VI')).toMatchObject({ title: 'Limits', language: 'EN' })
  expect((await save({ texts: { CN: cn } })).errorCode).toBe('invalid_input')
  expect((await save({ texts: { ...english, XX: cn } })).errorCode).toBe('invalid_input')
})

it('OPEN-46 two people do not write over each other, and the same again changes nothing', async () => {
  const { id } = await save()
  expect((await save({ id })).value).toEqual({ version: 1 })
  expect((await save({ id, version: 0, texts: { EN: { title: 'Mine', body: 'b' } } })).errorCode).toBe(
    'request_conflict',
  )
  expect((await publish(id, 7)).errorCode).toBe('request_conflict')
  expect((await publish(randomUUID(), 1)).errorCode).toBe('not_found')
  expect((await read(id))?.trail).toHaveLength(1)
})

it('OPEN-46 articles stand in the order that staff gives them; a list that is not all of them is refused', async () => {
  await save()
  await save()
  const list = async () => (await server.call(listStaffHelp, {}, writer, inAurora)).envelope.value?.items ?? []
  const ids = (await list()).map(({ id }) => id).toReversed()
  const order = async (wanted: string[]) =>
    (await server.call(orderStaffHelp, { body: { ids: wanted } }, writer, inAurora)).envelope
  expect((await order(ids)).success).toBe(true)
  expect((await list()).map(({ id }) => id)).toEqual(ids)
  expect((await order(ids.slice(1))).errorCode).toBe('request_conflict')
})

it('T10 another merchant neither reads nor publishes an article', async () => {
  const { id } = await save()
  const lotus = { merchant: 'lotus' }
  const { envelope } = await server.call(readStaffHelp, { params: { id } }, stranger, lotus)
  expect(envelope.value).toMatchObject({ version: 0, texts: {}, trail: [] })
  const body = { id, version: 1, isPublished: true }
  const published = await server.call(publishStaffHelp, { body }, stranger, lotus)
  expect(published.envelope.errorCode).toBe('not_found')
})

it('OPEN-46 a visitor has one vote on an article, guests too, and staff sees them by language', async () => {
  const { id } = await save()
  const vote = async (hasHelped: boolean, client: TestClient, language = 'EN', articleId = id) =>
    (await server.call(voteHelpArticle, { body: { articleId, hasHelped } }, client, { language })).envelope
  const member = await server.logIn('aurora')
  expect((await vote(true, member)).errorCode).toBe('not_found')
  await publish(id, 1)
  await vote(false, member)
  await vote(true, member)
  await vote(false, { host: 'localhost', cookie: 'deviceId=guest-one' }, 'CN')
  await vote(false, { host: 'localhost', cookie: 'deviceId=guest-one' }, 'CN')
  expect((await read(id))?.votes).toEqual([
    { language: 'CN', helped: 0, notHelped: 1 },
    { language: 'EN', helped: 1, notHelped: 0 },
  ])
  expect((await vote(true, member, 'EN', 'deposit')).success).toBe(true)
  const { builtIn = [] } = (await server.call(listStaffHelp, {}, writer, inAurora)).envelope.value ?? {}
  expect(builtIn.find((one) => one.id === 'deposit')).toEqual({ id: 'deposit', helped: 1, notHelped: 0 })
})
