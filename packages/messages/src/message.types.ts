import type { message } from './en/message.ts'

/** Every text id of the platform's sms and e-mails. */
export type MessageTextId = keyof typeof message
/** The same texts in another language: exactly the same ids. */
export type MessageTexts = { readonly [Id in MessageTextId]: string }
