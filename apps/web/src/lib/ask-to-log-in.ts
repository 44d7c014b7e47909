import { loginAddressFor, matchRoute, shouldSkipLogin } from '../routes.rules.ts'
import type { Notices } from '../ui/notices.tsx'
import type { Translate } from './i18n.ts'

/**
 * CONF-39: one alert whose confirmation leads to the login and back to this page. `reason` is its text: without one, that
 * of a session that ended. Returns the target, if any.
 */
export async function askToLogIn(
  notices: Notices,
  t: Translate,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  reason = t('please_login.body'),
): Promise<ReturnType<typeof loginAddressFor> | undefined> {
  // Such an address asks for no login by itself; the guard still redirects a guest (CONF-04).
  if (shouldSkipLogin(search)) return undefined
  const isOpen = matchRoute(pathname)?.access === 'anyone'
  const isConfirmed = await notices.alert({
    subject: 'login',
    title: t('please_login'),
    text: reason,
    confirmLabel: t('login.action'),
    ...(isOpen ? { cancelLabel: t('close') } : {}),
  })
  return isConfirmed ? loginAddressFor(pathname + search) : undefined
}
