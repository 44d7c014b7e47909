import { isChinese, isLanguage } from '@foyer/contract'
import { isTranslated, sourceLanguage, type TranslatedLanguage, translatedLanguages } from '@foyer/messages/languages'

/** The first wanted language with texts; one Chinese script replaces the other, the source language any other. */
export function chooseBankLanguage(...wanted: readonly unknown[]): TranslatedLanguage {
  for (const code of wanted.filter(isLanguage)) {
    const found = isTranslated(code) ? code : isChinese(code) ? translatedLanguages.find(isChinese) : undefined
    if (found) return found
  }
  return sourceLanguage
}
