import type { LoginChallenge } from '@foyer/contract'
import { decideAfterLogin } from '../routes.rules.ts'
import type { Href } from '../routes.ts'
import { loadChunk } from '../ui/lazy-chunk.tsx'
import { longToastMs, useNotices } from '../ui/notices.tsx'
import { useText } from './i18n.ts'
import { useAddress } from './navigation.tsx'
import { useSettings } from './queries.ts'
import { type RememberChoice, storeChoice } from './remember.ts'
import { type Services, useServices } from './services.tsx'
import type { OpenedSession } from './session.ts'
import { clearPending, type SocialPending } from './social-pending.ts'

/** Props of each way to log in. */
export interface LoginWayProps {
  /** An attempt by any way is under way, e.g. with a passkey suggested in the form: the passkey's button waits. */
  isAttempting?: boolean
  /** An attempt has started or failed: in between the screen stays, even after the session is open. */
  onAttempt: (isUnderWay: boolean) => void
  /** The first factor is proved, and a second one is needed (LOGIN-13): the form stays busy. */
  onChallenge: (challenge: LoginChallenge, remember: RememberChoice | undefined) => void
  /** The identity of another service is proved and has no account (SOC-05). */
  onPending: (pending: SocialPending) => void
}

interface FinishOptions {
  /** The password has expired, and the merchant requires a change (LOGIN-09). */
  mustChangePassword?: boolean
  /** The password has expired or is weak: a toast suggests a change (T39). */
  shouldChangePassword?: boolean
  /** The member's choice on the form; undefined leaves the remembered login as it is. */
  remember?: RememberChoice | undefined
}

/**
 * Returns the function at the end of every login and registration: opens the session and redirects in the order of
 * CONF-05. The target is the address's `go` or the stored one, used once (OPEN-17).
 */
export function useFinishLogin(): (opened: OpenedSession, options?: FinishOptions) => Promise<void> {
  const services = useServices()
  const { session, storage, origin } = services
  const t = useText()
  const notices = useNotices()
  const { go } = useAddress()
  const leave = useLeaveSite()
  return async (opened, { mustChangePassword = false, shouldChangePassword = false, remember } = {}) => {
    // At the end of the login: its return from another service has changed the address.
    const query = new URLSearchParams(location.search)
    const target = query.get('go') ?? storage.read('go')
    const redirectUrl = query.get('redirectUrl') ?? storage.read('redirectUrl')
    clearPending(storage)
    const isStored = openMember({ session, storage }, opened, mustChangePassword)
    if (!isStored) notices.toast(t('session.forgets'), { durationMs: longToastMs })
    else if (shouldChangePassword && !mustChangePassword)
      notices.toast(t('session.password.advice'), { durationMs: longToastMs })
    const storing = remember && storeChoice(services, remember)
    const next = decideAfterLogin({ mustChangePassword, redirectUrl: redirectUrl ?? undefined, go: target, origin })
    if (!mustChangePassword) {
      storage.remove('go')
      storage.remove('redirectUrl')
    } else if (target) storage.write('go', target)
    if (next.kind === 'outside') await storing
    const { pathname } = location
    if (next.kind === 'outside' && (await leave(next.url))) return
    // The member has gone on meanwhile.
    if (location.pathname !== pathname) return
    const inside = decideAfterLogin({ mustChangePassword, redirectUrl: undefined, go: target, origin })
    go((inside.kind === 'page' ? inside.to : '/m/home') as Href, { isReplacing: true }) // decideAfterLogin returns pages of the table only
  }
}

/**
 * Opens the session, then records the login: opening clears another member's data. False when the session cannot be
 * stored.
 */
export function openMember(
  { session, storage }: Pick<Services, 'session' | 'storage'>,
  opened: OpenedSession,
  mustChangePassword: boolean,
): boolean {
  const isStored = session.open(opened)
  // CONF-14; `open` clears Line's (SESS-11).
  storage.remove('telegramAuth')
  if (mustChangePassword) storage.write('mustChangePassword', '1')
  return isStored
}

/** `leaveSite` with its dependencies from the component's context. */
export function useLeaveSite(): (url: string) => Promise<boolean> {
  const t = useText()
  const notices = useNotices()
  const services = useServices()
  const settings = useSettings()
  return async (url) => {
    const part = await loadChunk(() => import('./leave-site.ts'))
    return (await part?.leaveSite(url, { t, notices, services, settings })) ?? false
  }
}
