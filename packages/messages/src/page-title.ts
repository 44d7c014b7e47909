import { folderOf, loadTranslations } from './languages.ts'
import type { TextsOf } from './messages.types.ts'

/** The pages' titles by language, for the server. */
export const pageTitles = await loadTranslations(async (language): Promise<TextsOf<'title'>> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/title.ts`)).title
})
