import type { outbox } from './en/outbox.ts'

/** The texts of the demo's outbox in another language: exactly the same ids. */
export type OutboxTexts = { readonly [Id in keyof typeof outbox]: string }
