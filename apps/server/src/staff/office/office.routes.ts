import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { writeTrustedTypes } from '../../http/headers.ts'
import { OFFICE_PATH } from '../../http/hosts.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'

/** Everything of the console comes from its own host: no script, style or image of anybody else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  writeTrustedTypes(),
].join('; ')

/** The console's document for each of its pages, and the files of its build, at its host alone. */
export function registerOfficePages(
  app: FastifyInstance,
  { officeDist, webDist, limit }: { officeDist: string; webDist: string | undefined; limit: Limit },
): void {
  const document = readFileSync(join(officeDist, 'index.html'), 'utf8')
  app.register(async (office) => {
    office.addHook('onRoute', (route) => {
      route.config = { ...route.config, hosts: 'office' }
    })
    await office.register(fastifyStatic, {
      root: join(officeDist, 'assets'),
      prefix: `${OFFICE_PATH}/assets/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
    })
    // Images of the platform, for previews of members' pages.
    if (webDist !== undefined)
      await office.register(fastifyStatic, {
        root: join(webDist, 'client', 'art'),
        prefix: `${OFFICE_PATH}/art/`,
        decorateReply: false,
        index: false,
        maxAge: '1d',
      })
    for (const path of [OFFICE_PATH, `${OFFICE_PATH}/*`]) {
      office.get(path, async (request, reply) => {
        await limitCalls(limit, request, { merchant: '', path: OFFICE_PATH })
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', POLICY)
          .header('cache-control', 'no-cache')
          .header('x-robots-tag', 'noindex')
          .send(document)
      })
    }
  })
}
