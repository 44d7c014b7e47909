import { gameList, gameVendor, hotGames, type Language, launchGame, newGameVendor, rankList } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { GameProvider } from '../../providers/games/games.ts'
import { decideBackUrl, decideGameLanguage, groupCategories, isOwnCall, isVendorAddress } from './game.rules.ts'
import { type GameRow, listWins } from './game.store.ts'
import { describeGame, isNewGame, readerOf } from './game.view.ts'
import type { GameCatalogue } from './game-catalogue.service.ts'
import { GAME_RETURN_PATH, isFramedVendor } from './game-frame.rules.ts'
import { openLaunch } from './game-launch.service.ts'
import { registerLobbyRoutes } from './game-lobby.routes.ts'
import { nameCategory } from './game-titles.service.ts'

export interface GameDependencies {
  database: Database
  catalogue: GameCatalogue
  /** By code of the vendor. */
  providers: ReadonlyMap<string, GameProvider>
  /** Secret of the server; launch tokens are derived from it. */
  dataKey: string
}

export function registerGameRoutes(
  registry: Registry,
  { database, catalogue, providers, dataKey }: GameDependencies,
): void {
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
    const wins = await database.statement((tx) => listWins(tx, merchant.code), scope)
    const games = new Map((await catalogue.list(merchant.code)).map((game) => [game.code, game]))
    return wins.flatMap(({ userName, gameCode, amountMinor, currency, wonAt }) => {
      const game = games.get(gameCode)
      if (!game) return []
      const gameTitle = describeGame(game, readerOf(merchant, caller)).title
      return [{ userName, gameCode, gameTitle, amountMinor: String(amountMinor), currency, at: wonAt.toISOString() }]
    })
  })

  registerLobbyRoutes(registry, { database, catalogue, providers })

  registry.on(launchGame, async ({ merchant, session, query, caller }) => {
    if (!isOwnCall(caller.fetchSite)) throw new ServiceError('not_allowed')
    const game = await catalogue.find(merchant.code, query.lottoGameCode ?? query.gameCode ?? '')
    if (!game) throw new ServiceError('game_not_found')
    const provider = providers.get(game.vendor)
    if (!provider) throw new ServiceError('game_unavailable')
    const isFramed = isFramedVendor(merchant.settings, game.vendor)
    const language = decideGameLanguage(query.language, caller.language, merchant.settings.template.languages)
    const launch = {
      merchant: merchant.code,
      memberId: session.memberId,
      sessionId: session.id,
      gameCode: game.code,
      vendor: game.vendor,
      backUrl: isFramed
        ? caller.origin + GAME_RETURN_PATH
        : decideBackUrl(query.backUrl, caller.origin, merchant.settings.allowedOrigins),
      language,
      roundId: query.roundId ?? null,
      isBalanceHidden: query.balance === 'hidden',
    }
    const token = await database.transaction(
      (tx) => openLaunch(tx, dataKey, { ...launch, waitedMs: performance.now() - caller.receivedAtMs }),
      { merchant: merchant.code },
    )
    const gameUrl = provider.makeGameUrl({ token, gameCode: game.code, language })
    if (!isVendorAddress(gameUrl, provider.origins, caller.origin)) {
      caller.log.error({ vendor: game.vendor, game: game.code }, 'address of a game is not on its vendor’s list')
      throw new ServiceError('game_unavailable')
    }
    return isFramed ? { gameUrl, isFramed } : { gameUrl }
  })
}
