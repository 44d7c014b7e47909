import { isFree, isRegistrationOpen, type SiteSettings } from '@foyer/contract'
import { endAtServer } from '../lib/end-session.ts'
import type { Translate } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import type { Notices } from '../ui/notices.tsx'

/** Duration of the `free_reject` toast (FOOT-19, CONST-45). */
const rejectToastMs = 2000

interface RejectionContext {
  t: Translate
  notices: Notices
  services: Pick<Services, 'session' | 'wps' | 'loadTexts'>
  settings: SiteSettings
  go: (to: '/m/register') => void
}

/**
 * Reports that a page is closed to this kind of account: free-play members are offered a real account if registration
 * is open, and led to it; others get the toast (FOOT-17..19).
 */
export async function showRejection({ t, notices, services, settings, go }: RejectionContext): Promise<void> {
  const { session, wps, loadTexts } = services
  const member = session.get()
  if (!member || !isFree(member.type) || !isRegistrationOpen(settings))
    return notices.toast(t('free_reject'), { durationMs: rejectToastMs, tone: 'bad' })
  await loadTexts().catch(() => undefined)
  const isWanted = await notices.alert({
    subject: 'free account',
    title: t('member.free.title'),
    text: t('member.free.body'),
    confirmLabel: t('registration.submit'),
    cancelLabel: t('close'),
  })
  if (!isWanted) return
  session.startLogout()
  await endAtServer({ wps })
  session.end('logout')
  go('/m/register')
}
