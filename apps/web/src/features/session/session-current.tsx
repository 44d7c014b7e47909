import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { UserCheck } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import { decideAfterLogin } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'

/** Login page for a logged-in member: the link onward. */
export function SessionCurrent({ userName }: { userName: string }) {
  const t = useText()
  const { origin } = useServices()
  const { query } = useAddress()
  const next = decideAfterLogin({ mustChangePassword: false, redirectUrl: undefined, go: query.get('go'), origin })
  return (
    <EmptyState icon={<UserCheck size={28} aria-hidden="true" />} title={t('session.current', { name: userName })}>
      <Link
        href={(next.kind === 'page' ? next.to : '/m/home') as Href} // decideAfterLogin returns pages of the table only
        isReplacing
        className={buttonClass()}
      >
        {t('session.current.go')}
      </Link>
    </EmptyState>
  )
}
