import {
  isOldBrowser,
  type Language,
  type PageRenderer,
  parseAcceptLanguage,
  type RenderedPage,
  type SiteSettings,
} from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Limit, limitCalls } from '../http/rate-limit.ts'
import { ServiceError } from '../http/service-error.ts'
import { findIdentityHosts, findLoginReturn } from '../providers/identity/identity-pages.ts'
import { sendFallbackPage, sendUnknownHost } from './fallback-page.ts'
import type { RenderOnce } from './page-cache.ts'
import { sendCompressed } from './page-compression.ts'
import { readSeeds } from './page-initial-data.ts'
import { makeNonce, setPagePolicy } from './page-security.ts'
import type { PageSource } from './page-source.ts'

/** Placeholder in a cached page for each response's own nonce. */
const NONCE_PLACE = makeNonce()

export interface PageDependencies {
  source: PageSource
  limit: Limit
  renderer: PageRenderer
  renderOnce: RenderOnce
}

/** What decides a page's document, apart from the source's data. */
interface PageView {
  settings: SiteSettings
  language: Language
  host: string
  /** Path, and the query where it has an effect on the page. */
  url: string
  path: string
  frames: PageFrames
  /** DEC-45. */
  isLegacy: boolean
}

/** Addresses of the framed documents, and of the stand-in of the identity vendors. */
interface PageFrames {
  scriptFrame: string | undefined
  captchaFrame: string | undefined
  identityEmulator: string | undefined
}

/** Answers with the document of an address, or with a fallback page. */
export async function answerPage(dependencies: PageDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { limit, renderer } = dependencies
  try {
    await limitCalls(limit, request, { merchant: '', path: '' })
    return await sendPage(dependencies, request, reply)
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'TOO_MANY_REQUESTS')
      return sendFallbackPage(renderer, request, reply, { status: 429, retryAfterSeconds: 60 })
    request.log.error({ err: error, spanId: request.spanId }, 'page could not be rendered')
    return sendFallbackPage(renderer, request, reply, { status: 503, retryAfterSeconds: 5 })
  }
}

async function sendPage(dependencies: PageDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { source, renderer } = dependencies
  const found = await source.readSettings(request)
  if (!found) return sendUnknownHost(renderer, request, reply, await source.findOtherDomain?.(request))
  const tags = parseAcceptLanguage(request.headers['accept-language'])
  const language = renderer.decideLanguage(found, { stored: readWantedLanguage(request), tags })
  const settings = (await source.readSettings(request, language)) ?? found
  const [path = '', search = ''] = request.url.split('?')
  const loginReturn = findLoginReturn({ path, search }, settings)
  if (loginReturn !== undefined) return reply.header('cache-control', 'no-store').redirect(loginReturn, 302)
  if (isPreviewEnd(request)) return endPreview(reply).redirect(path, 302)
  const preview = source.findPreview?.(request)
  // A query without effect on the page is dropped, so that it causes no extra rendering.
  const url = renderer.reduceAddress(request.url)
  const frames = await findFrames(source, request)
  const isLegacy = isOldBrowser(request.headers['user-agent'])
  const view: PageView = { settings, language, host: readHost(request), url, path, frames, isLegacy }
  const page = await findPage(dependencies, view, request)
  if (readWantedLanguage(request) === language && request.cookies.language !== language) storeLanguage(reply, language)
  const nonce = makeNonce()
  setPageHeaders(reply, page, language)
  if (preview) storePreview(request, reply, preview)
  else if (request.cookies.preview !== undefined) endPreview(reply)
  setPagePolicy(reply, { nonce, isHttps: isHttps(request), ...describePolicy(source, view, request) })
  return sendCompressed(request, reply, page.html.replaceAll(NONCE_PLACE, nonce))
}

async function findFrames(source: PageSource, request: FastifyRequest): Promise<PageFrames> {
  return {
    scriptFrame: await source.findScriptFrame?.(request),
    captchaFrame: await source.findCaptchaFrame?.(request),
    identityEmulator: source.findIdentityEmulator?.(request),
  }
}

/** The rendered page, from the cache unless its address has a query or it is a preview. */
function findPage(dependencies: PageDependencies, view: PageView, request: FastifyRequest): Promise<RenderedPage> {
  const { source, renderOnce } = dependencies
  const { settings, language, host, url, path, isLegacy } = view
  const render = () => renderPage(dependencies, view, request)
  if (url !== path || source.findPreview?.(request)) return render()
  const images = source.findImageFormat?.(request) ?? ''
  // A visitor of a refused country has another page (BOOT-10).
  const region = settings.regionRestriction ?? ''
  const bundle = isLegacy ? 'legacy' : ''
  const key = [settings.merchantCode, request.protocol, host, language, images, region, bundle, path].join(' ')
  return renderOnce(key, render)
}

async function renderPage(
  { source, renderer }: PageDependencies,
  { settings, language, host, url, frames, isLegacy }: PageView,
  request: FastifyRequest,
): Promise<RenderedPage> {
  const unsupported = await source.listMissing?.(request)
  const { seeds, missing } = await readSeeds(renderer, source, { url, settings, request, language, unsupported })
  return renderer.render({
    url,
    host,
    origin: `${request.protocol}://${host}`,
    settings,
    language,
    seeds,
    serverTime: settings.serverTime,
    nonce: NONCE_PLACE,
    ...frames,
    appIcon: source.findAppIcon?.(request),
    branding: source.findBranding?.(request, language),
    preview: source.findPreview?.(request)?.number,
    missing,
    isLegacy,
  })
}

function setPageHeaders(reply: FastifyReply, { status, robots, build }: RenderedPage, language: Language): void {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    // Private: it carries a nonce and is in this visitor's language.
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', robots)
    .header('content-language', language)
  // The service worker keeps no document without it.
  if (build !== undefined) reply.header('x-foyer-build', build)
}

/** Framed documents, the vendors of the ways to log in, and the merchant's own hosts. */
function describePolicy(source: PageSource, { settings, frames }: PageView, request: FastifyRequest) {
  const { scriptFrame, captchaFrame, identityEmulator } = frames
  return {
    frames: [
      scriptFrame,
      captchaFrame,
      source.findTrackingFrame?.(request),
      ...(source.listSupportFrames?.(request) ?? []),
      ...(source.listGameFrames?.(request) ?? []),
    ],
    identityHosts: findIdentityHosts(settings, identityEmulator),
    imageHosts: settings.imageCDNs,
    frameAncestors: settings.frameAncestors,
  }
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

function isPreviewEnd(request: FastifyRequest): boolean {
  return (request.query as { preview?: unknown }).preview === 'off' // any query; compared only
}

/** Only what renders this host's pages reads it. Neither browser nor proxy stores a page of a preview. */
function storePreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, remainingSeconds }: { token: string; remainingSeconds: number },
): void {
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
  if (request.cookies.preview === token) return
  const secure = isHttps(request)
  reply.setCookie('preview', token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: remainingSeconds })
}

function endPreview(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').clearCookie('preview', { path: '/' })
}
