import { type Game, gameList, hotGames, recentGames } from '@foyer/contract'
import { Skeleton } from '@foyer/ui/states'
import { firstGames } from '../../lib/game-query.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { gameLink } from './game-link.ts'
import type { Lobby } from './game-lobby.ts'
import { GamePlayLink } from './game-play-link.tsx'
import styles from './game-recent.module.css'

/** Games in the row; more are in the lobby. */
const MAX_GAMES = 12

/**
 * The member's last games, newest first (RELAY-18); before the first one, games to begin with. Always one row of the
 * same height: its place reserves it. In a `lobby` a game leads back to the lobby's page, otherwise home.
 */
export function GameRecent({ lobby }: { lobby?: Lobby | undefined }) {
  const t = useText()
  const { data: recent, isPending } = useValue(recentGames, { query: {} })
  const { data: hot = [] } = useValue(hotGames, { query: {} })
  const { data: all = [] } = useValue(gameList, { query: firstGames })
  if (isPending) return <Skeleton size="word" />
  const hasPlayed = recent !== undefined && recent.length > 0
  const first = hot.length > 0 ? hot : all
  const games = hasPlayed ? recent : first
  if (games.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles.heading}>
        {t(hasPlayed ? 'home.recent' : 'home.recent.first')}
      </h2>
      <ul className={styles.row}>
        {games.slice(0, MAX_GAMES).map((game) => (
          <li key={`${game.vendor} ${game.gameCode}`}>
            <Tile game={game} lobby={lobby} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ game, lobby }: { game: Game; lobby: Lobby | undefined }) {
  const t = useText()
  const link = {
    className: styles.tile,
    'aria-label': t('home.play', { game: game.title }),
    children: (
      <>
        <SafeImage
          className={styles.picture}
          src={game.image}
          data-tint={game.tint}
          width={88}
          height={88}
          decoding="async"
        />
        <span className={styles.name}>{game.title}</span>
      </>
    ),
  }
  return lobby ? <GamePlayLink game={game} lobby={lobby} {...link} /> : <Link href={gameLink(game)} {...link} />
}
