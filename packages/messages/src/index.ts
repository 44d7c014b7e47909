import type { Language } from '@foyer/contract'
import type { Catalogue } from './messages.types.ts'

export type { Catalogue, MessageId, Messages, Noun, TextsOf } from './messages.types.ts'

/** One lazy chunk a language. A language that is not here is not offered, whatever a template allows. */
export const catalogueLoaders = {
  EN: async (): Promise<Catalogue> => (await import('./en/index.ts')).en,
  CN: async (): Promise<Catalogue> => (await import('./cn/index.ts')).cn,
  UR: async (): Promise<Catalogue> => (await import('./ur/index.ts')).ur,
} as const satisfies Partial<Record<Language, () => Promise<Catalogue>>>

export type TranslatedLanguage = keyof typeof catalogueLoaders

/** Tells whether the product's texts exist in a language. */
export function isTranslated(language: string): language is TranslatedLanguage {
  return Object.hasOwn(catalogueLoaders, language)
}
