import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './index.ts'
import { sourceLanguage, type TranslatedLanguage, translatedLanguages } from './languages.ts'

async function readTexts(language: TranslatedLanguage): Promise<Map<string, string>> {
  const catalogue = await loadCatalogue(language)
  return new Map(Object.values(catalogue).flatMap((group) => Object.entries<string>(group)))
}

/** Names of a message's values, including those in its plural and select forms. */
function placeholdersOf(text: string): string[] {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return
    for (const token of part) {
      if (!Array.isArray(token)) continue
      if (typeof token[0] === 'string') names.add(token[0])
      const forms: unknown = token[2]
      if (forms && typeof forms === 'object') Object.values(forms).forEach(walk)
    }
  }
  walk(compileMessage(text, (name) => name))
  return [...names].sort()
}

/** Texts that are equal in every language: names and signs. */
const sameEverywhere = new Set<string>([])

describe.each(translatedLanguages)('LANG-01 texts in %s', (language) => {
  it('OPEN-71 all ids are there, once, and none is empty', async () => {
    const en = await readTexts(sourceLanguage)
    const catalogue = await loadCatalogue(language)
    const ids = Object.values(catalogue).flatMap((group) => Object.keys(group))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual([...en.keys()].toSorted())
    const texts = await readTexts(language)
    expect([...texts].filter(([, text]) => text.trim() === '').map(([id]) => id)).toEqual([])
  })

  it('every text is a message that parses and takes the same values as in English', async () => {
    const en = await readTexts(sourceLanguage)
    for (const [id, text] of await readTexts(language))
      expect([id, placeholdersOf(text)]).toEqual([id, placeholdersOf(en.get(id) ?? '')])
  })

  it.skipIf(language === sourceLanguage)('DEC-36 no text was left in English', async () => {
    const en = await readTexts(sourceLanguage)
    const texts = await readTexts(language)
    const left = [...texts].filter(([id, text]) => text === en.get(id) && !sameEverywhere.has(id)).map(([id]) => id)
    expect(left).toEqual([])
  })
})

it('ERR-38 the update text', async () => {
  const { common } = await loadCatalogue('EN')
  expect(common.pwa_update_title).toBe('Found new version')
  expect(common.pwa_update_msg).toBe('Found new version, click refresh.')
})
