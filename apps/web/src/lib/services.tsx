import type { Calendar, Language } from '@foyer/contract'
import type { I18n } from '@lingui/core'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Clock } from './clock.ts'
import type { SessionStore } from './session.ts'
import type { SessionInfo, TypedStorage } from './storage.ts'
import type { Wps } from './wps/wps.ts'

/** A language with its link on the home page. The whole table of languages is large: it is loaded with the picker. */
export interface LinkedLanguage {
  code: Language
  /** BCP 47. */
  tag: string
  /** Name in the language itself. */
  name: string
}

/** The painted page, for a change of its language in place (LANG-08). */
export interface PaintedPage {
  /** Those of calls and watchers; each paint gives the screens a copy. */
  services: Services
  i18n: I18n
  paint(): void
}

/** Dependencies of all screens. One set per page rendered by the server, one for the life of a page in the browser. */
export interface Services {
  merchant: string
  language: Language
  /** BCP 47 tag for dates and plural forms. */
  languageTag: string
  /** BCP 47 tag for numbers. */
  numberTag: string
  /** Dates of a language whose formats browsers lack; absent for others. */
  calendar?: Calendar | undefined
  /** Some texts are the merchant's own: another language's come with its document. */
  hasOwnTexts?: true | undefined
  /** Of writing. */
  direction: 'ltr' | 'rtl'
  /** The first languages of the picker, as links of the home page. */
  linkedLanguages: readonly LinkedLanguage[]
  storage: TypedStorage
  session: SessionStore
  wps: Wps
  clock: Clock
  /** Loads the texts that are not embedded in the page; resolves at once if loaded. */
  loadTexts: () => Promise<void>
  /** Whether the texts of a screen are loaded. */
  hasTexts: (screen: string) => boolean
  /** Address of the frame with the captcha vendor's widget; absent without one. */
  captchaFrame?: string | undefined
  /** Origin of the stand-in of Firebase and its vendors; absent for the vendors themselves. */
  identityEmulator?: string | undefined
  /** Paths of unsupported calls (DEC-02); absent for none. */
  missing?: readonly string[] | undefined
  /** Paths of calls whose changes are reported as they happen: they are polled rarely. Absent on the server. */
  livePaths?: Set<string> | undefined
  /** Absent on the server. */
  page?: PaintedPage
  /** Address of this site, e.g. `https://www.aurora.example`. */
  origin: string
}

export const ServicesContext = createContext<Services | undefined>(undefined)

/** Throws outside the application's providers. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('no services around this component')
  return services
}

/** The logged-in member; undefined for a guest, and during hydration. */
export function useSession(): SessionInfo | undefined {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.get, () => undefined)
}
