import type { Language, SiteSettings } from '@foyer/contract'
import type { Texts } from './lib/i18n.ts'
import type { InitialDataEntry } from './lib/queries.ts'
import type { OfferedLanguage } from './lib/services.tsx'

/** What travels with the page in `<script type="application/json" id="boot">`; nothing of it is asked for again. */
export interface Boot {
  language: Language
  /** Languages that the picker offers. */
  allowedLanguages: readonly OfferedLanguage[]
  /** BCP 47 tag of the language. */
  languageTag: string
  settings: SiteSettings
  texts: Texts
  seeds: readonly InitialDataEntry[]
  serverTime: string
  /** Address of the frame in which the merchant's third-party scripts run (BOOT-14). */
  scriptFrame?: string | undefined
  /** Paths of calls that nobody answers here (DEC-02); absent for none. */
  missing?: readonly string[] | undefined
  /** The page is not in the URL table. */
  isMissing: boolean
}

export const bootElementId = 'boot'
