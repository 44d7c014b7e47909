import { overlayMove } from '@foyer/ui/overlay-move'
import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { askToLogIn } from '../lib/ask-to-log-in.ts'
import type { createI18n } from '../lib/i18n.ts'
import { clearMemberQueries } from '../lib/queries.ts'
import type { SessionStore } from '../lib/session.ts'
import type { Notices } from '../ui/notices.tsx'

interface Watched {
  session: Pick<SessionStore, 'onEnd'>
}

/** CONF-18, CONF-39: clears the member's data and asks for a new login. */
export function watchSession(
  { session }: Watched,
  queries: QueryClient,
  notices: Notices,
  i18n: Pick<ReturnType<typeof createI18n>, '_'>,
): void {
  session.onEnd(async (reason) => {
    clearMemberQueries(queries)
    delete document.documentElement.dataset.session
    if (reason === 'logout') {
      // The confirmation dialog may still be leaving the history: Back would lead to the member's page again.
      if (overlayMove.pending) await overlayMove.pending
      return navigate('/m/home', { replace: true })
    }
    // A session ended from another tab is reported there (app/tabs).
    if (reason === 'lapsed' || reason === 'elsewhere') return
    const target = await askToLogIn(notices, (id, values) => i18n._(id, values), location)
    if (target) navigate(target)
  })
}
