import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findLogoFile, type PageRenderer } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import type { Limit } from '../http/rate-limit.ts'
import { ServiceError } from '../http/service-error.ts'
import { registerAssetManifests } from './asset-manifests.ts'
import { registerDesignPage } from './design-page.ts'
import { answerPage } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'
import { registerServiceWorker } from './service-worker.ts'
import { registerStaticFiles } from './static-files.ts'
import { registerWebclipProfile } from './webclip-profile.ts'

interface Dependencies {
  source: PageSource
  limit: Limit
  config: Pick<ServerConfig, 'webDist' | 'serviceWorker' | 'webclipSigners' | 'hasDesignPage'>
}

/** The documents under /m: rendered for a guest; the browser fetches member data. */
export async function registerPages(app: FastifyInstance, { source, limit, config }: Dependencies): Promise<void> {
  if (config.webDist === undefined) return
  const renderer = await loadRenderer(config.webDist)
  await registerStaticFiles(app, config.webDist)
  await registerServiceWorker(app, { webDist: config.webDist, source, isOff: config.serviceWorker === 'off' })
  await registerAssetManifests(app, { webDist: config.webDist, listBuildFiles: renderer.listBuildFiles })
  const { decideLanguage } = renderer
  registerWebclipProfile(app, {
    webDist: config.webDist,
    source,
    limit,
    signers: config.webclipSigners,
    decideLanguage,
  })
  if (config.hasDesignPage) await registerDesignPage(app, { webDist: config.webDist, renderer, source })
  const page = { source, limit, renderer, renderOnce: createPageCache() }
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => answerPage(page, request, reply)
  // An unknown host has an error page too.
  for (const path of ['/', '/m', '/m/*']) app.get(path, { config: { hosts: 'any' } }, sendPage)
  app.get('/robots.txt', async (request, reply) => {
    if (!(await source.readSettings(request))) throw new ServiceError('domain_not_available')
    const isOpen = renderer.isIndexable(request.host, '/m/home')
    reply.type('text/plain').header('cache-control', 'public, max-age=3600')
    return reply.send(isOpen ? 'User-agent: *\nDisallow: /wps/\n' : 'User-agent: *\nDisallow: /\n')
  })
  app.get('/favicon.ico', async (request, reply) => {
    const icon = findLogoFile(request.merchant?.settings.template.h5_logo ?? '', 'favicon-48.png')
    reply.header('cache-control', 'public, max-age=86400')
    return icon === undefined ? reply.code(204).send() : reply.redirect(icon, 302)
  })
}

/** Loads the renderer from the web app's build. */
async function loadRenderer(webDist: string): Promise<PageRenderer> {
  return import(pathToFileURL(join(webDist, 'server', 'entry-server.js')).href)
}
