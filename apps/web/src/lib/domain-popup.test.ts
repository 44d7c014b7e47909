import { afterEach, expect, test, vi } from 'vitest'
import { createNotices } from '../ui/notices.tsx'
import { showDomainPopup } from './domain-popup.ts'
import { findDomains } from './find-domains.ts'
import { createSessionStore } from './session.ts'
import { openStorage } from './storage.ts'
import { createWps } from './wps/wps.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page at a retired address, whose server returns these domains; undefined is no answer. */
async function open(route: { domain: string | null; domains: string[] } | undefined) {
  const left: string[] = []
  vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
  const storage = openStorage('aurora', { session: undefined, local: undefined })
  const session = createSessionStore(storage, 'aurora')
  const wps = createWps(
    { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true },
    async () => {
      if (!route) throw new TypeError('lost')
      return Response.json({ success: true, value: route })
    },
  )
  const notices = createNotices()
  const t = (id: string, values?: object) => (values ? `${id} ${Object.values(values).join()}` : id)
  const page = { host: 'old.aurora.example', origin: 'https://old.aurora.example' }
  const domains = await findDomains(wps)
  const show = () => showDomainPopup(notices, t, page, domains)
  return { left, alerts: () => notices.get().alerts, show }
}

test('ERR-01 MODAL-20 OPEN-03 the popup says so, once, and leads to /m/index.html of the right address', async () => {
  const { left, alerts, show } = await open({ domain: 'https://www.aurora.example', domains: ['https://b.example'] })
  const shown = show()
  void show()
  expect(alerts()).toHaveLength(1)
  expect(alerts()[0]).toMatchObject({
    title: 'domain.title',
    text: 'domain.body old.aurora.example',
    confirmLabel: 'domain.go www.aurora.example',
  })
  alerts()[0]?.answer(true)
  await shown
  expect(left).toEqual(['https://www.aurora.example/m/index.html'])
})

test('ERR-01 it can be closed: what is on the page can still be read', async () => {
  const { left, alerts, show } = await open({ domain: null, domains: ['https://b.example'] })
  const shown = show()
  expect(alerts()[0]?.confirmLabel).toBe('domain.go b.example')
  alerts()[0]?.answer(false)
  await shown
  expect(left).toEqual([])
})

test.each([
  ['names nothing', { domain: null, domains: [] }],
  ['names what is no address', { domain: 'javascript://x', domains: ['https://old.aurora.example'] }],
  ['does not answer', undefined],
])('ERR-01 when the platform %s it says that there is no other', async (_, route) => {
  const { left, alerts, show } = await open(route)
  const shown = show()
  expect(alerts()[0]?.text).toContain('domain.none')
  expect(alerts()[0]?.cancelLabel).toBeUndefined()
  alerts()[0]?.answer(true)
  await shown
  expect(left).toEqual([])
})
