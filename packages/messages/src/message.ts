import { folderOf } from './languages.ts'
import type { MessageTexts } from './message.types.ts'
import { loadTranslations } from './translations.ts'

export type { MessageTextId } from './message.types.ts'

/** Texts of sms and e-mails by language; values are `{name}`, without plural or select forms. */
export const messageTexts = await loadTranslations(async (language): Promise<MessageTexts> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/message.ts`)).message
})
