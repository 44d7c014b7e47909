import type { Language } from '@foyer/contract'
import { folderOf } from './languages.ts'
import type { Catalogue } from './messages.types.ts'

export type { Catalogue, MessageId, Messages, Noun, TextsOf } from './messages.types.ts'

/** Loads the texts of a language; each language is a lazy chunk. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const folder = folderOf(language)
  return (await import(`./${folder}/index.ts`)).catalogue
}
