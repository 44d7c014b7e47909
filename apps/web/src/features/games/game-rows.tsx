import type { Game } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { Info, Play } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { GameHeart } from './game-heart.tsx'
import type { Lobby } from './game-lobby.ts'
import { GamePlayLink } from './game-play-link.tsx'
import styles from './game-rows.module.css'

/** A few games as rows, each with its vendor. */
export function GameRows({ games, lobby }: { games: readonly Game[]; lobby: Lobby }) {
  const t = useText()
  return (
    <ul className={styles.rows}>
      {games.map((game) => (
        <li key={`${game.vendor} ${game.gameCode}`} className={styles.row}>
          <GamePlayLink game={game} lobby={lobby} className={styles.play}>
            <SafeImage
              className={styles.picture}
              src={game.image}
              data-tint={game.tint}
              width={88}
              height={88}
              decoding="async"
            />
            <span className={styles.about}>
              <span className={styles.words}>
                <span className={styles.name}>{game.title}</span>
                <span className={styles.vendor}>{lobby.nameVendor(game)}</span>
              </span>
              <span className={styles.start}>
                <Play size={20} aria-hidden="true" />
              </span>
            </span>
          </GamePlayLink>
          <div className={styles.actions}>
            <Button
              kind="quiet"
              isSmall
              aria-label={t('game.about', { game: game.title })}
              onClick={() => lobby.open(game)}
            >
              <Info size={16} aria-hidden="true" />
              {t('game.about.short')}
            </Button>
            <GameHeart game={game} favorites={lobby.favorites} />
          </div>
        </li>
      ))}
    </ul>
  )
}
