import type { Game } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './game-card.module.css'
import { GameHeart } from './game-heart.tsx'
import { gameLink } from './game-link.ts'
import type { Lobby } from './game-lobby.ts'

/** One game of the lobby: the picture plays, the name opens the sheet, the heart marks a favorite. */
export function GameCard({ game, lobby, isEager = false }: { game: Game; lobby: Lobby; isEager?: boolean }) {
  const t = useText()
  const { favorites, backUrl, open } = lobby
  return (
    <div className={styles.card}>
      <Link
        href={gameLink(game, backUrl)}
        className={styles.play}
        aria-label={t('home.play', { game: game.title })}
        onClick={lobby.leave}
      >
        <SafeImage
          className={styles.picture}
          src={game.image}
          data-tint={game.tint}
          width={160}
          height={160}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </Link>
      {game.isNew && lobby.showsNew && <span className={styles.new}>{t('game.new')}</span>}
      {favorites && (
        <span className={styles.heart}>
          <GameHeart game={game} favorites={favorites} />
        </span>
      )}
      <button
        type="button"
        className={styles.about}
        aria-label={t('game.about', { game: game.title })}
        onClick={() => open(game)}
      >
        <span className={styles.name}>{game.title}</span>
      </button>
    </div>
  )
}
