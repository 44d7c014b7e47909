import { useText } from '../lib/i18n.ts'
import { useAddress } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { findPage, matchRoute } from '../routes.rules.ts'
import { Sheet } from '../ui/sheet.tsx'
import { PostLoginRedirect } from './post-login-redirect.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

/** What few pages have besides their screen; loaded when one of them needs it. */
export function ShellOverlays() {
  const redirectUrl = useAddress().query.get('redirectUrl')
  return (
    <>
      <PageModal />
      {redirectUrl && <PostLoginRedirect redirectUrl={redirectUrl} />}
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
      hasAddress
      onClose={() => go('/m/home', { isReplacing: true })}
      title={t(route.title)}
      closeLabel={t('close')}
    >
      <ScreenOutlet key={route.screen} name={route.screen} />
    </Sheet>
  )
}
