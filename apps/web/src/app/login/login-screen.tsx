import { hasFlag, type LoginWayName, listLoginWays, removeTokens } from '@foyer/contract'
import { type ComponentType, useState } from 'react'
import { SessionCurrent } from '../../features/session/session-current.tsx'
import { UsernameLogin } from '../../features/session/session-login-username.tsx'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useSession } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './login-screen.module.css'

/** What each way to log in shows. */
const ways: Record<LoginWayName, ComponentType<LoginWayProps>> = { username: UsernameLogin }

/** `/m/login` (ROUTE-05, OPEN-23): the merchant's ways to log in (LOGIN-01), and the way to an account. */
export function LoginScreen() {
  const t = useText()
  const member = useSession()
  const settings = useSettings()
  const [isAttempting, setAttempting] = useState(false)
  if (member && !isAttempting) return <SessionCurrent userName={member.userName} />
  return (
    <div className={styles.screen}>
      <header className={styles.intro}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{t('session.login.heading')}</h2>
          <p className={styles.lead}>{t('session.login.lead')}</p>
        </div>
        <SafeImage className={styles.logo} src={settings.template.h5_logo} width={56} height={56} />
      </header>
      {listLoginWays(settings).map((name) => {
        const Way = ways[name]
        return <Way key={name} onAttempt={setAttempting} />
      })}
      <Newcomer />
      <noscript>{t('session.login.script')}</noscript>
    </div>
  )
}

/** The way to an account; the page that was asked for travels on (OPEN-17). */
function Newcomer() {
  const t = useText()
  const { search } = useAddress()
  const settings = useSettings()
  if (!hasFlag(settings, 'REG3')) return null
  const href = `/m/register${removeTokens(search && `?${search}`)}` as Href // a page of the table with this page's query
  return (
    <p className={styles.other}>
      {t('session.login.new', { merchant: settings.merchantName })}
      <Link href={href} className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('session.login.register')}
      </Link>
    </p>
  )
}
