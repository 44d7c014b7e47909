import type { Game } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import { useText } from '../../lib/i18n.ts'
import type { Favorites } from './game-favorites.ts'
import styles from './game-heart.module.css'

interface GameHeartProps {
  game: Game
  favorites: Favorites
  className?: string | undefined
}

/** Adds a game to the favorites or removes it (OPEN-41); absent where they cannot be changed. */
export function GameHeart({ game, favorites: { codes, toggle }, className }: GameHeartProps) {
  const t = useText()
  if (!toggle) return null
  const isFavorite = codes.has(game.gameCode)
  return (
    <button
      type="button"
      className={classNames(styles.heart, isFavorite && styles.chosen, className)}
      aria-label={t(isFavorite ? 'game.favorite.remove' : 'game.favorite.add', { game: game.title })}
      onClick={() => void toggle(game)}
    />
  )
}
