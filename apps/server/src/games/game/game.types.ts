import type { Database } from '@foyer/database'
import type { Visitors } from '../../platform/index.ts'
import type { GameProvider } from '../../providers/games/games.ts'
import type { GameCatalogue } from './game-catalogue.service.ts'

export interface GameDependencies {
  database: Database
  catalogue: GameCatalogue
  /** By code of the vendor. */
  providers: ReadonlyMap<string, GameProvider>
  /** Secret of the server; launch tokens are derived from it. */
  dataKey: string
  visitors: Pick<Visitors, 'countryOf'>
}
