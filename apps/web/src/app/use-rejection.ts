import { useText } from '../lib/i18n.ts'
import { useAddress } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { useServices } from '../lib/services.tsx'
import { loadPart } from '../ui/lazy-part.tsx'
import { useNotices } from '../ui/notices.ts'

/** Gives the function that tells a member that a page is closed to this kind of account, and what opens it. */
export function useRejection(): () => Promise<void> {
  const t = useText()
  const notices = useNotices()
  const services = useServices()
  const settings = useSettings()
  const { go } = useAddress()
  return async () => {
    const part = await loadPart(() => import('./rejection.ts'))
    await part?.tellRejection({ t, notices, services, settings, go })
  }
}
