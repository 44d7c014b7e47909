import { type Language, languageCodes } from '@foyer/contract'
import { hostileAddresses, hostileSite } from '@foyer/contract/testing-hostile-addresses'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { leaveSite, openSite } from './leave-site.ts'

const left: string[] = []
const tabs: { urls: string[]; isClosed: boolean; opener: unknown }[] = []
let runMode: 'browser' | 'pwa' = 'browser'

/** The page's window; a browser that blocks tabs has none to open. */
function openWindow({ isBlocking = false, isApp = false } = {}): void {
  const page = {
    top: {},
    ...(isApp ? { foyerBridge: { postMessage: () => undefined } } : {}),
    open() {
      if (isBlocking) return null
      const tab: (typeof tabs)[number] = { urls: [], isClosed: false, opener: page }
      tabs.push(tab)
      const close = () => {
        tab.isClosed = true
      }
      return Object.assign(tab, { location: { replace: (url: string) => tab.urls.push(url) }, close })
    },
  }
  page.top = page
  vi.stubGlobal('window', page)
}

beforeEach(() => {
  left.length = 0
  tabs.length = 0
  runMode = 'browser'
  openWindow()
  vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
  vi.stubGlobal('document', { title: 'Home · Aurora' })
  vi.stubGlobal('matchMedia', () => ({ matches: runMode === 'pwa' }))
})

interface Around {
  isMember?: boolean
  isConfirmed?: boolean
  language?: Language
  extra?: Record<string, string>
}

function leave(url: string, { isMember = true, isConfirmed = true, language = 'EN', extra }: Around = {}) {
  const asked: string[] = []
  const dependencies = {
    t: (id: string, values?: Record<string, unknown>) => [id, ...Object.values(values ?? {})].join(' '),
    notices: {
      alert: async ({ text }: { text: string }) => {
        asked.push(text)
        return isConfirmed
      },
    },
    services: {
      wps: { call: async () => ({ code: 'one-time', origin: '' }) },
      origin: hostileSite.origin,
      language,
      session: { get: () => (isMember ? { id: '1' } : undefined) },
    },
    settings: { ...fixtureSettings(), allowedOrigins: hostileSite.listed },
  } as unknown as Parameters<typeof leaveSite>[1] // the members that it uses
  if (extra) return openSite(url, dependencies, extra).then(() => ({ isLeaving: undefined, asked }))
  return leaveSite(url, dependencies).then((isLeaving) => ({ isLeaving, asked }))
}

describe('GUARD-10 DEC-13 where redirectUrl leads', () => {
  test.each(languageCodes.map((language) => [language, ['CN', 'TW'].includes(language) ? 'CN' : 'EN'] as const))(
    'GUARD-11..15 OPEN-18 in %s a listed address gets its parameters with language %s',
    async (language, sent) => {
      await leave('https://partner.example/x?y=1&token=stolen', { language })
      const url = new URL(left[0] ?? '')
      expect(url.origin + url.pathname).toBe('https://partner.example/x')
      expect(Object.fromEntries(url.searchParams)).toEqual({
        y: '1',
        token: 'one-time',
        language: sent,
        headerColor: fixtureSettings().template.header_color,
        b2c: '1',
        title: 'Home · Aurora',
      })
    },
  )

  it('CONF-04 another user is named and asked about, and gets nothing', async () => {
    expect(await leave('https://evil.example/x')).toEqual({ isLeaving: true, asked: ['leave.body evil.example'] })
    expect(await leave('https://evil.example/x', { isConfirmed: false })).toMatchObject({ isLeaving: false })
    expect(left).toEqual(['https://evil.example/x'])
  })

  const username = { username: 'ana' }
  it('OPEN-92 OPEN-83 BANR-05 BANR-06 a member’s banner opens in a tab of its own, with a code and the user name', async () => {
    await leave('https://partner.example/', { extra: username })
    expect(left).toEqual([])
    expect(tabs).toMatchObject([{ isClosed: false, opener: null }])
    expect(Object.fromEntries(new URL(tabs[0]?.urls[0] ?? '').searchParams)).toMatchObject({
      token: 'one-time',
      username: 'ana',
    })
  })

  it('OPEN-92 DEC-13 one to another site asks first, then opens in a tab with nothing of the member', async () => {
    await leave('https://evil.example/x', { extra: username, isConfirmed: false })
    expect(tabs).toEqual([])
    await leave('https://evil.example/x', { extra: username })
    expect([left, tabs.map(({ urls }) => urls)]).toEqual([[], [['https://evil.example/x']]])
  })

  it.each([
    ['inside of the official app', () => openWindow({ isApp: true })],
    ['where the browser blocks tabs', () => openWindow({ isBlocking: true })],
    [
      'in the installed app',
      () => {
        runMode = 'pwa'
      },
    ],
  ])('OPEN-92 BANR-05 BANR-06 %s it opens in this window, with the same', async (_where, open) => {
    open()
    await leave('https://partner.example/', { extra: username })
    expect(tabs).toEqual([])
    expect(new URL(left[0] ?? '').searchParams.get('username')).toBe('ana')
  })

  it('BANR-05 a guest has no session to hand over', async () => {
    await leave('https://partner.example/', { isMember: false })
    expect(new URL(left[0] ?? '').searchParams.has('token')).toBe(false)
  })

  it('GUARD-10 a member who has gone on to another page meanwhile is not taken away', async () => {
    const leaving = leave('https://partner.example/')
    Object.assign(location, { pathname: '/m/voucherCenter' })
    expect(await leaving).toMatchObject({ isLeaving: false })
    expect(left).toEqual([])
  })

  it('T3 no code goes to a host that is not listed, however it is written', async () => {
    for (const { address, expected } of hostileAddresses) {
      left.length = 0
      const { asked } = await leave(address)
      const isTrusted = expected.outside === 'own' || expected.outside === 'listed'
      expect(left.join().includes('one-time'), address).toBe(isTrusted)
      expect(asked.length, address).toBe(expected.outside === 'foreign' ? 1 : 0)
      expect(left.length, address).toBe(expected.outside === 'refused' ? 0 : 1)
    }
  })
})
