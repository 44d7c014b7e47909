import { IMAGE_PATH } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyInstance } from 'fastify'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readImageFile } from './image.store.ts'

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' }

/** Files of the pictures of the host's merchant. A folder's name has their hash, so that they never expire. */
export function registerImageRoutes(
  app: FastifyInstance,
  { database, limit }: { database: Database; limit: Limit },
): void {
  app.get<{ Params: { folder: string; file: string } }>(`${IMAGE_PATH}:folder/:file`, async (request, reply) => {
    await limitCalls(limit, request, { merchant: '', path: '' })
    const { folder, file } = request.params
    const merchant = request.merchant?.code
    const type = types[file.split('.').at(-1) ?? '']
    if (merchant === undefined || type === undefined) throw new ServiceError('not_found')
    const content = await database.transaction((tx) => readImageFile(tx, { merchant, folder, file }), { merchant })
    if (!content) throw new ServiceError('not_found')
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content)
  })
}
