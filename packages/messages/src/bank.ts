import type { BankTexts } from './bank.types.ts'
import { folderOf } from './languages.ts'
import { loadTranslations } from './translations.ts'

export type { BankMessageId } from './bank.types.ts'

/** The bank's texts by language; values are `{name}`, without plural or select forms. */
export const bankTexts = await loadTranslations(async (language): Promise<BankTexts> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/bank.ts`)).bank
})
