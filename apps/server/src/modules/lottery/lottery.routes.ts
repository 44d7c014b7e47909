import { nextDraw } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { DrawProvider } from '../../providers/games/games.ts'
import { createDrawFeed } from './lottery-feed.service.ts'

/** `draws` is the vendor of the embedded lottery. */
export function registerLotteryRoutes(registry: Registry, { draws }: { draws: DrawProvider }): void {
  const readDraws = createDrawFeed(draws)
  registry.on(nextDraw, async () => {
    const seen = await readDraws()
    if (!seen) throw new ServiceError('game_unavailable')
    const { gameCode, drawId, closesAt, drawsAt, serverTime, recent } = seen.report
    return {
      gameCode,
      drawId,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      // The vendor's clock, which its draws use, at this moment.
      serverTime: new Date(serverTime.getTime() + seen.ageMs).toISOString(),
      recent: recent.map((result) => ({ ...result, drawnAt: result.drawnAt.toISOString() })),
    }
  })
}
