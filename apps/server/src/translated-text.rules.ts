import { defaultLanguage } from '@foyer/contract'

/** A text in several languages, by code; always includes the merchant's default language. */
export type Translated = Partial<Record<string, string>>

/** The text in the caller's language, otherwise in the merchant's default, in English, or in any. */
export function pickText(text: Translated, language: string, fallback: string): string {
  return text[language] ?? text[fallback] ?? text[defaultLanguage] ?? Object.values(text)[0] ?? ''
}
