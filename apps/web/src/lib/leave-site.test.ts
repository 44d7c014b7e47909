import { type Language, languageCodes } from '@foyer/contract'
import { hostileAddresses, hostileSite } from '@foyer/contract/testing-hostile-addresses'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { leaveSite } from './leave-site.ts'

const left: string[] = []
beforeEach(() => {
  left.length = 0
  vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
  vi.stubGlobal('document', { title: 'Home · Aurora' })
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
  return leaveSite(url, dependencies, extra).then((isLeaving) => ({ isLeaving, asked }))
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

  it('BANR-05 BANR-06 a member’s banner leads on in the same window, with a code and the user name', async () => {
    await leave('https://partner.example/', { extra: { username: 'ana' } })
    expect(Object.fromEntries(new URL(left[0] ?? '').searchParams)).toMatchObject({
      token: 'one-time',
      username: 'ana',
    })
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
