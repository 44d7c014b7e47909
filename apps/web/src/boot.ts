import type { InitialDataEntry, Language, SiteSettings } from '@foyer/contract'
import type { Texts } from './lib/i18n.ts'
import type { LinkedLanguage } from './lib/services.tsx'

/** Data embedded in the page as `<script type="application/json" id="boot">`; not requested again. */
export interface Boot {
  language: Language
  /** The first languages of the picker, as links of the home page. */
  linkedLanguages: readonly LinkedLanguage[]
  /** BCP 47 tag for dates and plural forms. */
  languageTag: string
  /** BCP 47 tag for numbers. */
  numberTag: string
  /** Dates are those of the language's own calendar, which is loaded before the start. */
  hasCalendar?: true | undefined
  /** Some of the texts are the merchant's own: another language's come with its document. */
  hasOwnTexts?: true | undefined
  /** Of writing. */
  direction: 'ltr' | 'rtl'
  settings: SiteSettings
  texts: Texts
  seeds: readonly InitialDataEntry[]
  serverTime: string
  /** Address of the frame with the merchant's third-party scripts (BOOT-14). */
  scriptFrame?: string | undefined
  /** Address of the frame with the captcha vendor's widget (CAPT-01). */
  captchaFrame?: string | undefined
  /** Origin of the stand-in of Firebase and its vendors; absent for the vendors themselves. */
  identityEmulator?: string | undefined
  /** Paths of unsupported calls (DEC-02); absent for none. */
  missing?: readonly string[] | undefined
  /** The page is not in the URL table. */
  isMissing: boolean
}

export const bootElementId = 'boot'
/** Id and class of the message for a failed start or a missing script. */
export const startFailedId = 'start-failed'
/** Address of the languages' fonts, before their names. */
export const fontFolder = '/m/assets/'
