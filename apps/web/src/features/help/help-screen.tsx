import { helpArticles } from '@foyer/contract'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ChevronRight, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { HelpAbout } from './help-about.tsx'
import { HelpArticlePage } from './help-article.tsx'
import { HelpLegal, HelpLegalLinks, readLegalPage } from './help-legal.tsx'
import { HelpPrivacy } from './help-privacy.tsx'
import styles from './help-screen.module.css'
import { groupArticles, listBuiltIn, searchArticles } from './help-search.rules.ts'

/**
 * `/m/helpCenter` (ROUTE-21, OPEN-46): articles by category; works without script. `contact` leads to customer service,
 * which some merchants lack in their footer; absent without one (DEC-02). `page` in the address is a legal page,
 * `article` one article.
 */
export function HelpScreen({ contact }: { contact: ReactNode }) {
  const { query } = useAddress()
  const page = readLegalPage(query)
  const article = query.get('article')
  if (page) return <HelpLegal key={page} page={page} version={query.get('version')} />
  return article === null ? <HelpList contact={contact} /> : <HelpOne key={article} id={article} contact={contact} />
}

/** The merchant's articles, or the app's own where it has written none; undefined until that is known. */
function useArticles() {
  const t = useText()
  const isOffered = useIsOffered(helpArticles)
  const { data, isPending } = useValue(helpArticles, {}, { isEnabled: isOffered })
  if (isOffered && isPending) return undefined
  return data && data.length > 0 ? data : listBuiltIn(t)
}

function HelpOne({ id, contact }: { id: string; contact: ReactNode }) {
  const t = useText()
  const articles = useArticles()
  if (!articles) return <SkeletonList rows={5} label={t('loading')} />
  return <HelpArticlePage article={articles.find((one) => one.id === id)} contact={contact} />
}

function HelpList({ contact }: { contact: ReactNode }) {
  const t = useText()
  const articles = useArticles()
  const [text, setText] = useState('')
  const found = articles && searchArticles(articles, text)
  useWanted()
  return (
    <div className={styles.help}>
      <p className={styles.intro}>{t('help.intro')}</p>
      <search>
        <TextField
          type="search"
          label={t('help.search')}
          isLabelHidden
          isHintHidden
          placeholder={t('help.search')}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </search>
      {!found && <SkeletonList rows={5} label={t('loading')} />}
      {found?.length === 0 && (
        <EmptyState icon={<SearchX size={28} aria-hidden="true" />} title={t('help.search.none', { query: text })} />
      )}
      {groupArticles(found ?? []).map(({ category, items }) => (
        <section key={category} className={styles.group} aria-labelledby={`help-${category}`}>
          <h2 id={`help-${category}`} className={styles.title}>
            {t(`help.category.${category}`)}
          </h2>
          <List>
            {items.map(({ id, title }) => (
              <li key={id} id={id} className={styles.article}>
                <Link href={`/m/helpCenter?article=${id}`}>
                  <ListRow title={title} value={<ChevronRight className="turns" size={18} aria-hidden="true" />} />
                </Link>
              </li>
            ))}
          </List>
        </section>
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

/** Opens the article of the address's fragment, or scrolls to the part that it names. */
function useWanted(): void {
  const { go } = useAddress()
  const open = useEffectEvent(() => {
    const wanted = document.getElementById(location.hash.slice(1))
    const isArticle = wanted?.tagName === 'LI'
    if (isArticle) go(`/m/helpCenter?article=${wanted.id}`, { isReplacing: true })
    else wanted?.scrollIntoView()
  })
  useEffect(() => open(), [])
}
