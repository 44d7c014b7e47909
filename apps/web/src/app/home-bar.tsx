import { buttonClass } from '@foyer/ui/button'
import { useText } from '../lib/i18n.ts'
import { Link } from '../lib/navigation.tsx'
import { useSettings } from '../lib/queries.ts'
import { SafeImage } from '../lib/safe-image.tsx'
import { useSession } from '../lib/services.tsx'
import { topBarStyles } from '../ui/top-bar.tsx'
import styles from './home-bar.module.css'
import { LanguagePicker } from './language/language-picker.tsx'

/** The bar of the home page: the merchant's name and mark, the language, and the login for guests. */
export function HomeBar() {
  const t = useText()
  const { merchantName, template } = useSettings()
  const session = useSession()
  return (
    <header className={`${styles.bar} ${topBarStyles.edge}`}>
      <Link href="/m/home" className={styles.brand}>
        <SafeImage src={template.h5_logo} width={34} height={34} className={styles.mark} />
        <span className={styles.name}>{merchantName}</span>
      </Link>
      <div className={styles.end}>
        <LanguagePicker />
        {!session && (
          <Link href="/m/login" className={`${buttonClass({ kind: 'secondary', isSmall: true })} ${styles.login}`}>
            {t('login.action')}
          </Link>
        )}
      </div>
    </header>
  )
}
