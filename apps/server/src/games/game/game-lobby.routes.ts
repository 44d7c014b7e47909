import { favoriteGames, gameDetails, gameMatches, gameNames, recentGames, saveFavoriteGame } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { listPlayedGames } from '../../ledger/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { GameProvider } from '../../providers/games/games.ts'
import { RECENT_GAME_LIMIT } from './game.constants.ts'
import { describeDetails, describeGame, describeMatch, describeNames, readerOf } from './game.view.ts'
import type { GameCatalogue } from './game-catalogue.service.ts'
import { addFavorite, listFavoriteCodes, removeFavorite } from './game-favorite.store.ts'
import { listMatches } from './game-match.store.ts'

interface LobbyDependencies {
  database: Database
  catalogue: GameCatalogue
  /** By code of the vendor. */
  providers: ReadonlyMap<string, GameProvider>
}

/** Games that a member has played or marked, and what is known about a game. */
export function registerLobbyRoutes(registry: Registry, dependencies: LobbyDependencies): void {
  const { database, catalogue, providers } = dependencies

  /** The offered games among these codes, in their order. */
  async function describeListed(codes: readonly string[], merchant: Merchant, caller: Caller) {
    const offered = new Map((await catalogue.list(merchant.code)).map((game) => [game.code, game]))
    const reader = readerOf(merchant, caller)
    return codes.flatMap((code) => {
      const game = offered.get(code)
      return game ? [describeGame(game, reader)] : []
    })
  }

  registry.on(recentGames, async ({ merchant, session, caller }) => {
    const member = { merchant: merchant.code, memberId: session.memberId }
    const played = await database.statement((tx) => listPlayedGames(tx, { ...member, limit: RECENT_GAME_LIMIT }), {
      merchant: merchant.code,
    })
    return describeListed([...new Set(played.map(({ code }) => code))], merchant, caller)
  })

  registry.on(favoriteGames, async ({ merchant, session, caller }) => {
    const member = { merchant: merchant.code, memberId: session.memberId }
    const codes = await database.statement((tx) => listFavoriteCodes(tx, member), { merchant: merchant.code })
    return describeListed(codes, merchant, caller)
  })

  registry.on(saveFavoriteGame, async ({ merchant, session, body }) => {
    const { gameCode, isFavorite } = body
    if (isFavorite && !(await catalogue.find(merchant.code, gameCode))) throw new ServiceError('game_not_found')
    const favorite = { merchant: merchant.code, memberId: session.memberId, gameCode }
    await database.transaction((tx) => (isFavorite ? addFavorite(tx, favorite) : removeFavorite(tx, favorite)), {
      merchant: merchant.code,
    })
    return { gameCode, isFavorite }
  })

  registry.on(gameNames, async ({ merchant }) => (await catalogue.list(merchant.code)).map(describeNames))

  registry.on(gameMatches, async ({ merchant, caller }) => {
    const games = (await catalogue.list(merchant.code)).filter(({ gameClassify }) => gameClassify === 'SPORTS')
    if (games.length === 0) return []
    const matches = await database.statement((tx) => listMatches(tx, merchant.code, games), { merchant: merchant.code })
    const reader = readerOf(merchant, caller)
    return matches.map((match) => describeMatch(match, reader))
  })

  registry.on(gameDetails, async ({ merchant, query, caller }) => {
    const game = await catalogue.find(merchant.code, query.gameCode)
    if (!game) throw new ServiceError('game_not_found')
    const { currency, defaultLanguage } = merchant.settings
    const vendorName = providers.get(game.vendor)?.name ?? game.vendor
    return describeDetails(game, { language: caller.language, defaultLanguage, currency, vendorName })
  })
}
