import type { Game } from '@foyer/contract'
import type { Favorites } from './game-favorites.ts'

/** What every game of a lobby page shares. */
export interface Lobby {
  /** Undefined where they cannot be changed. */
  favorites: Favorites | undefined
  nameVendor: (game: Game) => string
  /** Page to which a game leads back. */
  backUrl: string
  /** New games have a mark; not where all games are new. */
  showsNew: boolean
  /** Opens the sheet of a game. */
  open(game: Game): void
  /** Stores the page's place before a game is opened. */
  leave(): void
}
