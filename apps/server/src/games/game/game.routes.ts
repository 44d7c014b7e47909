import { gameList, gameVendor, hotGames, type Language, newGameVendor, rankList } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { groupCategories } from './game.rules.ts'
import { type GameRow, listWins } from './game.store.ts'
import type { GameDependencies } from './game.types.ts'
import { describeGame, isNewGame, readerOf } from './game.view.ts'
import { registerLaunchRoutes } from './game-launch.routes.ts'
import { registerLobbyRoutes } from './game-lobby.routes.ts'
import { nameCategory } from './game-titles.service.ts'

export function registerGameRoutes(registry: Registry, dependencies: GameDependencies): void {
  const { database, catalogue, providers } = dependencies
  const describeCategories = (games: readonly GameRow[], language: Language) => {
    const named = games.map((game) => ({ ...game, vendorName: providers.get(game.vendor)?.name ?? game.vendor }))
    return groupCategories(named, (gameClassify) => nameCategory(gameClassify, language))
  }

  registry.on(gameVendor, async ({ merchant, caller }) =>
    describeCategories(await catalogue.list(merchant.code), caller.language),
  )

  registry.on(newGameVendor, async ({ merchant, caller }) => {
    const now = new Date()
    const games = await catalogue.list(merchant.code)
    return describeCategories(
      games.filter((game) => isNewGame(game, now)),
      caller.language,
    )
  })

  registry.on(gameList, async ({ merchant, query, caller }) => {
    const games = await catalogue.list(merchant.code)
    const { gameClassify, gameCode, limit } = query
    const reader = readerOf(merchant, caller)
    return games
      .filter((game) => gameClassify === undefined || game.gameClassify === gameClassify)
      .filter((game) => gameCode === undefined || game.code === gameCode)
      .slice(0, limit === undefined ? undefined : Number(limit))
      .map((game) => describeGame(game, reader))
  })

  registry.on(hotGames, async ({ merchant, caller }) => {
    const games = await catalogue.list(merchant.code)
    const reader = readerOf(merchant, caller)
    return games.filter((game) => game.isHot).map((game) => describeGame(game, reader))
  })

  registry.on(rankList, async ({ merchant, caller }) => {
    const scope = { merchant: merchant.code }
    const offered = await catalogue.list(merchant.code)
    const wins = await database.statement((tx) => listWins(tx, merchant.code, offered), scope)
    const games = new Map(offered.map((game) => [game.code, game]))
    return wins.flatMap(({ userName, gameCode, amountMinor, currency, wonAt }) => {
      const game = games.get(gameCode)
      if (!game) return []
      const gameTitle = describeGame(game, readerOf(merchant, caller)).title
      return [{ userName, gameCode, gameTitle, amountMinor: String(amountMinor), currency, at: wonAt.toISOString() }]
    })
  })

  registerLobbyRoutes(registry, { database, catalogue, providers })
  registerLaunchRoutes(registry, dependencies)
}
