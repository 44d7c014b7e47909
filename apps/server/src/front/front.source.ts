import { setTimeout as wait } from 'node:timers/promises'
import type { EndpointDefinition, SiteSettings } from '@foyer/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { ServiceError } from '../http/service-error.ts'
import type { PageSource } from '../pages/index.ts'
import { readAnswer } from './front.answers.rules.ts'
import { createMissingFinder } from './front.missing.ts'
import { readEnvelope } from './front.reading.rules.ts'
import type { Upstream } from './front.upstream.ts'

/** How long settings are believed, and how long old ones serve while the platform does not answer, in milliseconds. */
const FRESH_MS = 5_000
const STALE_MS = 10 * 60_000
/** How long a page waits for new settings when it has old ones, and for anything that it shows, in milliseconds. */
const PATIENCE_MS = 1_000
const PAGE_TIMEOUT_MS = 5_000
/** The most hosts whose settings are kept. */
const HOST_LIMIT = 200

/** What is known of one host. */
interface KnownHost {
  askedAtMs: number
  asked: Promise<SiteSettings | undefined>
  /** The last answer that was settings. */
  good: { atMs: number; settings: SiteSettings } | undefined
}

interface Parts {
  upstream: Upstream
  logger: FastifyBaseLogger
  /** The contract's calls by method and path. */
  endpoints: ReadonlyMap<string, EndpointDefinition>
  /** Reads the value of a status answer. @throws RangeError without a merchant's code */
  readSettings(raw: unknown): SiteSettings
}

/** What pages show, asked of the other platform by the specified calls, as a guest. */
export function createFrontSource({ upstream, logger, endpoints, ...parts }: Parts): PageSource {
  const known = new Map<string, KnownHost>()

  async function send(request: FastifyRequest, path: string, headers: Record<string, string>, isPublic: boolean) {
    const call = { path, headers: { device: 'MOBILE', ...headers }, timeoutMs: PAGE_TIMEOUT_MS, isPublic }
    const { answer } = await upstream.askShared(request, call)
    return answer
  }

  async function ask(...call: Parameters<typeof send>) {
    const answer = await send(...call)
    return answer.outcome === 'answered' ? readEnvelope(answer.body) : undefined
  }

  /** API-11. */
  async function askSettings(request: FastifyRequest): Promise<SiteSettings | undefined> {
    const url = request.url.split('?')[0] ?? ''
    const query = new URLSearchParams({ device: 'MOBILE', track: 'false', originalDomain: request.hostname, url })
    const answer = await ask(request, `/wps/v2/system/status?${query}`, { 'cache-control': 'no-cache' }, false)
    if (answer?.errorCode === 'domain_not_available') return undefined
    if (!answer?.success) throw new ServiceError('service_unavailable')
    return { ...parts.readSettings(answer.value), ip: '' }
  }

  function askAgain(request: FastifyRequest, old: KnownHost | undefined): KnownHost {
    const askedAtMs = performance.now()
    const asked = askSettings(request)
    const entry: KnownHost = { askedAtMs, asked, good: old?.good }
    asked.then(
      (settings) => {
        entry.good = settings && { atMs: askedAtMs, settings }
      },
      () => {
        entry.askedAtMs = Number.NEGATIVE_INFINITY
      },
    )
    return entry
  }

  /** One request for all who wait; the last good answer while the platform is away or slow. */
  async function readSettings(request: FastifyRequest): Promise<SiteSettings | undefined> {
    const { host } = request
    const now = performance.now()
    let entry = known.get(host)
    if (!entry || now - entry.askedAtMs >= FRESH_MS) {
      entry = askAgain(request, entry)
      makeRoom(known, host)
      known.set(host, entry)
    }
    const { asked, good } = entry
    if (!good || now - good.atMs >= STALE_MS) return asked
    const answer = await Promise.race([asked.then(accept, refuse), wait(PATIENCE_MS, 'late' as const, { ref: false })])
    if (typeof answer !== 'string') return answer.settings
    logger.warn({ host, answer }, 'old settings serve')
    return good.settings
  }

  const findMissing = createMissingFinder(async (request, path) => {
    const settings = await readSettings(request)
    return send(request, path, { merchant: settings?.merchantCode ?? '' }, true)
  })

  return {
    listMissing: findMissing,
    async readSettings(request) {
      const settings = await readSettings(request)
      return settings && { ...settings, serverTime: new Date().toISOString() }
    },
    findPictureFormat,
    async readSeed({ path, query }, request, language) {
      const endpoint = endpoints.get(`GET ${path}`)
      if (!endpoint) throw new ServiceError('not_found')
      const given = { ...(query as Record<string, string>) } // the renderer's prefetches have text values
      const ext = endpoint.takesImageFormat ? findPictureFormat(request) : undefined
      const search = new URLSearchParams(ext ? { ...given, ext } : given)
      const settings = await readSettings(request)
      const headers = { language, merchant: settings?.merchantCode ?? '' }
      const answer = await ask(request, `${path}?${search}`, headers, endpoint.publicMaxAgeSeconds !== undefined)
      if (!answer?.success) throw new ServiceError('service_unavailable')
      return readAnswer(endpoint, answer.value, { query: given })
    },
  }
}

/** GAME-18, RELAY-27: what the browser says that it decodes, the better format first. */
function findPictureFormat({ headers }: FastifyRequest): 'avif' | 'webp' | undefined {
  return (['avif', 'webp'] as const).find((format) => headers.accept?.includes(`image/${format}`))
}

const accept = (settings: SiteSettings | undefined) => ({ settings })
const refuse = () => 'failed' as const

/** A host that was never one of the platform's goes first, so that made-up ones cannot push out those that are. */
function makeRoom(known: Map<string, KnownHost>, host: string): void {
  known.delete(host)
  if (known.size < HOST_LIMIT) return
  const hosts = [...known.keys()]
  known.delete(hosts.find((name) => !known.get(name)?.good) ?? hosts[0] ?? '')
}
