import type { Game } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './game-card.module.css'
import { GameHeart } from './game-heart.tsx'
import type { Lobby } from './game-lobby.ts'
import { GamePlayLink } from './game-play-link.tsx'

/** One game of the lobby: the picture plays, the name opens the sheet, the heart marks a favorite. */
export function GameCard({ game, lobby, isEager = false }: { game: Game; lobby: Lobby; isEager?: boolean }) {
  const t = useText()
  const { favorites, open } = lobby
  return (
    <div className={styles.card}>
      <GamePlayLink game={game} lobby={lobby} className={styles.play} aria-label={t('home.play', { game: game.title })}>
        <SafeImage
          className={styles.picture}
          src={game.image}
          data-tint={game.tint}
          width={160}
          height={160}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </GamePlayLink>
      {game.isNew && lobby.showsNew && <span className={styles.new}>{t('game.new')}</span>}
      <GameHeart game={game} favorites={favorites} className={styles.heart} />
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
