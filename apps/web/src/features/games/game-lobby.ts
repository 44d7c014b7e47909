import type { Game } from '@foyer/contract'
import type { Favorites } from './game-favorites.ts'

/** What every game of a lobby page shares. */
export interface Lobby {
  favorites: Favorites
  nameVendor: (game: Game) => string
  /** Path of the page. */
  path: string
  /** New games have a mark; not where all games are new. */
  showsNew: boolean
  /** Opens the sheet of a game. */
  open(game: Game): void
  /** Launches a game, which leads back to this page and its filter. */
  play(game: Game): void
  /** Address of the page with its filter. */
  readAddress(): string
  /** Stores the page's place before a game is opened. */
  leave(): void
}
