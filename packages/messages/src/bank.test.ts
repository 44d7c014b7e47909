import { describe, expect, it } from 'vitest'
import { bankTexts } from './bank.ts'
import { sourceLanguage, translatedLanguages } from './languages.ts'

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '').sort()
}

describe.each(translatedLanguages)('LANG-01 texts of the bank in %s', (language) => {
  it.each(Object.entries(bankTexts[language]))('%s is complete and takes the values of the English one', (id, text) => {
    const english = Object.entries(bankTexts[sourceLanguage]).find(([other]) => other === id)?.[1]
    expect(text.trim()).not.toBe('')
    expect(placeholdersOf(text)).toEqual(placeholdersOf(english ?? ''))
    expect(placeholdersOf(text).every((name) => /^[a-z]+$/.test(name))).toBe(true)
    if (language !== sourceLanguage) expect(text).not.toBe(english)
  })
})
