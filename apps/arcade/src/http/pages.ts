import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { directionOf, isLanguage, languages } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ArcadeError } from './arcade-error.ts'

/** Addresses of the screens; each gets the same document, and the script shows the screen. */
const SCREENS = [
  '/',
  '/tickets',
  '/tickets/:id',
  '/draws',
  '/draws/:id',
  '/draws/:id/check',
  '/rules',
  '/switch',
  '/sorry/:reason',
] as const

export interface PageOptions {
  /** Folder of the built pages. */
  pagesDir: URL
  /** Language of the player who asks, if they are known. */
  readLanguage: (request: FastifyRequest) => Promise<string>
}

/** Serves the built pages: hashed files for ever, the document never from a cache, in the player's language. */
export async function addPages(app: FastifyInstance, { pagesDir, readLanguage }: PageOptions): Promise<void> {
  const documentText = await readFile(new URL('index.html', pagesDir), 'utf8').catch(() => null)
  if (documentText === null) app.log.warn({ pagesDir: pagesDir.href }, 'the pages are not built: run npm run build')
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', pagesDir)),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })

  async function sendDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (documentText === null) return reply.code(503).type('text/plain').send('The pages are not built.\n')
    const asked = await readLanguage(request)
    const language = isLanguage(asked) ? asked : 'EN'
    const opening = `<html lang="${languages[language].tag}" dir="${directionOf(language)}" data-language="${language}">`
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(documentText.replace(/<html[^>]*>/, opening))
  }
  for (const path of SCREENS) app.get(path, sendDocument)
  // A mistyped address gets the document too, which says so; a script that asks for nothing known gets an error.
  app.get('/*', async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw new ArcadeError('not_found')
    return sendDocument(request, reply.code(404))
  })
}
