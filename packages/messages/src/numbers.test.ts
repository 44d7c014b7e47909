import { readdirSync } from 'node:fs'
import { type Language, languageCodes, numberTagOf } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { folderOf, sourceLanguage } from './languages.ts'

const folder = new URL(`./${folderOf(sourceLanguage)}/`, import.meta.url)
const files = readdirSync(folder).filter((file) => !['index.ts', 'glossary.ts', 'legal.ts'].includes(file))

/** Texts of a language by id. */
async function readTexts(language: Language): Promise<[id: string, text: string][]> {
  const modules = await Promise.all(files.map((file) => import(`./${folderOf(language)}/${file}`)))
  const groups = modules.flatMap((texts) => Object.values<Record<string, string>>(texts))
  return groups.flatMap((group) => Object.entries(group))
}

/** Numbers of the English texts with decimals or groups: `1.01`, `1,000`. Versions of a system are none. */
const sources = (await readTexts(sourceLanguage)).flatMap(([id, text]) =>
  (text.match(/(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?(?![\d.]*\d)/g) ?? [])
    .filter((number) => /[.,]/.test(number) && !/iOS|Android|Safari/.test(text))
    .map((number) => ({ id, value: Number(number.replaceAll(',', '')), decimals: number.split('.')[1]?.length ?? 0 })),
)

describe.each(languageCodes)('V7 numbers in the texts of %s', (language) => {
  test('have its decimals and groups', async () => {
    const texts = new Map(await readTexts(language))
    const wrong = sources.filter(({ id, value, decimals }) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      const own = new Intl.NumberFormat(numberTagOf(language), digits).format(value)
      return !texts
        .get(id)
        ?.replace(/[\u202f\u00a0 ]/g, ' ')
        .includes(own.replace(/[\u202f\u00a0]/g, ' '))
    })
    expect(wrong).toEqual([])
  })
})

test('V7 the texts have such numbers', () => expect(sources.length).toBeGreaterThan(10))
