import type { legal } from './en/legal.ts'

/** Every text id of the standard legal pages. */
type LegalTextId = keyof typeof legal
/** The same texts in another language: exactly the same ids. */
export type LegalTexts = { readonly [Id in LegalTextId]: string }
