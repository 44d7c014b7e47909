import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { languageCodes, languageFonts, languages, writeFontFace } from '@foyer/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addFonts, findFontSheet } from './fonts.ts'

const app = Fastify()
addFonts(app, '/assets/')
/** Bytes of a font of 40 KB less the texts that a language has more than English. */
const MAX_FONT_BYTES = 30_000

test('DEC-36 every font of a language is a file of this package and the other way round', () => {
  const files = readdirSync(new URL('../fonts/', import.meta.url)).filter((file) => file.endsWith('.woff2'))
  expect(languageFonts.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})

test.each(languageFonts)(
  'DEC-36 the font $file is served without expiry, small, under the hash of its content',
  async ({ language, file, own }) => {
    const content = readFileSync(new URL(`../fonts/${file}`, import.meta.url))
    expect(content.length).toBeLessThan(MAX_FONT_BYTES)
    expect(file).toContain(`-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.woff2`)
    const font = await app.inject({ url: `/assets/${file}` })
    expect(font.rawPayload.equals(content)).toBe(true)
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const sheet = await app.inject({ url: findFontSheet(language, '/assets/') })
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(sheet.body).toContain(`url("/assets/${file}") format("woff2")`)
    expect(sheet.body.indexOf(`local("${own[0]}")`), 'the phone’s own font comes first').toBeLessThan(
      sheet.body.indexOf('url('),
    )
  },
)

test.each(languageCodes.filter((code) => !languageFonts.some(({ language }) => language === code)))(
  'DEC-36 a page in %s has no font',
  (code) => {
    expect(writeFontFace(code, '/assets/')).toBe('')
    expect(findFontSheet(code, '/assets/')).toBeUndefined()
  },
)

test('DEC-36 a language with a font has a script whose pages name it', () => {
  for (const { language } of languageFonts) expect(languages[language]).toMatchObject({ script: 'tall' })
})
