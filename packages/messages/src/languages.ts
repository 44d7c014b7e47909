import type { Language } from '@foyer/contract'

/** Its texts are the type of all others. */
export const sourceLanguage = 'EN' satisfies Language

/** Name of a language's folder of texts, next to this file. */
export function folderOf(language: Language): string {
  return language.toLowerCase()
}
