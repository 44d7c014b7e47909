import { legalPages, legalText } from '@foyer/contract'
import { translatedLanguages } from '@foyer/messages/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertLegalText } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const publish = (version: string, language: string, body: string, merchant = 'aurora') =>
  server.database.transaction(
    (tx) => insertLegalText(tx, { merchant, page: 'privacy', version, language, body, publishedAt: new Date() }),
    { merchant },
  )
const read = async (query: Parameters<typeof server.call<typeof legalText>>[1]['query'], language = 'EN') =>
  (await server.call(legalText, { query }, undefined, { language })).envelope

describe('OPEN-91 OPEN-77 DEC-32 legal pages over HTTP', () => {
  it.each(legalPages)(
    '%s is there for everybody, in each language, before the merchant has written one',
    async (page) => {
      const titles = new Set<string>()
      for (const language of translatedLanguages) {
        const { value } = await read({ page }, language)
        expect(value).toMatchObject({ language })
        expect(value?.sections.length).toBeGreaterThan(3)
        expect(JSON.stringify(value)).not.toMatch(/[{]\w+[}]/)
        titles.add(value?.sections[0]?.title ?? '')
      }
      expect(titles.size).toBe(translatedLanguages.length)
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
