import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

/** Timeout of a command: within the time budget of signed calls, and longer than a busy process may stall. */
const COMMAND_TIMEOUT_MS = 1_500

/**
 * The Redis or Valkey shared by several processes, at REDIS_URL; closed with the app. A command fails after its
 * timeout; the caller decides the consequence (T36).
 */
export function openSharedStore(app: FastifyInstance, redisUrl: string | undefined): Redis | undefined {
  if (redisUrl === undefined) return undefined
  const redis = new Redis(redisUrl, {
    connectTimeout: 500,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  })
  redis.on('error', (error) => app.log.warn({ error: error.message }, 'shared store does not answer'))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
