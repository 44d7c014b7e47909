import { customerServiceContacts, verificationChannelList } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import styles from './session-screen.module.css'

/** Link to the recovery by code; to customer service where no code can be sent, and absent without either (DEC-02). */
export function ForgotPassword() {
  const t = useText()
  const { data } = useValue(verificationChannelList, {}, { freshForMs: Number.POSITIVE_INFINITY })
  const canContact = useIsOffered(customerServiceContacts)
  // Before the answer the usual case, so that the link neither appears late nor changes under the thumb.
  const canRecover = useIsOffered(verificationChannelList) && data?.channels.length !== 0
  if (!canRecover && !canContact) return null
  return (
    <Link href={canRecover ? '/m/recover' : '/m/helpCenter#contact'} className={styles.aside}>
      {t('session.login.forgot')}
    </Link>
  )
}
