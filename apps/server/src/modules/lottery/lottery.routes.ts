import { nextDraw } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { DrawProvider } from '../../providers/games/games.ts'
import { createDrawFeed } from './lottery.feed.ts'

/** `draws` is the vendor that runs the house lottery. */
export function registerLotteryRoutes(registry: Registry, { draws }: { draws: DrawProvider }): void {
  const readDraws = createDrawFeed(draws)
  registry.on(nextDraw, async () => {
    const seen = await readDraws()
    if (!seen) throw new ServiceError('game_unavailable')
    const { gameCode, drawId, closesAt, drawsAt, serverTime, recent } = seen.reading
    return {
      gameCode,
      drawId,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      // The vendor's clock, which its draws go by, as it stands now.
      serverTime: new Date(serverTime.getTime() + seen.ageMs).toISOString(),
      recent: recent.map((result) => ({ ...result, drawnAt: result.drawnAt.toISOString() })),
    }
  })
}
