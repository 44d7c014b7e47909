import {
  chooseLanguage,
  defaultLanguage,
  type Language,
  parseAcceptLanguage,
  parseAllowedLanguages,
} from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchant/index.ts'

/** The `Language` header, then the browser's, within the merchant's languages (CONF-08). */
export function languageOf(request: FastifyRequest, merchant: Merchant | null): Language {
  const header = request.headers.language
  return chooseLanguage({
    allowed: merchant ? allowedOf(merchant) : [defaultLanguage],
    stored: typeof header === 'string' ? header : undefined,
    tags: parseAcceptLanguage(request.headers['accept-language']),
    merchantDefault: merchant?.settings.defaultLanguage,
  })
}

const allowed = new WeakMap<Merchant, readonly Language[]>()

/** Parsed once per copy of the list of merchants. */
function allowedOf(merchant: Merchant): readonly Language[] {
  const known = allowed.get(merchant) ?? parseAllowedLanguages(merchant.settings.template.languages)
  allowed.set(merchant, known)
  return known
}
