import { type Game, gameList, hotGames } from '@foyer/contract'
import { EmptyState, ErrorState } from '@foyer/ui/states'
import { ChevronRight } from 'lucide-react'
import { gameLink } from '../../features/games/game-link.ts'
import { GameGrid } from '../../features/games/game-tile.tsx'
import { firstGames } from '../../lib/game-query.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './home-games.module.css'
import { listOtherGames } from './home-shelves.rules.ts'

/** Tiles in the first paint on a phone. */
const eagerTiles = 3
/** Up to this many games get a wide card each, instead of an incomplete grid. */
const MAX_WIDE_CARDS = 2

/** The merchant's popular games, and below them those that stand on no shelf above. */
export function HomeGames() {
  const t = useText()
  const { data: hot = [] } = useValue(hotGames, { query: {} })
  const { data: all, error, refetch, isFetching } = useValue(gameList, { query: firstGames })
  const others = listOtherGames(hot, all ?? [])
  return (
    <>
      {hot.length > 0 && <GameSection title={t('home.hot')} games={hot} eagerCount={eagerTiles} />}
      {others.length > 0 && <GameSection title={t(hot.length > 0 ? 'home.games.more' : 'home.games')} games={others} />}
      {all?.length === 0 && hot.length === 0 && <EmptyState title={t('home.games.empty')} />}
      {!all && error && (
        <ErrorState
          title={t('state.error.title')}
          body={t('state.error.body')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
    </>
  )
}

function GameSection({ title, games, eagerCount = 0 }: { title: string; games: readonly Game[]; eagerCount?: number }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {games.length > MAX_WIDE_CARDS ? (
        <GameGrid games={games} eagerCount={eagerCount} />
      ) : (
        games.map((game) => <WideCard key={`${game.vendor} ${game.gameCode}`} game={game} />)
      )}
    </section>
  )
}

function WideCard({ game }: { game: Game }) {
  const t = useText()
  return (
    <Link href={gameLink(game)} className={styles.wide}>
      <SafeImage className={styles.picture} src={game.image} data-tint={game.tint} width={96} height={96} />
      <span className={styles.name}>{game.title}</span>
      <span className={styles.play}>
        {t('home.play.short')}
        <ChevronRight className="turns" size={18} aria-hidden="true" />
      </span>
    </Link>
  )
}
