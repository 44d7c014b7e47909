import { gameTrialLaunch, launchGame, playsForFun } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { TRIAL_HOURS } from './game.constants.ts'
import {
  chooseLaunchOptions,
  decideBackUrl,
  decideCashierUrl,
  decideGameLanguage,
  isOwnCall,
  isVendorAddress,
} from './game.rules.ts'
import type { GameRow } from './game.store.ts'
import type { LaunchOptions } from './game.table.ts'
import type { GameDependencies } from './game.types.ts'
import { GAME_RETURN_PATH, isFramedVendor } from './game-frame.rules.ts'
import { openLaunch } from './game-launch.service.ts'
import { findTrialPlayer, type Player, TRIAL_COOKIE } from './game-trial.service.ts'

interface Opening {
  merchant: Merchant
  caller: Caller
  game: GameRow
  language?: string | undefined
  backUrl?: string | undefined
  roundId?: string | undefined
  isBalanceHidden?: boolean
  /** In a frame of the page, where the merchant frames the vendor; a trial is opened in place. */
  canBeFramed?: boolean
  /** Undefined for a trial without a login. */
  memberType: number | undefined
  /** The browser's trial player plays. */
  isTrial?: boolean
  /** Member who tries the game with that player's play money. */
  ownerId?: string | undefined
  options: LaunchOptions
}

/** Launches of games: by members, and trials for play money (API-19, API-20, RELAY-06). */
export function registerLaunchRoutes(registry: Registry, dependencies: GameDependencies): void {
  const { database, catalogue, providers, dataKey, visitors } = dependencies

  /** The game of a call from our own page (T19). */
  async function findGame(merchant: Merchant, caller: Caller, code: string): Promise<GameRow> {
    if (!isOwnCall(caller.fetchSite)) throw new ServiceError('not_allowed')
    const game = await catalogue.find(merchant.code, code)
    if (!game) throw new ServiceError('game_not_found')
    if (!game.isOpen) throw new ServiceError('game_unavailable')
    return game
  }

  async function open(
    opening: Opening,
    findPlayer: (tx: Tx) => Promise<Player>,
  ): Promise<{ gameUrl: string; isFramed?: boolean }> {
    const { merchant, caller, game, roundId = null, isBalanceHidden = false, options } = opening
    const provider = providers.get(game.vendor)
    if (!provider) throw new ServiceError('game_unavailable')
    const { allowedOrigins, template } = merchant.settings
    const isFramed = opening.canBeFramed === true && isFramedVendor(merchant.settings, provider, caller)
    const language = decideGameLanguage(opening.language, caller.language, template.languages)
    const launch = {
      merchant: merchant.code,
      gameCode: game.code,
      vendor: game.vendor,
      backUrl: isFramed
        ? caller.origin + GAME_RETURN_PATH
        : decideBackUrl(opening.backUrl, caller.origin, allowedOrigins),
      cashierUrl: decideCashierUrl({ memberType: opening.memberType, merchant: merchant.settings }, caller.origin, {
        isFramed,
      }),
      ...{ language, roundId, isBalanceHidden, options },
      ownerId: opening.ownerId ?? null,
      realUrl: opening.isTrial ? makeRealUrl(caller.origin, game.code) : null,
    }
    const token = await database.transaction(
      async (tx) => {
        const player = await findPlayer(tx)
        return openLaunch(tx, dataKey, { ...launch, ...player, waitedMs: performance.now() - caller.receivedAtMs })
      },
      { merchant: merchant.code },
    )
    const gameUrl = provider.makeGameUrl({ token, gameCode: game.code, language })
    if (!isVendorAddress(gameUrl, provider.origins, caller.origin)) {
      caller.log.error({ vendor: game.vendor, game: game.code }, 'address of a game is not on its vendor’s list')
      throw new ServiceError('game_unavailable')
    }
    return isFramed ? { gameUrl, isFramed } : { gameUrl }
  }

  registry.on(launchGame, async ({ merchant, session, query, caller }) => {
    const game = await findGame(merchant, caller, query.lottoGameCode ?? query.gameCode ?? '')
    const { language, backUrl, roundId, balance } = query
    const opening = { language, backUrl, roundId, isBalanceHidden: balance === 'hidden' }
    const options = chooseLaunchOptions(game, query)
    const { memberType } = session
    const asked = { merchant, caller, game, ...opening, memberType, canBeFramed: true, options }
    return open(asked, async () => playerOf(session))
  })

  registry.on(
    gameTrialLaunch,
    async ({ merchant, session, query, caller }) => {
      const game = await findGame(merchant, caller, query.gameId)
      if (query.nodeId !== undefined && query.nodeId !== game.vendor) throw new ServiceError('game_not_found')
      const opening = { merchant, caller, game, ...query, options: chooseLaunchOptions(game, {}) }
      // A free account plays with its own play money.
      if (session && playsForFun(session.memberType))
        return open({ ...opening, memberType: session.memberType }, async () => playerOf(session))
      if (!game.freeplay) throw new ServiceError('trial_unavailable')
      let cookie: string | undefined
      // Without the member's type: a deposit adds nothing to the play money of a trial.
      const opened = await open(
        { ...opening, memberType: undefined, isTrial: true, ownerId: session?.memberId },
        async (tx) => {
          const country = visitors.countryOf(merchant, caller)
          const { secret, ...player } = await findTrialPlayer(tx, merchant, caller, country)
          cookie = secret
          return player
        },
      )
      // After the commit: a refusal leaves no cookie of a player that does not exist.
      if (cookie !== undefined) caller.setCookie(TRIAL_COOKIE, cookie, TRIAL_HOURS * 3_600)
      return opened
    },
    { limit: 'trial' },
  )
}

/** The launch page, which asks a guest to log in. */
function makeRealUrl(origin: string, code: string): string {
  return `${origin}/m/launchGame?${new URLSearchParams({ code })}`
}

function playerOf({ memberId, id }: { memberId: string; id: string }): Player {
  return { memberId, sessionId: id }
}
