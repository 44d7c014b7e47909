import type { bank } from './en/bank.ts'

/** Every text id of the embedded bank's pages. */
export type BankMessageId = keyof typeof bank
/** The bank's texts in another language: exactly the same ids. */
export type BankTexts = { readonly [Id in BankMessageId]: string }
