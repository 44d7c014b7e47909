import { legalText, resolveLanguage } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { legalTexts } from '@foyer/messages/legal'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { fillMessageText, nameMerchant } from '../../merchant/index.ts'
import { chooseLegalText, splitLegalText } from './legal.rules.ts'
import { listLegalTexts, readLegalBody } from './legal.store.ts'

/** Minimum age where the merchant states none (OPEN-77). */
const MINIMUM_AGE = 18

/** Legal pages by merchant and version, for everybody. */
export function registerLegalRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(legalText, async ({ merchant, query: { page, version }, caller }) => {
    const { terms, defaultLanguage } = merchant.settings
    const inForce = page === 'terms' ? terms?.version : undefined
    const own = await database.transaction(
      async (tx) => {
        const wanted = { version, inForce, language: caller.language, fallbackLanguage: defaultLanguage }
        const chosen = chooseLegalText(await listLegalTexts(tx, merchant.code, page), wanted)
        if (!chosen) return undefined
        const body = await readLegalBody(tx, { merchant: merchant.code, page, ...chosen })
        return body === undefined ? undefined : { ...chosen, body }
      },
      { merchant: merchant.code },
    )
    if (own) return { version: own.version, language: own.language, sections: splitLegalText(own.body) }
    if (version !== undefined && version !== inForce) throw new ServiceError('not_found')
    const language = resolveLanguage(caller.language)
    const values = {
      merchant: nameMerchant(merchant, caller.language),
      age: String(terms?.minimumAge ?? MINIMUM_AGE),
    }
    const body = fillMessageText(legalTexts[language][`legal.${page}`], values)
    return { version: inForce ?? null, language, sections: splitLegalText(body) }
  })
}
