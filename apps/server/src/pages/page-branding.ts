import type { Language, OwnBranding } from '@foyer/contract'
import { compileText } from '@foyer/messages/icu'
import type { Merchant } from '../merchant/index.ts'

const known = new WeakMap<Merchant, Map<Language, OwnBranding>>()

/**
 * The merchant's own colours, and its own texts of a language; undefined without any. Compiled once per language and copy
 * of the list of merchants.
 */
export function readBranding(merchant: Merchant, language: Language): OwnBranding | undefined {
  const { colours = {}, texts = {} } = merchant.settings
  const own = texts[language] ?? {}
  if (Object.keys(colours).length + Object.keys(own).length === 0) return undefined
  const byLanguage = known.get(merchant) ?? new Map<Language, OwnBranding>()
  known.set(merchant, byLanguage)
  const cached = byLanguage.get(language)
  if (cached) return cached
  const compiled = Object.entries(own).map(([id, text]) => [id, compileText(text)] as const)
  const branding = { colours, texts: Object.fromEntries(compiled) }
  byLanguage.set(language, branding)
  return branding
}
