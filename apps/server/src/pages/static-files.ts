import { globSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { addFonts } from '@foyer/http/fonts'
import type { FastifyInstance } from 'fastify'

const DAY_MS = 86_400_000

/**
 * Files of the build: hashed ones, of both bundles (DEC-45), without expiry, images for a day. The build's Brotli variants are
 * sent where accepted.
 */
export async function registerStaticFiles(app: FastifyInstance, webDist: string): Promise<void> {
  addFonts(app, '/m/assets/')
  const common = { decorateReply: false, index: false, preCompressed: true } as const
  await app.register(fastifyStatic, {
    ...common,
    root: ['client', 'legacy'].map((bundle) => join(webDist, bundle, 'assets')),
    prefix: '/m/assets/',
    maxAge: '365d',
    immutable: true,
  })
  await app.register(async (scope) => {
    const root = join(webDist, 'client', 'art')
    await scope.register(fastifyStatic, { ...common, root, serve: false, decorateReply: true })
    const older = new Map(globSync('**/*.webp.{png,jpg}', { cwd: root }).map((name) => [name.slice(0, -4), name]))
    scope.get<{ Params: { '*': string } }>('/m/art/*', (request, reply) => {
      const { '*': name } = request.params
      if (older.has(name)) reply.header('vary', 'Accept')
      const file = acceptsWebp(request.headers.accept) ? name : (older.get(name) ?? name)
      return reply.sendFile(file, { maxAge: DAY_MS })
    })
  })
}

/** Before iOS 14, Safari lists the formats of an image without WebP; whoever lists none takes any. */
function acceptsWebp(accept = ''): boolean {
  return !/\bimage\/(?!\*)/.test(accept) || /\bimage\/webp\b/.test(accept)
}
