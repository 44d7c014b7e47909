import { isRegistrationOpen } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { Gift } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useSession } from '../../lib/services.tsx'
import styles from './promotion-invite.module.css'

/** `/m/inviteFriends` (ROUTE-10): there is no programme yet, and nothing is made up; a guest can use a code. */
export function InviteScreen() {
  const t = useText()
  const settings = useSettings()
  const isGuest = useSession() === undefined
  return (
    <>
      <EmptyState
        icon={<Gift size={28} aria-hidden="true" />}
        title={t('promotion.invite.title')}
        body={t('promotion.invite.body', { merchant: settings.merchantName })}
      >
        <Link href="/m/activity" className={buttonClass({ kind: 'secondary' })}>
          {t('promotion.reward.offers')}
        </Link>
      </EmptyState>
      {isGuest && isRegistrationOpen(settings) && <HaveCode />}
    </>
  )
}

function HaveCode() {
  const t = useText()
  return (
    <section className={styles.code}>
      <h2 className={styles.heading}>{t('promotion.invite.code')}</h2>
      <p className={styles.body}>{t('promotion.invite.code.body')}</p>
      <Link href="/m/register" className={buttonClass({ isWide: true })}>
        {t('promotion.invite.register')}
      </Link>
    </section>
  )
}
