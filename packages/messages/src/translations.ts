import { type Language, languageCodes } from '@foyer/contract'

/** Loads one item in every language. For servers: a browser loads one language and needs no list. */
export async function loadTranslations<Value>(
  load: (language: Language) => Promise<Value>,
): Promise<Record<Language, Value>> {
  const entries = languageCodes.map(async (language) => [language, await load(language)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Value> // fromEntries loses the literal keys
}
