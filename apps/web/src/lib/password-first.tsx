import { buttonClass } from '@foyer/ui/button'
import { useText } from './i18n.ts'
import { Link, useAddress } from './navigation.tsx'
import styles from './password-first.module.css'
import { useServices } from './services.tsx'

/**
 * In place of a form that the password confirms, for a member who came in by number or by another service and has none
 * yet (DEC-11): the way to the password page, which leads back to this one.
 */
export function PasswordFirst() {
  const t = useText()
  const { storage } = useServices()
  const { path, search } = useAddress()
  const here = search === '' ? path : `${path}?${search}`
  return (
    <div className={styles.first}>
      <p className={styles.lead}>{t('field.password.first')}</p>
      <Link href="/m/changePsw" className={buttonClass({ isWide: true })} onClick={() => storage.write('go', here)}>
        {t('field.password.set')}
      </Link>
    </div>
  )
}
