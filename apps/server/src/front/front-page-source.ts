import { setTimeout as wait } from 'node:timers/promises'
import { changes, createRememberCredential, type EndpointDefinition, type SiteSettings } from '@foyer/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { ServiceError } from '../http/service-error.ts'
import type { PageSource } from '../pages/index.ts'
import { createMissingFinder } from './front-missing-calls.ts'
import { readEnvelope } from './front-parsing.rules.ts'
import { readAnswer } from './front-responses.rules.ts'
import type { Upstream } from './upstream.client.ts'

/** Lifetime of settings, and of stale ones during an outage of the platform, in milliseconds. */
const FRESH_MS = 5_000
const STALE_MS = 10 * 60_000
/** How long a page with stale settings waits for new ones, and timeout of any content, in milliseconds. */
const FIRST_WAIT_MS = 1_000
const PAGE_TIMEOUT_MS = 5_000
/** Maximum number of hosts with stored settings. */
const HOST_LIMIT = 200

/** Stored state of one host. */
interface KnownHost {
  requestedAtMs: number
  asked: Promise<SiteSettings | undefined>
  /** Whether `asked` has been waited for in vain, or has failed: nothing else is requested until it is answered. */
  isStalled: boolean
  /** The last response with valid settings. */
  good: { atMs: number; settings: SiteSettings } | undefined
}

interface Dependencies {
  upstream: Upstream
  logger: FastifyBaseLogger
  /** The contract's calls by method and path. */
  endpoints: ReadonlyMap<string, EndpointDefinition>
  /** Reads the value of a status response. @throws RangeError without a merchant's code */
  readSettings(raw: unknown): SiteSettings
}

/** Content of the pages, requested from the other platform by the specified calls, as a guest. */
export function createFrontSource({ upstream, logger, endpoints, ...dependencies }: Dependencies): PageSource {
  const known = new Map<string, KnownHost>()

  async function send(request: FastifyRequest, path: string, headers: Record<string, string>, isPublic: boolean) {
    const call = { path, headers: { device: 'MOBILE', ...headers }, timeoutMs: PAGE_TIMEOUT_MS, isPublic }
    const { answer } = await upstream.requestShared(request, call)
    return answer
  }

  async function ask(...call: Parameters<typeof send>) {
    const answer = await send(...call)
    return answer.outcome === 'answered' ? readEnvelope(answer.body) : undefined
  }

  /** API-11. The platform answers for one visitor, and the documents are all visitors': none has its address or region. */
  async function requestSettings(request: FastifyRequest): Promise<SiteSettings | undefined> {
    const url = request.url.split('?')[0] ?? ''
    const query = new URLSearchParams({ device: 'MOBILE', track: 'false', originalDomain: request.hostname, url })
    const answer = await ask(request, `/wps/v2/system/status?${query}`, { 'cache-control': 'no-cache' }, false)
    if (answer?.errorCode === 'domain_not_available') return undefined
    if (!answer?.success) throw new ServiceError('service_unavailable')
    return { ...dependencies.readSettings(answer.value), ip: '', regionRestriction: null }
  }

  function retry(request: FastifyRequest, old: KnownHost | undefined): KnownHost {
    const requestedAtMs = performance.now()
    const asked = requestSettings(request)
    const entry: KnownHost = { requestedAtMs, asked, isStalled: false, good: old?.good }
    asked.then(
      (settings) => {
        entry.good = settings && { atMs: requestedAtMs, settings }
        entry.isStalled = false
      },
      () => {
        entry.requestedAtMs = Number.NEGATIVE_INFINITY
      },
    )
    return entry
  }

  /** One request for all waiting callers; the last valid response while the platform is unavailable or slow. */
  async function readSettings(request: FastifyRequest): Promise<SiteSettings | undefined> {
    const { host } = request
    const now = performance.now()
    let entry = known.get(host)
    if (!entry || now - entry.requestedAtMs >= FRESH_MS) {
      entry = retry(request, entry)
      evictOldest(known, host)
      known.set(host, entry)
    }
    const { asked, good } = entry
    if (!good || now - good.atMs >= STALE_MS) return asked
    if (entry.isStalled) return good.settings
    const answer = await Promise.race([
      asked.then(accept, refuse),
      wait(FIRST_WAIT_MS, 'late' as const, { ref: false }),
    ])
    if (typeof answer !== 'string') return answer.settings
    entry.isStalled = true
    logger.warn({ host, answer }, 'stale settings are used')
    return good.settings
  }

  const findMissing = createMissingFinder(async (request, path) => {
    const settings = await readSettings(request)
    return send(request, path, { merchant: settings?.merchantCode ?? '' }, true)
  })

  return {
    // DEC-10: a password is not remembered for another platform. Streams are not forwarded: its values are polled.
    listMissing: async (request) => [...(await findMissing(request)), createRememberCredential.path, changes.path],
    async readSettings(request) {
      const settings = await readSettings(request)
      return settings && { ...settings, serverTime: new Date().toISOString() }
    },
    findImageFormat,
    async readSeed({ path, query }, request, language) {
      const endpoint = endpoints.get(`GET ${path}`)
      if (!endpoint) throw new ServiceError('not_found')
      const given = { ...(query as Record<string, string>) } // the renderer's prefetches have text values
      const ext = endpoint.takesImageFormat ? findImageFormat(request) : undefined
      const search = new URLSearchParams(ext ? { ...given, ext } : given)
      const settings = await readSettings(request)
      if (known.get(request.host)?.isStalled) throw new ServiceError('service_unavailable')
      const headers = { language, merchant: settings?.merchantCode ?? '' }
      const answer = await ask(request, `${path}?${search}`, headers, endpoint.publicMaxAgeSeconds !== undefined)
      if (!answer?.success) throw new ServiceError('service_unavailable')
      return readAnswer(endpoint, answer.value, { query: given })
    },
  }
}

/** GAME-18, RELAY-27: the best image format of the browser's Accept header. */
function findImageFormat({ headers }: FastifyRequest): 'avif' | 'webp' | undefined {
  return (['avif', 'webp'] as const).find((format) => headers.accept?.includes(`image/${format}`))
}

const accept = (settings: SiteSettings | undefined) => ({ settings })
const refuse = () => 'failed' as const

/** Evicts hosts without valid settings first, so that made-up hosts do not displace those of the platform. */
function evictOldest(known: Map<string, KnownHost>, host: string): void {
  known.delete(host)
  if (known.size < HOST_LIMIT) return
  const hosts = [...known.keys()]
  known.delete(hosts.find((name) => !known.get(name)?.good) ?? hosts[0] ?? '')
}
