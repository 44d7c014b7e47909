import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createQueryClient } from '../lib/queries.ts'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createWps } from '../lib/wps/wps.ts'
import { createNotices } from '../ui/notices.tsx'
import { offerChinaNotice } from './china-notice.tsx'

/** Visits from a country; each visit is a page of the same session. */
function open(countryCode: string) {
  const values = new Map<string, string>()
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: () => null,
    length: 0,
  }
  const storage = openStorage('aurora', { session: area, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  const asked: string[] = []
  const wps = createWps(
    { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true },
    async ({ url }) => {
      asked.push(url)
      return Response.json({ success: true, value: { countryCode } })
    },
  )
  const queries = createQueryClient([], fixtureSettings())
  const notices = createNotices()
  const i18n = { _: (id: unknown) => String(id) } as Parameters<typeof offerChinaNotice>[3] // one of its three forms
  /** Until the notice is shown or left out. */
  const visit = () =>
    Promise.race([
      offerChinaNotice({ wps, storage, loadTexts: async () => undefined }, queries, notices, i18n),
      new Promise<void>((resolve) => notices.subscribe(resolve)),
    ])
  return { asked, visit, alerts: () => notices.get().alerts }
}

test('MODAL-17 MODAL-18 BOOT-15 a visitor in China is advised once a session', async () => {
  const { visit, alerts } = open('CN')
  await visit()
  expect(alerts().map(({ title }) => title)).toEqual(['china.title'])
  alerts()[0]?.answer(true)
  await visit()
  expect(alerts()).toEqual([])
})

test('OPEN-74 the notice has the download pages of the three browsers', async () => {
  vi.stubGlobal('location', { origin: 'https://aurora.example' })
  const { visit, alerts } = open('CN')
  await visit()
  const markup = renderToStaticMarkup(alerts()[0]?.details)
  const addresses = [...markup.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(['https://browser.qq.com/', 'https://www.uc.cn/', 'https://browser.360.cn/ee/'])
})

test.each([
  ['CN', 1],
  ['cn', 1],
  ['TW', 0],
  ['HK', 0],
  ['PH', 0],
  ['', 0],
])(
  'MODAL-18 BOOT-15 a visitor from %s gets %i notices in two visits; the country is asked for once',
  async (country, count) => {
    const { asked, visit, alerts } = open(country)
    await visit()
    await visit()
    expect(alerts()).toHaveLength(count)
    expect(asked).toEqual(['/wps/system/country'])
  },
)
