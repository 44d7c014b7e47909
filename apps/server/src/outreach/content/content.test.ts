import { announcements, banners, customerServiceContacts, popups } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { saveAnnouncement, saveBanner, savePopup, saveSupportContact } from './index.ts'

let server: TestServer
const both = { EN: 'Hello', CN: '你好' }

beforeAll(async () => {
  server = await startTestServer()
  await server.database.transaction(
    async (tx) => {
      const banner = { merchant: 'aurora', title: both, subtitle: { EN: 'there' }, url: '/m/art/x.svg' } as const
      await saveBanner(tx, { ...banner, id: 'b', ordinal: 2, groupName: 'm_home', linkageType: 'P', linkage: 'w' })
      const game = { roomId: '7', nodeId: 'STANDARD', gameType: 'ELOTT', vendor: 'arcade' }
      const first = { ...banner, ...game, id: 'a', ordinal: 1, groupName: 'm_home', linkage: 'FIVE' }
      await saveBanner(tx, { ...first, linkageType: 'G' })
      await saveBanner(tx, { ...banner, id: 't', ordinal: 1, groupName: 'm_top', linkageType: 'URL', linkage: '/m' })
      for (const [index, type] of (['news', 'notice', 'activity'] as const).entries()) {
        const publishedAt = new Date(Date.UTC(2026, 10, index + 1))
        const category = type === 'news' ? 'lottery' : 'cashier'
        await saveAnnouncement(tx, {
          merchant: 'aurora',
          id: type,
          type,
          category,
          title: both,
          body: both,
          publishedAt,
        })
      }
      const popup = {
        ...{ merchant: 'aurora', audience: 'guest' as const, autoplay: true, delayMs: 3_000, showClose: false },
        ...{ showTodayCheckbox: true, forceRead: true, forcePopup: false },
      }
      const inEnglish = { title: { EN: 'Hello' }, body: { EN: 'there' }, url: '' }
      const inBoth = { title: both, body: {}, url: '/m/art/x.svg' }
      await savePopup(tx, { ...popup, id: 'second', ordinal: 2, items: [inEnglish] })
      await savePopup(tx, { ...popup, id: 'first', ordinal: 1, items: [inBoth, inEnglish] })
      const contact = { merchant: 'aurora', title: both, csType: 'LINE' }
      const answer = { answerMinutes: 5, hours: both }
      await saveSupportContact(tx, { ...contact, id: '2', ordinal: 2, path: 'https://lin.ee/2', labelIds: ['gold'] })
      await saveSupportContact(tx, {
        ...contact,
        id: '1',
        ordinal: 1,
        path: 'https://lin.ee/1',
        labelIds: [],
        ...answer,
      })
    },
    { merchant: 'aurora' },
  )
})
afterAll(() => server.close())

describe('content over HTTP', () => {
  it('BANR-01, ENT-20, OPEN-83 banners of one group, in order, each with all its fields', async () => {
    const { envelope } = await server.call(banners, { query: {} }, undefined, { language: 'CN' })
    const shared = { groupName: 'm_home', url: '/m/art/x.svg', title: '你好', subtitle: 'there' }
    const none = { roomId: null, nodeId: null, gameType: null, vendor: null }
    const game = { roomId: '7', nodeId: 'STANDARD', gameType: 'ELOTT', vendor: 'arcade' }
    expect(envelope.value).toEqual([
      { id: 'a', ...shared, linkageType: 'G', linkage: 'FIVE', ...game },
      { id: 'b', ...shared, linkageType: 'P', linkage: 'w', ...none },
    ])
    const top = await server.call(banners, { query: { groupName: 'm_top' } })
    expect(top.envelope.value?.map(({ id }) => id)).toEqual(['t'])
  })

  const idsOf = async (query: object) =>
    (await server.call(announcements, { query })).envelope.value?.map(({ id }) => id)
  it.each([
    [{}, ['activity', 'notice', 'news']],
    [{ types: 'news,notice' }, ['notice', 'news']],
    [{ types: 'nothing' }, ['activity', 'notice', 'news']],
    [{ category: 'cashier' }, ['activity', 'notice']],
    [{ types: 'notice', platform: 'MOBILE', category: 'lottery', ext: 'webp' }, []],
  ])('RELAY-04 announcements by %j, newest first', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  it('ENT-18 MODAL-22 OPEN-54 announcements over the home page, in order, each with all its fields, in the languages that they are written in', async () => {
    const shared = {
      ...{ audience: 'guest', autoplay: true, delay: 3_000, showClose: false },
      ...{ showTodayCheckbox: true, forceRead: true, forcePopup: false },
    }
    const hello = { title: 'Hello', body: 'there', url: '' }
    const english = (await server.call(popups, {})).envelope.value
    expect(english).toEqual({
      timeZone: 'Asia/Manila',
      popups: [
        { id: 'first', ...shared, popupList: [{ title: 'Hello', body: '', url: '/m/art/x.svg' }, hello] },
        { id: 'second', ...shared, popupList: [hello] },
      ],
    })
    const chinese = (await server.call(popups, {}, undefined, { language: 'CN' })).envelope.value
    expect(chinese?.popups).toEqual([
      { id: 'first', ...shared, popupList: [{ title: '你好', body: '', url: '/m/art/x.svg' }] },
    ])
  })

  it('CS-02 contacts in order, each with all its fields', async () => {
    const { envelope } = await server.call(customerServiceContacts, {})
    const shared = { csType: 'LINE', title: 'Hello' }
    expect(envelope.value).toEqual([
      {
        path: 'https://lin.ee/1',
        link: 'https://lin.ee/1',
        csPosition: '1',
        labelIds: [],
        answerMinutes: 5,
        hours: 'Hello',
        ...shared,
      },
      { path: 'https://lin.ee/2', link: 'https://lin.ee/2', csPosition: '2', labelIds: ['gold'], ...shared },
    ])
  })

  it('T10 another merchant has none of it', async () => {
    const client = { host: 'lotus.localhost' }
    expect((await server.call(banners, { query: {} }, client)).envelope.value).toEqual([])
    expect((await server.call(announcements, { query: {} }, client)).envelope.value).toEqual([])
    expect((await server.call(popups, {}, client)).envelope.value?.popups).toEqual([])
    expect((await server.call(customerServiceContacts, {}, client)).envelope.value).toEqual([])
  })
})
