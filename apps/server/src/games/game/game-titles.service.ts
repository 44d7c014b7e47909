import { type Language, resolveLanguage } from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { loadTranslations } from '@foyer/messages/translations'

/** The names of the categories in every language, loaded once. */
const categoryTitles = await loadTranslations(async (language) => (await loadCatalogue(language)).home)

/** A category's name in the caller's language; its code without one. */
export function nameCategory(gameClassify: string, language: Language): string {
  const titles: Readonly<Record<string, string>> = categoryTitles[resolveLanguage(language)]
  return titles[`category.${gameClassify}`] ?? gameClassify
}

/** Codes of the categories that have a name. */
export const categoryCodes: readonly string[] = Object.keys(categoryTitles.EN)
  .filter((key) => key.startsWith('category.'))
  .map((key) => key.slice('category.'.length))
