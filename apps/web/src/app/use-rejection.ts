import { useText } from '../lib/i18n.ts'
import { useAddress } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { useServices } from '../lib/services.tsx'
import { loadChunk } from '../ui/lazy-chunk.tsx'
import { useNotices } from '../ui/notices.tsx'

/** Returns the function that reports a page closed to this kind of account, with the remedy. */
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
