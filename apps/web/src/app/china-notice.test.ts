import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createQueryClient } from '../lib/queries.ts'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createWps } from '../lib/wps/wps.ts'
import { createNotices } from '../ui/notices.tsx'
import { offerChinaNotice } from './china-notice.ts'

const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

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
  const visit = (userAgent: string) => {
    void offerChinaNotice({ wps, storage, loadTexts: async () => undefined }, queries, notices, i18n, userAgent)
    return new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { asked, visit, alerts: () => notices.get().alerts }
}

test('MODAL-17 MODAL-18 BOOT-15 a visitor in China is advised once a session; the country is asked for once', async () => {
  const { asked, visit, alerts } = open('CN')
  await visit(safari)
  expect(alerts().map(({ title }) => title)).toEqual(['china.title'])
  alerts()[0]?.answer(true)
  await visit(safari)
  expect(alerts()).toEqual([])
  expect(asked).toEqual(['/wps/system/country'])
})

test('MODAL-18 a visitor from elsewhere is told nothing', async () => {
  const { visit, alerts } = open('PH')
  await visit(safari)
  expect(alerts()).toEqual([])
})
