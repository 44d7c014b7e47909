import { isRegistrationOpen } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { Copy, UserPlus } from 'lucide-react'
import { useCopy } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { ShareButton } from '../../lib/share-button.tsx'
import styles from './registration-agent.module.css'

/**
 * `/m/agentRegister` (ROUTE-08): agents cannot register members yet; the page says so and links to the open
 * registration.
 */
export function AgentRegistrationScreen() {
  const t = useText()
  const settings = useSettings()
  return (
    <div className={styles.screen}>
      <EmptyState
        icon={<UserPlus size={28} aria-hidden="true" />}
        title={t('registration.agent.title')}
        body={t('registration.agent.body', { merchant: settings.merchantName })}
      />
      {isRegistrationOpen(settings) && <RegistrationAddress />}
      <Link href="/m/member/home" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('back')}
      </Link>
    </div>
  )
}

function RegistrationAddress() {
  const t = useText()
  const copy = useCopy()
  const { origin } = useServices()
  const { merchantName } = useSettings()
  const address = `${origin}/m/register`
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('registration.agent.address')}</h2>
      <bdi className={styles.address} dir="ltr">
        {address}
      </bdi>
      <Button isWide onClick={() => copy(address)}>
        <Copy size={18} aria-hidden="true" />
        {t('registration.agent.copy')}
      </Button>
      <ShareButton title={merchantName} url={address} />
    </section>
  )
}
