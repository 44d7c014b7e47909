import { hasFlag, isFree, type SiteSettings } from '@foyer/contract'
import { endAtServer } from '../lib/end-session.ts'
import type { Translate } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import type { Notices } from '../ui/notices.tsx'

/** How long `free_reject` shows (FOOT-19, CONST-45). */
const rejectToastMs = 2000

interface RejectionContext {
  t: Translate
  notices: Notices
  services: Pick<Services, 'session' | 'wps' | 'loadTexts'>
  settings: SiteSettings
  go: (to: '/m/register') => void
}

/**
 * Tells a member that something is closed to this kind of account: who plays for free is asked whether they want an
 * account of their own, where the merchant lets new members in, and is led to it; others get the toast (FOOT-17..19).
 */
export async function showRejection({ t, notices, services, settings, go }: RejectionContext): Promise<void> {
  const { session, wps, loadTexts } = services
  const member = session.get()
  if (!member || !isFree(member.type) || !hasFlag(settings, 'REG3'))
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
  await endAtServer({ wps })
  session.end('logout')
  go('/m/register')
}
