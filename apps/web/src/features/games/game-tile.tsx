import type { Game } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import { gameLink } from './game-link.ts'
import styles from './game-tile.module.css'

/** One game: image and name, a link to its launch. `isEager` for those in the first paint of a page. */
function GameTile({ game, isEager = false }: { game: Game; isEager?: boolean }) {
  const t = useText()
  return (
    <Link href={gameLink(game)} className={styles.tile} aria-label={t('home.play', { game: game.title })}>
      <SafeImage
        className={styles.picture}
        src={game.image}
        data-tint={game.tint}
        width={160}
        height={160}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <span className={styles.name}>{game.title}</span>
    </Link>
  )
}

/** Games as a grid, three in a row on a phone. */
export function GameGrid({ games, eagerCount = 0 }: { games: readonly Game[]; eagerCount?: number }) {
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={`${game.vendor} ${game.gameCode}`}>
          <GameTile game={game} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
