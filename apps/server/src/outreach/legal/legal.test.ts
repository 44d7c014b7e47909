import { languageCodes, legalPages, legalText } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertLegalText } from './index.ts'
import type { LegalTextRow } from './legal.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const publish = (version: string, language: string, body: string, change: Partial<LegalTextRow> = {}) =>
  server.database.transaction(
    (tx) =>
      insertLegalText(tx, {
        ...{ merchant: 'aurora', page: 'privacy', version, language, body, publishedAt: new Date() },
        ...change,
      }),
    { merchant: 'aurora' },
  )
const read = async (query: Parameters<typeof server.call<typeof legalText>>[1]['query'], language = 'EN') =>
  (await server.call(legalText, { query }, undefined, { language })).envelope

describe('OPEN-91 OPEN-77 DEC-32 legal pages over HTTP', () => {
  it.each(legalPages)(
    '%s is there for everybody, in each language, before the merchant has written one',
    async (page) => {
      const titles = new Set<string>()
      for (const language of languageCodes) {
        const { value } = await read({ page }, language)
        expect(value).toMatchObject({ language })
        expect(value?.sections.length).toBeGreaterThan(3)
        expect(JSON.stringify(value)).not.toMatch(/[{]\w+[}]/)
        titles.add(value?.sections[0]?.title ?? '')
      }
      // Neighbouring languages may begin with the same title.
      expect(titles.size).toBeGreaterThan(languageCodes.length / 2)
    },
  )

  it('a merchant’s own text takes its place, by version; an earlier one stays, and no version is written twice', async () => {
    expect(await publish('1', 'EN', '# Old\nA')).toBe(true)
    expect(await publish('2', 'EN', '# New\nB')).toBe(true)
    expect(await publish('1', 'EN', '# Changed\nC')).toBe(false)
    expect((await read({ page: 'privacy' }, 'UR')).value).toEqual({
      version: '2',
      language: 'EN',
      sections: [{ title: 'New', paragraphs: ['B'] }],
    })
    expect((await read({ page: 'privacy', version: '1' })).value?.sections).toEqual([
      { title: 'Old', paragraphs: ['A'] },
    ])
    expect((await read({ page: 'privacy', version: '7' })).errorCode).toBe('not_found')
  })

  it('a late translation makes no version newer, and of versions of the same time the later name comes first', async () => {
    const page = 'bonus'
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
    await publish('2026-02', 'EN', 'Second', { page, publishedAt: at(1) })
    await publish('2026-01', 'EN', 'First', { page, publishedAt: at(0) })
    await publish('2026-01', 'UR', 'First, late', { page, publishedAt: at(9) })
    expect((await read({ page }, 'UR')).value).toMatchObject({ version: '2026-02', language: 'EN' })
    await publish('2026-03', 'EN', 'Third', { page, publishedAt: at(1) })
    expect((await read({ page })).value?.version).toBe('2026-03')
  })

  it('OPEN-77 terms without a text of the version in force are the standard ones, whatever else is published', async () => {
    const { aurora } = server.merchants
    await publish('2027-01', 'EN', '# Next year', { page: 'terms' })
    const settings = { ...aurora.settings, terms: { version: '2026-05', minimumAge: 21 } }
    await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
    // The list of merchants is a few seconds old.
    const readVersion = async () => (await read({ page: 'terms' })).value?.version
    await vi.waitFor(async () => expect(await readVersion()).toBe('2026-05'), { timeout: 10_000, interval: 200 })
    expect((await read({ page: 'terms' })).value?.sections[0]?.title).toBe('About these terms')
    expect((await read({ page: 'terms', version: '2027-01' })).value?.sections[0]?.title).toBe('Next year')
    expect((await read({ page: 'terms', version: '2026-04' })).errorCode).toBe('not_found')
  })

  it('T28 is of one merchant alone', async () => {
    const lotus = { host: 'lotus.localhost' }
    const { envelope } = await server.call(legalText, { query: { page: 'privacy' } }, lotus)
    expect(envelope.value?.version).toBeNull()
  })

  it('another page is none', async () => {
    const page = 'imprint' as never // no page of the list
    expect((await read({ page })).errorCode).toBe('invalid_input')
  })
})
