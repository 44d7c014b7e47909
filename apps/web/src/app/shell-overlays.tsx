import { Suspense } from 'react'
import { useText } from '../lib/i18n.ts'
import { useAddress } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { useSession } from '../lib/services.tsx'
import { findPage, matchRoute } from '../routes.rules.ts'
import { lazyChunk } from '../ui/lazy-chunk.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

const PostLoginRedirect = lazyChunk(async () => (await import('./post-login-redirect.tsx')).PostLoginRedirect)
const SessionTerms = lazyChunk(async () => (await import('../features/session/session-terms.tsx')).SessionTerms)

/** What few pages have besides their screen; loaded when one of them needs it. */
export function ShellOverlays() {
  const { path, query } = useAddress()
  const redirectUrl = query.get('redirectUrl')
  const { terms } = useSettings()
  const isMember = useSession() !== undefined
  return (
    <>
      <PageModal />
      {isMember && terms && (
        <Suspense fallback={null}>
          <SessionTerms screen={matchRoute(path)?.screen} />
        </Suspense>
      )}
      {redirectUrl && (
        <Suspense fallback={null}>
          <PostLoginRedirect redirectUrl={redirectUrl} />
        </Suspense>
      )}
    </>
  )
}

/** Login or registration over the home page, at its own address; closed, the home page has its own again (CONF-21). */
function PageModal() {
  const t = useText()
  const { path, go } = useAddress()
  const { template } = useSettings()
  const route = matchRoute(path)
  if (!route || findPage(route, template) === route) return null
  return (
    <Sheet
      isOpen
      isPage
      onClose={() => go('/m/home', { isReplacing: true })}
      title={t(route.title)}
      closeLabel={t('close')}
    >
      <ScreenOutlet key={route.screen} name={route.screen} />
    </Sheet>
  )
}
