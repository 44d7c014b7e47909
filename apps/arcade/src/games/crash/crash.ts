import type { FastifyInstance } from 'fastify'
import { requireOwnOrigin } from '../../http/security.ts'
import { requirePlayer, type SessionDependencies } from '../../modules/session/index.ts'
import { addCrashHistoryRoutes, addCrashRoutes } from './crash.routes.ts'
import { createCrashFeed } from './crash-feed.ts'
import type { CrashTesting } from './crash-round.service.ts'
import { startCrashScheduler } from './crash-scheduler.ts'

export interface CrashDependencies extends SessionDependencies {
  config: { publicUrl: string }
  /** Without rounds and calls to the platform. */
  isIdle: boolean
  testing: CrashTesting | undefined
  /** No player can come back to this process: its rounds end at once, its other work when the app closes. */
  stopping: AbortSignal
}

/** Crash: its calls, its rounds and its money, until the app closes. */
export async function addCrash(app: FastifyInstance, dependencies: CrashDependencies): Promise<void> {
  const { database, platform, config, isIdle, testing, stopping } = dependencies
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
    { prefix: '/api/games/crash' },
  )
}
