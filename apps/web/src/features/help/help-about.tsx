import { consumerSettings } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { OutsideLink } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { type AboutFact, listAboutFacts } from './help-about.rules.ts'
import styles from './help-screen.module.css'

/** The operator of this site (BOOT-12); absent without data from the merchant's platform. */
export function HelpAbout() {
  const t = useText()
  const { merchantName } = useSettings()
  const { data } = useValue(consumerSettings, {})
  const facts = listAboutFacts(data)
  if (facts.length === 0) return null
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>
        {t('help.about.title', { merchant: merchantName })}
      </h2>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name} className={styles.fact}>
            <dt>{t(`help.about.${fact.name}`)}</dt>
            <dd>
              <FactText {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Numbers and mailboxes are left-to-right in every language. */
const latin: ReadonlySet<AboutFact['name']> = new Set(['number', 'email', 'telephone'])

function FactText({ name, text, url }: AboutFact) {
  const markup = <bdi dir={latin.has(name) ? 'ltr' : undefined}>{text}</bdi>
  return url ? <OutsideLink href={url}>{markup}</OutsideLink> : markup
}
