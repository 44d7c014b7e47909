import type { Game } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { Heart, SearchX } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { LobbyGrid } from './game-grid.tsx'
import styles from './game-list.module.css'
import type { Lobby } from './game-lobby.ts'
import { LongGrid } from './game-long-grid.tsx'
import { GameRows } from './game-rows.tsx'

/** Up to this many games form rows with their vendor; more form a grid. */
const MAX_ROWS = 3
/** Up to this many games form a plain grid, as the server renders it; of more only those near the window exist. */
const MAX_PLAIN_GAMES = 60

interface GameResultsProps {
  games: readonly Game[]
  lobby: Lobby
  eagerCount: number
  /** The games are the favorites, which the member can add to. */
  isFavorites: boolean
  /** The games are those of a search, which the server does not render. */
  isSearch: boolean
  onClear: () => void
}

/** The games found: as rows, as a grid, or none with the way back to all. */
export function GameResults({ games, lobby, eagerCount, isFavorites, isSearch, onClear }: GameResultsProps) {
  const t = useText()
  if (games.length === 0) {
    const Icon = isFavorites ? Heart : SearchX
    return (
      <EmptyState
        icon={<Icon size={28} aria-hidden="true" />}
        title={t(isFavorites ? 'game.favorites.none' : 'game.search.none')}
      >
        <p className={styles.soft}>{t(isFavorites ? 'game.favorites.none.body' : 'game.search.none.body')}</p>
        <Button kind="secondary" onClick={onClear}>
          {t('game.search.clear')}
        </Button>
      </EmptyState>
    )
  }
  if (games.length <= MAX_ROWS) return <GameRows games={games} lobby={lobby} />
  if (games.length <= MAX_PLAIN_GAMES && !isSearch)
    return <LobbyGrid games={games} lobby={lobby} eagerCount={eagerCount} />
  return <LongGrid games={games} lobby={lobby} />
}
