import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files of the build: hashed ones for ever, pictures for a day. Brotli twins made by the build are sent where accepted. */
export async function registerStaticFiles(app: FastifyInstance, webDist: string): Promise<void> {
  const folders = [
    { name: 'assets', maxAge: '365d', immutable: true },
    { name: 'art', maxAge: '1d', immutable: false },
  ]
  for (const { name, maxAge, immutable } of folders) {
    await app.register(fastifyStatic, {
      root: join(webDist, 'client', name),
      prefix: `/m/${name}/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      maxAge,
      immutable,
    })
  }
}
