import type { Language } from '@foyer/contract'

/**
 * The product's translated languages, the source language first. A language is its entry here and its folder next to
 * this file, named by its code in lower case; `npm run check` compares the two.
 */
export const translatedLanguages = [
  'EN',
  'CN',
  'ES',
  'FR',
  'HI',
  'ID',
  'JA',
  'KO',
  'MY',
  'PT-BR',
  'RU',
  'TH',
  'TR',
  'TW',
  'TY',
  'UR',
  'VI',
] as const satisfies readonly Language[]

export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Its texts are the type of all others, and the fallback of a language without texts. */
export const sourceLanguage = translatedLanguages[0]

/** Whether the product's texts exist in a language. */
export function isTranslated(language: string): language is TranslatedLanguage {
  return translatedLanguages.some((translated) => translated === language)
}

/** The language itself if translated, otherwise the source language. */
export function resolveTranslated(language: string): TranslatedLanguage {
  return isTranslated(language) ? language : sourceLanguage
}

/** Name of a language's folder. */
export function folderOf(language: TranslatedLanguage): string {
  return language.toLowerCase()
}

/** Loads one item in every language. */
export async function loadTranslations<Value>(
  load: (language: TranslatedLanguage) => Promise<Value>,
): Promise<Record<TranslatedLanguage, Value>> {
  const entries = translatedLanguages.map(async (language) => [language, await load(language)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<TranslatedLanguage, Value> // fromEntries loses the literal keys
}
