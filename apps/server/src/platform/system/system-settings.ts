import { type Language, type SiteSettings, siteSettings } from '@foyer/contract'
import { type Merchant, nameMerchant, WITHDRAWAL_HOLD_SECONDS } from '../../merchant/index.ts'

/** Site settings without the fields added per response. The schema drops the platform's private fields. */
const sharedSettings = siteSettings.omit({ regionRestriction: true, ip: true, serverTime: true })

export interface PublicSettings {
  value: Omit<SiteSettings, 'regionRestriction' | 'ip' | 'serverTime'>
  json: string
}

const known = new WeakMap<Merchant, Map<Language | undefined, PublicSettings>>()

/**
 * The settings with the merchant's name in a language. Parsed and serialized once per language and copy of the list of
 * merchants, which is at most a few seconds old.
 */
export function readPublicSettings(merchant: Merchant, language?: Language): PublicSettings {
  const byLanguage = known.get(merchant) ?? new Map<Language | undefined, PublicSettings>()
  known.set(merchant, byLanguage)
  const cached = byLanguage.get(language)
  if (cached) return cached
  const { code: merchantCode, settings } = merchant
  const value = sharedSettings.parse({
    withdrawalHoldSeconds: WITHDRAWAL_HOLD_SECONDS,
    ...settings,
    merchantCode,
    merchantName: nameMerchant(merchant, language),
  })
  const made = { value, json: JSON.stringify(value) }
  byLanguage.set(language, made)
  return made
}
