import { folderOf } from './languages.ts'
import type { TextsOf } from './messages.types.ts'
import { loadTranslations } from './translations.ts'

/** The pages' titles by language, for the server. */
export const pageTitles = await loadTranslations(async (language): Promise<TextsOf<'title'>> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/title.ts`)).title
})
