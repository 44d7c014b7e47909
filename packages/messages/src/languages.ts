import type { Language } from '@foyer/contract'

/**
 * The languages that the product is translated into, the source language first. A language is its entry here and its
 * folder beside this file, which carries its code in lower case; `npm run check` compares the two.
 */
export const translatedLanguages = ['EN', 'CN', 'UR'] as const satisfies readonly Language[]

export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Its texts are the type of all others, and stand in for a language without texts. */
export const sourceLanguage = translatedLanguages[0]

/** Tells whether the product's texts exist in a language. */
export function isTranslated(language: string): language is TranslatedLanguage {
  return translatedLanguages.some((translated) => translated === language)
}

/** The language itself where its texts exist, the source language otherwise. */
export function resolveTranslated(language: string): TranslatedLanguage {
  return isTranslated(language) ? language : sourceLanguage
}

/** Name of a language's folder. */
export function folderOf(language: TranslatedLanguage): string {
  return language.toLowerCase()
}

/** Loads one thing in every language. */
export async function loadTranslations<Value>(
  load: (language: TranslatedLanguage) => Promise<Value>,
): Promise<Record<TranslatedLanguage, Value>> {
  const entries = translatedLanguages.map(async (language) => [language, await load(language)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<TranslatedLanguage, Value> // fromEntries forgets the literal keys
}
