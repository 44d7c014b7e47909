import { directionOf, type HelpArticle, isLanguage, languages, parseHelpBody } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { FileX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import styles from './help-screen.module.css'
import { HelpVote } from './help-vote.tsx'

/** `/m/helpCenter?article=ID`: one article with its vote; absent once it was taken down. */
export function HelpArticlePage({ article, contact }: { article: HelpArticle | undefined; contact: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.help}>
      {article ? (
        <>
          <HelpText article={article} />
          <HelpVote articleId={article.id} contact={contact} />
        </>
      ) : (
        <EmptyState icon={<FileX2 size={28} aria-hidden="true" />} title={t('help.gone')} />
      )}
      <Link href="/m/helpCenter" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('help.list')}
      </Link>
    </div>
  )
}

function HelpText({ article: { title, body, language } }: { article: HelpArticle }) {
  // A merchant's text may be in another language than the page around it.
  const attributes = isLanguage(language) ? { lang: languages[language].tag, dir: directionOf(language) } : {}
  return (
    <article className={styles.text} {...attributes}>
      <h2 className={styles.legalTitle}>{title}</h2>
      {parseHelpBody(body).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <p key={index}>{block.text}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <ul key={index} className={styles.bullets}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </article>
  )
}
