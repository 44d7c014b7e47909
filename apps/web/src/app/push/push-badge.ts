import { inbox } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../lib/queries.ts'
import type { Services } from '../../lib/services.tsx'

/**
 * The badge of the installed app's icon: the member's unread messages as soon as a page knows their number, none after a
 * logout. The worker raises it with each notification.
 */
export function watchBadge({ session }: Pick<Services, 'session'>, queries: QueryClient): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator> // not in every browser
  if (!setAppBadge || !clearAppBadge) return
  let shown: number | undefined
  const show = () => {
    const id = session.get()?.id
    const known =
      id === undefined ? { unreadCount: 0 } : queries.getQueryData<{ unreadCount: number }>(queryKey(inbox, {}, id))
    if (!known || known.unreadCount === shown) return
    shown = known.unreadCount
    const done = shown > 0 ? setAppBadge.call(navigator, shown) : clearAppBadge.call(navigator)
    done.catch(() => undefined)
  }
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') show()
  })
  // A notification of meanwhile has raised it.
  document.addEventListener('visibilitychange', () => {
    shown = undefined
    if (!document.hidden) show()
  })
  session.subscribe(show)
  show()
}
