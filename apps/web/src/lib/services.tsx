import type { Language } from '@foyer/contract'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Clock } from './clock.ts'
import type { SessionStore } from './session.ts'
import type { SessionInfo, TypedStorage } from './storage.ts'
import type { Wps } from './wps/wps.ts'

/** One language that can be chosen. The whole table of languages stays on the server: it is large. */
export interface OfferedLanguage {
  code: Language
  /** BCP 47. */
  tag: string
  /** In the language itself. */
  name: string
}

/** What every screen may use. One set for each page that the server renders, one for the life of a page in the browser. */
export interface Services {
  merchant: string
  language: Language
  languageTag: string
  allowedLanguages: readonly OfferedLanguage[]
  storage: TypedStorage
  session: SessionStore
  wps: Wps
  clock: Clock
  /** Loads the texts that did not come with the page; at once when they are here. */
  loadTexts: () => Promise<void>
  /** Tells whether the texts of a screen are here. */
  hasTexts: (screen: string) => boolean
  /** Paths of calls that nobody answers here (DEC-02); absent for none. */
  missing?: readonly string[] | undefined
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

/** Who is logged in; undefined for a guest, and always undefined while the server's markup is taken over. */
export function useSession(): SessionInfo | undefined {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.get, () => undefined)
}
