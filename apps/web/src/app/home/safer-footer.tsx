import { customerServiceContacts } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useRunMode } from '../../platform/index.ts'
import { canOfferInstall } from '../../routes.rules.ts'
import styles from './safer-footer.module.css'

/** Age, safer play and terms, one tap away (OPEN-77, DEC-32), and the merchant's first languages as plain links. */
export function SaferFooter() {
  const t = useText()
  const { path } = useAddress()
  const runMode = useRunMode()
  const { merchantName } = useSettings()
  const hasContacts = useIsOffered(customerServiceContacts)
  const { linkedLanguages, language } = useServices()
  return (
    <footer className={styles.footer}>
      <div className={styles.safer}>
        <span className={styles.age} dir="ltr" aria-hidden="true">
          18+
        </span>
        <div>
          <h2 className={styles.heading}>{t('home.safer.title')}</h2>
          <p>{t('home.safer.body')}</p>
        </div>
      </div>
      <ul className={styles.links}>
        <li>
          <Link href="/m/helpCenter#safer">{t('home.safer.help')}</Link>
        </li>
        <li>
          <Link href="/m/helpCenter#terms">{t('home.safer.terms')}</Link>
        </li>
        {hasContacts && (
          <li>
            <Link href="/m/helpCenter#contact">{t('home.safer.contact')}</Link>
          </li>
        )}
        {canOfferInstall(path) && runMode === 'browser' && (
          <li>
            <Link href="/m/download">{t('home.install')}</Link>
          </li>
        )}
      </ul>
      {linkedLanguages.length > 1 && (
        <ul className={styles.links}>
          {linkedLanguages.map(({ code, tag, name }) => (
            <li key={code}>
              <a
                href={`?language=${code}`}
                lang={tag}
                hrefLang={tag}
                aria-current={code === language ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.name}>
        © <bdi>{merchantName}</bdi>
      </p>
    </footer>
  )
}
