import type { MessageId } from '@foyer/messages'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { HelpAbout } from './help-about.tsx'
import { HelpLegal, HelpLegalLinks, readLegalPage } from './help-legal.tsx'
import { HelpPrivacy } from './help-privacy.tsx'
import styles from './help-screen.module.css'

/** The articles, the most needed first; the key is the address's fragment. */
const articles = ['deposit', 'withdrawal', 'lottery', 'fair', 'account', 'safer', 'terms'] as const

const titleOf = (article: (typeof articles)[number]): MessageId => `help.${article}.title`
const bodyOf = (article: (typeof articles)[number]): MessageId => `help.${article}.body`

/**
 * `/m/helpCenter` (ROUTE-21, OPEN-46): questions and answers; works without script. `contact` leads to customer
 * service, which some merchants lack in their footer; absent without one (DEC-02). `page` in the address is a legal page.
 */
export function HelpScreen({ contact }: { contact: ReactNode }) {
  const { query } = useAddress()
  const page = readLegalPage(query)
  return page ? <HelpLegal key={page} page={page} version={query.get('version')} /> : <HelpArticles contact={contact} />
}

function HelpArticles({ contact }: { contact: ReactNode }) {
  const t = useText()
  useEffect(openWanted, [])
  return (
    <div className={styles.help}>
      <p className={styles.intro}>{t('help.intro')}</p>
      {articles.map((article) => (
        <details key={article} id={article} className={styles.article}>
          <summary className={styles.question}>
            <h2 className={styles.title}>{t(titleOf(article))}</h2>
            <ChevronDown size={20} aria-hidden="true" className={styles.sign} />
          </summary>
          {t(bodyOf(article))
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
        </details>
      ))}
      {contact && (
        <div id="contact" className={styles.contact}>
          <p className={styles.intro}>{t('help.contact')}</p>
          {contact}
        </div>
      )}
      <HelpLegalLinks />
      <HelpPrivacy />
      <HelpAbout />
    </div>
  )
}

/** Opens the article of the address's fragment on load. */
function openWanted(): void {
  const wanted = document.getElementById(location.hash.slice(1))
  if (wanted instanceof HTMLDetailsElement) wanted.open = true
  wanted?.scrollIntoView()
}
