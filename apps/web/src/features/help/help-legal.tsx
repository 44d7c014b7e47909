import { directionOf, type Language, type LegalPage, languages, legalPages, legalText } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ChevronRight, ScrollText } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './help-screen.module.css'

/** The legal page that the help centre's address names; undefined for the help itself. */
export function readLegalPage(query: URLSearchParams): LegalPage | undefined {
  return legalPages.find((page) => page === query.get('page'))
}

/** Links to the legal pages in full (OPEN-77); absent where the platform has none (DEC-02). */
export function HelpLegalLinks() {
  const t = useText()
  if (!useIsOffered(legalText)) return null
  return (
    <nav className={styles.legalLinks} aria-labelledby="legal-title">
      <h2 id="legal-title" className={styles.title}>
        {t('help.legal')}
      </h2>
      <List>
        {legalPages.map((page) => (
          <li key={page}>
            <Link href={`/m/helpCenter?page=${page}`}>
              <ListRow
                icon={<ScrollText size={20} aria-hidden="true" />}
                title={t(`help.legal.${page}`)}
                value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
              />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

/**
 * A legal page in full, the short version of the terms on top; of the version that the address names. On a platform
 * without the full texts the short version is all (DEC-02).
 */
export function HelpLegal({ page, version }: { page: LegalPage; version: string | null }) {
  const t = useText()
  const query = { page, ...(version === null ? {} : { version }) }
  const isOffered = useIsOffered(legalText)
  const { data, error, isFetching, refetch } = useValue(legalText, { query }, { isEnabled: isOffered })
  const isAbsent = !data && version !== null && error?.code === 'not_found'
  return (
    <article className={styles.help}>
      <header>
        <h2 className={styles.legalTitle}>{t(`help.legal.${page}`)}</h2>
        {data?.version && <p className={styles.partners}>{t('help.legal.version', { version: data.version })}</p>}
      </header>
      {page === 'terms' && (
        <section className={styles.about} aria-labelledby="short-title">
          <h3 id="short-title" className={styles.title}>
            {t('help.legal.short')}
          </h3>
          {t('help.terms.body')
            .split('\n')
            .map((paragraph) => (
              <p key={paragraph} className={styles.partners}>
                {paragraph}
              </p>
            ))}
        </section>
      )}
      {isAbsent && (
        <EmptyState icon={<ScrollText size={28} aria-hidden="true" />} title={t('help.legal.absent')}>
          <Link href={`/m/helpCenter?page=${page}`} className={buttonClass({ kind: 'secondary' })}>
            {t('help.legal.current')}
          </Link>
        </EmptyState>
      )}
      {!data && error && !isAbsent && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!data && !error && isOffered && <SkeletonList rows={5} label={t('loading')} />}
      {data && (
        <div className={styles.legalText} {...describeLanguage(data.language)}>
          {data.sections.map(({ title, paragraphs }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a text stay where they are
            <section key={index}>
              {title && <h3 className={styles.title}>{title}</h3>}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      )}
      <Link href="/m/helpCenter" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('title.helpCenter')}
      </Link>
    </article>
  )
}

/** A text may be in another language than the page around it. */
function describeLanguage(language: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!Object.hasOwn(languages, language)) return {}
  const code = language as Language // just looked up
  return { lang: languages[code].tag, dir: directionOf(code) }
}
