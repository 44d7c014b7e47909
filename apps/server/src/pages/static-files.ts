import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { addFonts } from '@foyer/http/fonts'
import type { FastifyInstance } from 'fastify'

/**
 * Files of the build: hashed ones without expiry, images for a day. The build's Brotli variants are sent where
 * accepted.
 */
export async function registerStaticFiles(app: FastifyInstance, webDist: string): Promise<void> {
  const folders = [
    { name: 'assets', maxAge: '365d', immutable: true },
    { name: 'art', maxAge: '1d', immutable: false },
  ]
  addFonts(app, '/m/assets/')
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
