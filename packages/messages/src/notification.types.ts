import type { notification } from './en/notification.ts'

/** Every text id of the platform's notifications to members. */
export type NotificationMessageId = keyof typeof notification
/** The same texts in another language: exactly the same ids. */
export type NotificationTexts = { readonly [Id in NotificationMessageId]: string }
