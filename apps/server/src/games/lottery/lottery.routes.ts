import { nextDraw } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { DrawProvider, GameProvider } from '../../providers/games/games.ts'
import type { GameCatalogue } from '../game/index.ts'
import { createDrawFeed } from './lottery-feed.service.ts'

interface LotteryDependencies {
  catalogue: Pick<GameCatalogue, 'find'>
  /** The vendor of the embedded lottery. */
  draws: DrawProvider & Pick<GameProvider, 'code'>
}

/** The draw at merchants that offer its game, refused as the launch of the game is. */
export function registerLotteryRoutes(registry: Registry, { catalogue, draws }: LotteryDependencies): void {
  const readDraws = createDrawFeed(draws)
  registry.on(nextDraw, async ({ merchant }) => {
    const game = await catalogue.find(merchant.code, draws.lotteryCode)
    if (game?.vendor !== draws.code) throw new ServiceError('game_not_found')
    const seen = game.isOpen ? await readDraws() : undefined
    if (!seen) throw new ServiceError('game_unavailable')
    const { drawId, closesAt, drawsAt, serverTime, recent } = seen.report
    return {
      gameCode: game.code,
      drawId,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      // The vendor's clock, which its draws use, at this moment.
      serverTime: new Date(serverTime.getTime() + seen.ageMs).toISOString(),
      recent: recent.map((result) => ({ ...result, drawnAt: result.drawnAt.toISOString() })),
    }
  })
}
