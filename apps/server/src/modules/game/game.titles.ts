import type { Language } from '@foyer/contract'
import { catalogueLoaders, isTranslated } from '@foyer/messages'

/** The names of the categories in every language that there is, read once. */
const categoryTitles = new Map<Language, Readonly<Record<string, string>>>()
for (const [language, load] of Object.entries(catalogueLoaders)) {
  categoryTitles.set(language as Language, (await load()).home) // keys of the loaders are languages
}

/** A category's name in the caller's language; a category that we have no name for is called by its code. */
export function nameCategory(gameClassify: string, language: Language): string {
  return categoryTitles.get(isTranslated(language) ? language : 'EN')?.[`category.${gameClassify}`] ?? gameClassify
}
