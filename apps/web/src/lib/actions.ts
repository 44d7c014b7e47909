import type { Href } from '../routes.ts'
import { useNotices } from '../ui/notices.ts'
import { findDomains } from './find-domains.ts'
import { useText } from './i18n.ts'
import { useAddress } from './navigation.tsx'
import { type OwnAnswer, tellFailure } from './report.ts'
import { useServices } from './services.tsx'

/** Gives the function that tells the member of a failure (ERR), after the texts for it are here. */
export function useReport(): (error: unknown, own?: OwnAnswer) => Promise<void> {
  const t = useText()
  const notices = useNotices()
  const { go } = useAddress()
  const { loadTexts, session, wps } = useServices()
  return async (error, own) => {
    await loadTexts().catch(() => undefined)
    const page = { location, go: (to: string) => go(to as Href) } // the login page, of the table
    const told = { ...page, notices, t, spanId: session.spanId(), findDomains: () => findDomains(wps) }
    await tellFailure(error, told, own)
  }
}
