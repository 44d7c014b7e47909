import { notification as cn } from './cn/notification.ts'
import { notification as en } from './en/notification.ts'
import type { NotificationTexts } from './notification.types.ts'
import { notification as ur } from './ur/notification.ts'

/** The notifications' texts by language; values stand in `{name}`, without plural or select forms. */
export const notificationTexts = { EN: en, CN: cn, UR: ur } as const satisfies Record<string, NotificationTexts>

export type NotificationLanguage = keyof typeof notificationTexts
