import type { Language, OwnLook } from '@foyer/contract'
import { compileText } from '@foyer/messages/icu'
import type { Merchant } from '../merchant/index.ts'

const known = new WeakMap<Merchant, Map<Language, OwnLook>>()

/**
 * The merchant's own colours, and its own texts of a language; undefined without any. Compiled once per language and copy
 * of the list of merchants.
 */
export function readOwnLook(merchant: Merchant, language: Language): OwnLook | undefined {
  const { colours = {}, texts = {} } = merchant.settings
  const own = texts[language] ?? {}
  if (Object.keys(colours).length + Object.keys(own).length === 0) return undefined
  const byLanguage = known.get(merchant) ?? new Map<Language, OwnLook>()
  known.set(merchant, byLanguage)
  const cached = byLanguage.get(language)
  if (cached) return cached
  const compiled = Object.entries(own).map(([id, text]) => [id, compileText(text)] as const)
  const look = { colours, texts: Object.fromEntries(compiled) }
  byLanguage.set(language, look)
  return look
}
