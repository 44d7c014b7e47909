import { useQueryClient } from '@tanstack/react-query'
import { longToastMs, useNotices } from '../ui/notices.tsx'
import { endAtServer } from './end-session.ts'
import { useText } from './i18n.ts'
import { useSettings } from './queries.ts'
import { stopAutoLogin } from './remember.ts'
import { useServices } from './services.tsx'

/**
 * Returns the function that asks for confirmation, ends the session at the server, and clears it here. Resolves to
 * whether it did.
 */
export function useLogOut(): () => Promise<boolean> {
  const t = useText()
  const notices = useNotices()
  const { merchantName } = useSettings()
  const services = useServices()
  const queries = useQueryClient()
  const { wps, session } = services
  return async () => {
    const isConfirmed = await notices.alert({
      title: t('member.logout'),
      text: t('member.logout.ask', { merchant: merchantName }),
      confirmLabel: t('member.logout'),
      cancelLabel: t('cancel'),
    })
    if (!isConfirmed) return false
    session.startLogout()
    // Calls under way would be refused once the session has ended.
    await queries.cancelQueries()
    const isEnded = await endAtServer({ wps })
    if (!isEnded && session.get()) notices.toast(t('member.logout.failed'), { durationMs: longToastMs, tone: 'bad' })
    stopAutoLogin(services)
    session.end('logout')
    return true
  }
}
