import { randomUUID } from 'node:crypto'
import {
  addFeedbackImage,
  answerStaffFeedback,
  changeStaffFeedback,
  inbox,
  listFeedback,
  listStaffFeedback,
  readFeedback,
  readStaffFeedback,
  readStaffFeedbackImage,
  sendFeedback,
} from '@foyer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let support: StaffClient
let stranger: StaffClient
let picture: string
beforeAll(async () => {
  server = await startTestServer()
  support = await logInStaff(server, 'aurora', 'support')
  stranger = await logInStaff(server, 'lotus', 'owner')
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
  picture = (await image.png().toBuffer()).toString('base64')
})
afterAll(() => server?.close())

const inAurora = { merchant: 'aurora' }
interface Content {
  requestId: string
  category: 'idea'
  text: string
  imageIds: string[]
}
const content = (change: object = {}): Content => ({
  ...{ requestId: randomUUID(), category: 'idea', text: 'More games', imageIds: [] },
  ...change,
})
const send = async (member: TestClient, body = content()) =>
  (await server.call(sendFeedback, { body }, member)).envelope
const addImage = async (member: TestClient, id = randomUUID(), data = picture) =>
  (await server.call(addFeedbackImage, { body: { id, data } }, member)).envelope
const readByStaff = async (id: string) =>
  (await server.call(readStaffFeedback, { params: { id } }, support, inAurora)).envelope.value

it('OPEN-46 a feedback has a number and is one, however often it is sent', async () => {
  const member = await server.logIn('aurora')
  const { value: image } = await addImage(member)
  const body = content({ imageIds: [image?.id ?? ''] })
  const [first, again] = [await send(member, body), await send(member, body)]
  expect(first.value).toMatchObject({ text: 'More games', state: 'new', imageCount: 1, answers: [] })
  expect(first.value?.number).toMatch(/^F-\d{6}$/)
  expect(again.value).toEqual(first.value)
  const { envelope } = await server.call(listFeedback, { query: {} }, member)
  expect(envelope.value).toEqual({ items: [first.value], next: null })
  expect((await send(member, { ...body, text: 'Other words' })).errorCode).toBe('request_conflict')
})

it('OPEN-46 numbers of a merchant follow each other without a gap, those sent at once too', async () => {
  const members = await Promise.all([1, 2, 3].map(() => server.logIn('lotus')))
  const sent = await Promise.all(members.map((member) => send(member)))
  expect(sent.map(({ value }) => value?.number).toSorted()).toEqual(['F-000001', 'F-000002', 'F-000003'])
})

it.each([
  [{ text: '' }],
  [{ text: '   ' }],
  [{ text: 'a'.repeat(501) }],
  [{ text: 'a\0b' }],
  [{ category: 'nothing' }],
  [{ imageIds: Array.from({ length: 4 }, () => randomUUID()) }],
])('OPEN-46 %j is no feedback', async (change) => {
  const member = await server.logIn('aurora')
  expect((await send(member, content(change))).errorCode).toBe('invalid_input')
})

it('OPEN-46 an eleventh feedback of a day waits, and a refused one leaves nothing', async () => {
  const member = await server.logIn('aurora')
  for (let count = 0; count < 10; count += 1) expect((await send(member)).success).toBe(true)
  expect((await send(member)).errorCode).toBe('TOO_MANY_REQUESTS')
  const other = await server.logIn('aurora')
  expect((await send(other, content({ imageIds: [randomUUID()] }))).errorCode).toBe('image_refused')
  expect((await server.call(listFeedback, { query: {} }, other)).envelope.value?.items).toEqual([])
})

it('OPEN-46 an image is kept once, belongs to one member and one feedback, and what is none is refused', async () => {
  const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
  const id = randomUUID()
  expect((await addImage(member, id)).success).toBe(true)
  expect((await addImage(member, id)).success).toBe(true)
  expect((await addImage(other, id)).errorCode).toBe('request_conflict')
  const script = Buffer.from('<script>alert(1)</script>').toString('base64')
  expect((await addImage(member, randomUUID(), script)).errorCode).toBe('image_refused')
  expect((await send(other, content({ imageIds: [id] }))).errorCode).toBe('image_refused')
  expect((await send(member, content({ imageIds: [id] }))).success).toBe(true)
  expect((await send(member, content({ imageIds: [id] }))).errorCode).toBe('image_refused')
})

it('T10 nobody reads the feedback of another, here or at another merchant', async () => {
  const [owner, other, elsewhere] = [
    await server.logIn('aurora'),
    await server.logIn('aurora'),
    await server.logIn('lotus'),
  ]
  const { value: image } = await addImage(owner)
  const id = (await send(owner, content({ imageIds: [image?.id ?? ''] }))).value?.id ?? ''
  for (const client of [other, elsewhere]) {
    expect((await server.call(readFeedback, { params: { id } }, client)).envelope.errorCode).toBe('not_found')
    expect((await server.call(listFeedback, { query: { after: id } }, client)).envelope.value?.items).toEqual([])
  }
  const lotus = { merchant: 'lotus' }
  const foreign = [
    await server.call(readStaffFeedback, { params: { id } }, stranger, lotus),
    await server.call(readStaffFeedbackImage, { params: { id: image?.id ?? '' } }, stranger, lotus),
    await server.call(changeStaffFeedback, { body: { id, version: 1, state: 'closed' } }, stranger, lotus),
  ]
  expect(foreign.map(({ envelope }) => envelope.errorCode)).toEqual(['not_found', 'not_found', 'not_found'])
})

it('OPEN-46 staff sees images that were sent, encoded anew, and none that was not', async () => {
  const member = await server.logIn('aurora')
  const id = randomUUID()
  await addImage(member, id)
  const look = () => server.call(readStaffFeedbackImage, { params: { id } }, support, inAurora)
  expect((await look()).envelope.errorCode).toBe('not_found')
  const { value } = await send(member, content({ imageIds: [id] }))
  expect((await readByStaff(value?.id ?? ''))?.imageIds).toEqual([id])
  const { envelope } = await look()
  const { format } = await sharp(Buffer.from(envelope.value?.data ?? '', 'base64')).metadata()
  expect([envelope.value?.type, format]).toEqual(['image/webp', 'webp'])
})

it('OPEN-46 an answer comes into the inbox once, with the way to the feedback, and stands in the trail', async () => {
  const member = await server.logIn('aurora')
  const id = (await send(member)).value?.id ?? ''
  const body = { id, version: 1, answerId: randomUUID(), text: 'We add some.' }
  const answer = () => server.call(answerStaffFeedback, { body }, support, inAurora)
  for (let time = 0; time < 2; time += 1) expect((await answer()).envelope.value).toEqual({ version: 2 })
  const { items = [] } = (await server.call(inbox, {}, member)).envelope.value ?? {}
  expect(items.map((item) => [item.body, item.action])).toEqual([['We add some.', `/m/feedback?id=${id}`]])
  expect(items[0]?.title).toMatch(/F-\d{6}/)
  const own = (await server.call(readFeedback, { params: { id } }, member)).envelope.value
  expect([own?.state, own?.answers.map(({ text }) => text)]).toEqual(['answered', ['We add some.']])
  const seen = await readByStaff(id)
  expect(seen?.trail.map(({ action }) => action)).toEqual(['feedback.answered'])
  expect(seen?.answers[0]?.personName).toMatch(/^Person/)
})

it('OPEN-46 two people do not answer past each other, and a state that is so already changes nothing', async () => {
  const member = await server.logIn('aurora')
  const id = (await send(member)).value?.id ?? ''
  const change = async (version: number, state: 'progress' | 'closed') =>
    (await server.call(changeStaffFeedback, { body: { id, version, state } }, support, inAurora)).envelope
  expect((await change(1, 'progress')).value).toEqual({ version: 2 })
  expect((await change(1, 'progress')).value).toEqual({ version: 2 })
  expect((await change(1, 'closed')).errorCode).toBe('request_conflict')
  const late = { id, version: 1, answerId: randomUUID(), text: 'Late' }
  const { envelope } = await server.call(answerStaffFeedback, { body: late }, support, inAurora)
  expect(envelope.errorCode).toBe('request_conflict')
  expect((await server.call(inbox, {}, member)).envelope.value?.items).toEqual([])
  expect((await change(2, 'closed')).value).toEqual({ version: 3 })
  const list = await server.call(listStaffFeedback, { query: { state: 'closed' } }, support, inAurora)
  expect(list.envelope.value?.items.map((item) => item.id)).toEqual([id])
})
