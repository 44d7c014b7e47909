import type { Game } from '@foyer/contract'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import type { Href } from '../../routes.ts'
import type { LobbyCategory } from './game-catalogue.rules.ts'
import { LobbyGrid } from './game-grid.tsx'
import type { Lobby } from './game-lobby.ts'
import { pageOfCategory } from './game-page.rules.ts'
import styles from './game-sections.module.css'

/** Games of a category: two rows. */
const categoryCount = 6

interface CategorySectionsProps {
  games: readonly Game[]
  categories: readonly LobbyCategory[]
  lobby: Lobby
  eagerCount: number
}

/** All categories by ordinal, each with its first games and the way to its page. */
export function CategorySections({ games, categories, lobby, eagerCount }: CategorySectionsProps) {
  const t = useText()
  return categories.map(({ gameClassify, title, gameCount, supportPlay }, index) => {
    const page = pageOfCategory(gameClassify)
    const own = games.filter((game) => game.gameClassify === gameClassify)
    if (own.length === 0) return null
    return (
      <Section
        key={gameClassify}
        title={title}
        note={supportPlay === 0 ? t('game.fun') : undefined}
        all={gameCount > categoryCount ? page : undefined}
      >
        <LobbyGrid
          games={page ? own.slice(0, categoryCount) : own}
          lobby={lobby}
          eagerCount={index === 0 ? eagerCount : 0}
        />
      </Section>
    )
  })
}

interface SectionProps {
  title: string
  note?: string | undefined
  /** Page with all games of the section. */
  all?: Href | undefined
  children: ReactNode
}

function Section({ title, note, all, children }: SectionProps) {
  const t = useText()
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {note && <span className={styles.fun}>{note}</span>}
        </h2>
        {all && (
          <Link href={all} className={styles.all} aria-label={`${t('game.all')}: ${title}`}>
            {t('game.all')}
            <ChevronRight className="turns" size={16} aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
