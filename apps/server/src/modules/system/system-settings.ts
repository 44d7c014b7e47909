import { type SiteSettings, siteSettings } from '@foyer/contract'
import type { Merchant } from '../merchant/index.ts'

/** Site settings but for what each answer adds. What is the platform's own stays with it: the schema drops it. */
const sharedSettings = siteSettings.omit({ ip: true, serverTime: true })

export interface PublicSettings {
  value: Omit<SiteSettings, 'ip' | 'serverTime'>
  json: string
}

const known = new WeakMap<Merchant, PublicSettings>()

/** Parsed and written once for each copy of the list of merchants, which is a few seconds old at most. */
export function readPublicSettings(merchant: Merchant): PublicSettings {
  const kept = known.get(merchant)
  if (kept) return kept
  const { code: merchantCode, name: merchantName, settings } = merchant
  const value = sharedSettings.parse({ ...settings, merchantCode, merchantName })
  const made = { value, json: JSON.stringify(value) }
  known.set(merchant, made)
  return made
}
