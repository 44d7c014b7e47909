import { useText } from '../lib/i18n.ts'
import { useAddress } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { useServices } from '../lib/services.tsx'
import { loadChunk } from '../ui/lazy-chunk.tsx'
import { useNotices } from '../ui/notices.tsx'

/** Gives the function that tells a member that a page is closed to this kind of account, and what opens it. */
export function useRejection(): () => Promise<void> {
  const t = useText()
  const notices = useNotices()
  const services = useServices()
  const settings = useSettings()
  const { go } = useAddress()
  return async () => {
    const part = await loadChunk(() => import('./rejection.ts'))
    await part?.showRejection({ t, notices, services, settings, go })
  }
}
