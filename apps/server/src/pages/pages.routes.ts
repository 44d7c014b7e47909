import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as contract from '@foyer/contract'
import {
  type InitialDataEntry,
  type Language,
  type PageRenderer,
  parseAcceptLanguage,
  type RenderedPage,
  type SiteSettings,
} from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { type Limit, limitCalls } from '../http/rate-limit.ts'
import { ServiceError } from '../http/service-error.ts'
import { findIdentityHosts, findLoginReturn } from '../providers/identity/identity-pages.ts'
import { registerAssetManifests } from './asset-manifests.ts'
import { sendFallbackPage, sendUnknownHost } from './fallback-page.ts'
import { createPageCache } from './page-cache.ts'
import { sendCompressed } from './page-compression.ts'
import { describeInitialDataFailure } from './page-initial-data-failure.ts'
import { makeNonce, setPagePolicy } from './page-security.ts'
import type { PageSource } from './page-source.ts'
import { registerServiceWorker } from './service-worker.ts'
import { registerStaticFiles } from './static-files.ts'
import { registerWebclipProfile } from './webclip-profile.ts'

/** Placeholder in a cached page for each response's own nonce. */
const NONCE_PLACE = makeNonce()

interface Dependencies {
  source: PageSource
  limit: Limit
  config: Pick<ServerConfig, 'webDist' | 'serviceWorker' | 'webclipSigners'>
}

/** The documents under /m: rendered for a guest; the browser fetches member data. */
export async function registerPages(app: FastifyInstance, { source, limit, config }: Dependencies): Promise<void> {
  if (config.webDist === undefined) return
  const renderer = await loadRenderer(config.webDist)
  const renderOnce = createPageCache()
  await registerStaticFiles(app, config.webDist)
  await registerServiceWorker(app, { webDist: config.webDist, source, isOff: config.serviceWorker === 'off' })
  await registerAssetManifests(app, { webDist: config.webDist, build: renderer.listBuildFiles() })
  const { decideLanguage } = renderer
  registerWebclipProfile(app, {
    webDist: config.webDist,
    source,
    limit,
    signers: config.webclipSigners,
    decideLanguage,
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    try {
      await limitCalls(limit, request, { merchant: '', path: '' })
      return await makePage(request, reply)
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'TOO_MANY_REQUESTS')
        return sendFallbackPage(renderer, request, reply, { status: 429, retryAfterSeconds: 60 })
      request.log.error({ err: error, spanId: request.spanId }, 'page could not be rendered')
      return sendFallbackPage(renderer, request, reply, { status: 503, retryAfterSeconds: 5 })
    }
  }

  async function makePage(request: FastifyRequest, reply: FastifyReply) {
    const found = await source.readSettings(request)
    if (!found) return sendUnknownHost(renderer, request, reply, await source.findOtherDomain?.(request))
    const tags = parseAcceptLanguage(request.headers['accept-language'])
    const language = renderer.decideLanguage(found, { stored: readWantedLanguage(request), tags })
    const settings = (await source.readSettings(request, language)) ?? found
    const [path = '', search = ''] = request.url.split('?')
    const loginReturn = findLoginReturn({ path, search }, settings)
    if (loginReturn !== undefined) return reply.header('cache-control', 'no-store').redirect(loginReturn, 302)
    // A query without effect on the page is dropped, so that it causes no extra rendering.
    const url = renderer.reduceAddress(request.url)
    const host = readHost(request)
    const scriptFrame = await source.findScriptFrame?.(request)
    const captchaFrame = await source.findCaptchaFrame?.(request)
    const identityEmulator = source.findIdentityEmulator?.(request)
    const page = async (): Promise<RenderedPage> => {
      const unsupported = await source.listMissing?.(request)
      const { seeds, missing } = await readSeeds(renderer, source, { url, settings, request, language, unsupported })
      const origin = `${request.protocol}://${host}`
      return renderer.render({
        url,
        host,
        origin,
        settings,
        language,
        seeds,
        serverTime: settings.serverTime,
        nonce: NONCE_PLACE,
        scriptFrame,
        captchaFrame,
        identityEmulator,
        appIcon: source.findAppIcon?.(request),
        missing,
      })
    }
    const images = source.findImageFormat?.(request) ?? ''
    // A visitor of a refused country has another page (BOOT-10).
    const region = settings.regionRestriction ?? ''
    const key = [settings.merchantCode, request.protocol, host, language, images, region, path].join(' ')
    const { status, html, robots, build } = url === path ? await renderOnce(key, page) : await page()
    const nonce = makeNonce()
    if (readWantedLanguage(request) === language && request.cookies.language !== language)
      storeLanguage(reply, language)
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      // Private: it carries a nonce and is in this visitor's language.
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', robots)
      .header('content-language', language)
    // The service worker keeps no document without it.
    if (build !== undefined) reply.header('x-foyer-build', build)
    setPagePolicy(reply, {
      nonce,
      isHttps: isHttps(request),
      frames: [
        scriptFrame,
        captchaFrame,
        source.findTrackingFrame?.(request),
        ...(source.listGameFrames?.(request) ?? []),
      ],
      identityHosts: findIdentityHosts(settings, identityEmulator),
      ...listHosts(settings),
    })
    return sendCompressed(request, reply, html.replaceAll(NONCE_PLACE, nonce))
  }

  // An unknown host has an error page too.
  for (const path of ['/', '/m', '/m/*']) app.get(path, { config: { hosts: 'any' } }, sendPage)
  app.get('/robots.txt', async (request, reply) => {
    if (!(await source.readSettings(request))) throw new ServiceError('domain_not_available')
    const isOpen = renderer.isIndexable(request.host, '/m/home')
    reply.type('text/plain').header('cache-control', 'public, max-age=3600')
    return reply.send(isOpen ? 'User-agent: *\nDisallow: /wps/\n' : 'User-agent: *\nDisallow: /\n')
  })
  app.get('/favicon.ico', async (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  )
}

/** Loads the renderer from the web app's build. */
async function loadRenderer(webDist: string): Promise<PageRenderer> {
  return import(pathToFileURL(join(webDist, 'server', 'entry-server.js')).href)
}

/**
 * Normalized, and with a port only if we listen on it: the visitor controls both, and each spelling would be another
 * cached page.
 */
function readHost({ hostname, port, socket }: FastifyRequest): string {
  const name = hostname.toLowerCase()
  return port === socket.localPort ? `${name}:${port}` : name
}

function isHttps({ protocol }: FastifyRequest): boolean {
  return protocol === 'https'
}

/** The merchant's hosts in the policy of a page. */
function listHosts({ imageCDNs, frameAncestors }: SiteSettings) {
  return { imageHosts: imageCDNs, frameAncestors }
}

/** Lifetime of the language cookie, in seconds: a year. */
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400

/** Readable by the app, which also writes it from its language picker. */
function storeLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie('language', language, { path: '/', sameSite: 'lax', maxAge: LANGUAGE_COOKIE_SECONDS })
}

/** A link of the page chooses a language without script; the cookie stores it (CONF-08). */
function readWantedLanguage(request: FastifyRequest): string | undefined {
  const { language } = request.query as { language?: unknown } // any query; read with care
  return typeof language === 'string' ? language : request.cookies.language
}

/** Calls with a `not_found` of their own; the renderer's build carries no lists of errors. */
const findingPaths: ReadonlySet<string> = new Set(
  Object.values(contract).flatMap((part) =>
    typeof part === 'object' && 'errors' in part && part.errors.some((code) => code === 'not_found') ? [part.path] : [],
  ),
)

/**
 * Initial data of the page, read from the pages' source. The browser requests failed ones itself; `missing` are the paths
 * that it does not request: unsupported ones, and those refused with a 404, as the draw of a lottery that the merchant
 * does not offer. A call with a `not_found` of its own is supported: what it does not find is absent.
 */
async function readSeeds(
  renderer: PageRenderer,
  source: PageSource,
  page: {
    url: string
    settings: SiteSettings
    request: FastifyRequest
    language: Language
    unsupported: readonly string[] | undefined
  },
): Promise<{ seeds: InitialDataEntry[]; missing: readonly string[] }> {
  const { url, settings, request, language, unsupported = [] } = page
  const missing = [...unsupported]
  const wanted = renderer
    .listPrefetches(url, settings, request.hostname)
    .filter(({ endpoint }) => !unsupported.includes(endpoint.path))
  const seeds = await Promise.all(
    wanted.map(async ({ endpoint, query }): Promise<InitialDataEntry | undefined> => {
      try {
        const value = await source.readSeed({ path: endpoint.path, query }, request, language)
        return { path: endpoint.path, ...(query ? { query } : {}), value }
      } catch (error) {
        const { level, fields } = describeInitialDataFailure(error)
        const place = { path: endpoint.path, spanId: request.spanId }
        request.log[level]({ ...fields, ...place }, 'page is rendered without part of its initial data')
        if (!(error instanceof ServiceError) || error.status !== 404) return undefined
        if (findingPaths.has(endpoint.path))
          return { path: endpoint.path, ...(query ? { query } : {}), value: null, isAbsent: true }
        missing.push(endpoint.path)
        return undefined
      }
    }),
  )
  return { seeds: seeds.filter((seed) => seed !== undefined), missing }
}
