import { folderOf, type TranslatedLanguage } from './languages.ts'
import type { Catalogue } from './messages.types.ts'

export type { Catalogue, MessageId, Messages, Noun, TextsOf } from './messages.types.ts'

/** Loads the texts of a language; each language is a lazy chunk. */
export async function loadCatalogue(language: TranslatedLanguage): Promise<Catalogue> {
  const folder = folderOf(language)
  return (await import(`./${folder}/index.ts`)).catalogue
}
