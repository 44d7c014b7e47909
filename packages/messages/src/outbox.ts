import { folderOf } from './languages.ts'
import type { OutboxTexts } from './outbox.types.ts'
import { loadTranslations } from './translations.ts'

/** Texts of the demo's outbox by language; values are `{name}`, without plural or select forms. */
export const outboxTexts = await loadTranslations(async (language): Promise<OutboxTexts> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/outbox.ts`)).outbox
})
