import { folderOf } from './languages.ts'
import type { LegalTexts } from './legal.types.ts'
import { loadTranslations } from './translations.ts'

/** Standard legal pages by language: `# ` begins a section, each other line is a paragraph; values are `{name}`. */
export const legalTexts = await loadTranslations(async (language): Promise<LegalTexts> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/legal.ts`)).legal
})
