import type { Href } from '../routes.ts'
import { useNotices } from '../ui/notices.ts'
import { findDomains } from './find-domains.ts'
import { useText } from './i18n.ts'
import { useAddress } from './navigation.tsx'
import { type FailureHandler, showFailure } from './report.ts'
import { useServices } from './services.tsx'

/** Gives the function that tells the member of a failure (ERR): the only way in which one is shown. */
export function useReport(): (error: unknown, own?: FailureHandler) => Promise<void> {
  const t = useText()
  const notices = useNotices()
  const { go } = useAddress()
  const { loadTexts, session, wps } = useServices()
  return (error, own) => {
    const page = { location, go: (to: string) => go(to as Href) } // the login page, of the table
    const loads = { loadTexts: () => loadTexts().catch(() => undefined), findDomains: () => findDomains(wps) }
    return showFailure(error, { ...page, ...loads, notices, t, spanId: session.spanId() }, own)
  }
}
