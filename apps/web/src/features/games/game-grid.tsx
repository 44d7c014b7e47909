import type { Game } from '@foyer/contract'
import { GameCard } from './game-card.tsx'
import type { Lobby } from './game-lobby.ts'
import styles from './game-tile.module.css'

interface GameGridProps {
  games: readonly Game[]
  lobby: Lobby
  /** Pictures in the first paint of the page. */
  eagerCount?: number
}

/** Games of the lobby, three in a row. */
export function LobbyGrid({ games, lobby, eagerCount = 0 }: GameGridProps) {
  return (
    <ul className={styles.grid}>
      {games.map((game, index) => (
        <li key={`${game.vendor} ${game.gameCode}`}>
          <GameCard game={game} lobby={lobby} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
