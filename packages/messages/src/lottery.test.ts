import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { loadTranslations, sourceLanguage, translatedLanguages } from './languages.ts'
import { loadLotteryTexts } from './lottery.ts'

const texts = await loadTranslations(loadLotteryTexts)

/** Signs and patterns that are equal in every language. */
const sameEverywhere = new Set(['lottery.factor', 'lottery.rules.percent'])

/** Values of a message, including those in its plural forms. */
function placeholdersOf(text: string): string[] {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return
    for (const token of part) {
      if (!Array.isArray(token)) continue
      if (token[0] !== '#') names.add(String(token[0]))
      if (typeof token[2] === 'object' && token[2] !== null) Object.values(token[2]).forEach(walk)
    }
  }
  walk(compileMessageOrThrow(text))
  return [...names].sort()
}

describe.each(translatedLanguages)('LANG-01 texts of the lottery in %s', (language) => {
  it.each(Object.entries(texts[language]))('%s is said, and takes the values of the English one', (id, text) => {
    const english = Object.entries(texts[sourceLanguage]).find(([other]) => other === id)?.[1] ?? ''
    expect(text.trim()).not.toBe('')
    expect(placeholdersOf(text)).toEqual(placeholdersOf(english))
    if (language !== sourceLanguage && !sameEverywhere.has(id)) expect(text).not.toBe(english)
  })

  it('has no id that the English has not', () => {
    expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts[sourceLanguage]).sort())
  })
})
