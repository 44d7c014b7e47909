import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { defaultLanguage, languageCodes, type PageRenderer } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { makeNonce, setPagePolicy } from './page-security.ts'
import type { PageSource } from './page-source.ts'

const PATH = '/m/__design'

/**
 * The page of every component in each of its states, by `template`, `direction` and `language` of its address. Exists in
 * demo mode only: it is for whoever works on the looks.
 */
export async function registerDesignPage(
  app: FastifyInstance,
  { webDist, renderer, source }: { webDist: string; renderer: PageRenderer; source: PageSource },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webDist, 'design', '__design'),
    prefix: `${PATH}/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
  })
  app.get(PATH, async (request, reply) => {
    const settings = await source.readSettings(request)
    if (!settings) return reply.callNotFound()
    const { template, direction, language } = request.query as Record<string, unknown> // any query; compared with lists
    const nonce = makeNonce()
    setPagePolicy(reply, { nonce, isHttps: request.protocol === 'https' })
    const html = renderer.renderDesign({
      ...{ settings, template, direction, nonce },
      language: languageCodes.find((code) => code === language) ?? defaultLanguage,
      serverTime: new Date().toISOString(),
    })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
}
