import { IMAGE_PATH } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OFFICE_PATH } from '../../http/hosts.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readImageFile } from './image.store.ts'

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' }

interface ImageDependencies {
  database: Database
  limit: Limit
}

/**
 * Files of merchants' pictures: of the host's merchant, and for the console's previews of a named one. A folder's name has
 * their hash, so that they never expire.
 */
export function registerImageRoutes(app: FastifyInstance, { database, limit }: ImageDependencies): void {
  interface Named {
    folder: string
    file: string
  }
  async function send(request: FastifyRequest, reply: FastifyReply, merchant: string | undefined, named: Named) {
    await limitCalls(limit, request, { merchant: '', path: '' })
    const type = types[named.file.split('.').at(-1) ?? '']
    if (merchant === undefined || type === undefined) throw new ServiceError('not_found')
    const content = await database.transaction((tx) => readImageFile(tx, { merchant, ...named }), { merchant })
    if (!content) throw new ServiceError('not_found')
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content)
  }
  app.get<{ Params: Named }>(`${IMAGE_PATH}:folder/:file`, (request, reply) =>
    send(request, reply, request.merchant?.code, { folder: request.params.folder, file: request.params.file }),
  )
  app.get<{ Params: Named & { merchant: string } }>(
    `${OFFICE_PATH}/pictures/:merchant/:folder/:file`,
    { config: { hosts: 'office' } },
    (request, reply) => {
      const { merchant, folder, file } = request.params
      return send(request, reply, merchant, { folder, file })
    },
  )
}
