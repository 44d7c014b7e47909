import { folderOf } from './languages.ts'
import type { NotificationTexts } from './notification.types.ts'
import { loadTranslations } from './translations.ts'

/** The notifications' texts by language; values are `{name}`, without plural or select forms. */
export const notificationTexts = await loadTranslations(async (language): Promise<NotificationTexts> => {
  const folder = folderOf(language)
  return (await import(`./${folder}/notification.ts`)).notification
})
