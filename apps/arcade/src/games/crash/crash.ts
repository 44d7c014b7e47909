import type { GameServer } from '../../game-server.types.ts'
import { requireOwnOrigin } from '../../http/security.ts'
import { requirePlayer } from '../../modules/session/index.ts'
import { addCrashHistoryRoutes, addCrashRoutes } from './crash.routes.ts'
import { crash } from './crash.rules.ts'
import { createCrashFeed } from './crash-feed.ts'
import type { CrashTesting } from './crash-round.service.ts'
import { startCrashScheduler } from './crash-scheduler.ts'

/** Crash: its calls, its rounds and its money. */
export function createCrashServer(testing: CrashTesting | undefined): GameServer {
  return {
    async start(app, dependencies) {
      const { database, platform, config, isIdle, stopping } = dependencies
      const scheduler = isIdle ? null : startCrashScheduler({ database, platform, logger: app.log, ...testing })
      const feed = createCrashFeed({ database, logger: app.log, onWanted: () => scheduler?.wakeRounds() })
      stopping.addEventListener('abort', () => void scheduler?.endRounds())
      app.addHook('onClose', async () => {
        feed.stop()
        await scheduler?.stop()
      })
      await app.register(
        async (api) => {
          addCrashHistoryRoutes(api, { database })
          await api.register(async (own) => {
            requireOwnOrigin(own, config.publicUrl)
            requirePlayer(own, dependencies)
            addCrashRoutes(own, { database, platform, feed, wakeBets: () => scheduler?.wakeBets(), stopping })
          })
        },
        { prefix: `/api/games/${crash.id}` },
      )
    },
  }
}
