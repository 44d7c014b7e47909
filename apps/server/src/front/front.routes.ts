import { type EndpointDefinition, type ErrorCode, login, type SiteSettings, systemStatus } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nameLogin } from '../account/index.ts'
import { decideBackUrl } from '../games/index.ts'
import { type Limits, limitCalls } from '../http/rate-limit.ts'
import { ServiceError } from '../http/service-error.ts'
import { readEnvelope } from './front-parsing.rules.ts'
import { readAnswer } from './front-responses.rules.ts'
import { decideSearch, hasBackUrl } from './front-search.rules.ts'
import { pickHeaders, type Upstream, type UpstreamReply } from './upstream.client.ts'

/** Response headers passed to the browser; all others are dropped. */
const returnedHeaders = ['cache-control', 'retry-after', 'vary'] as const

/** Rate-limit scope in place of a merchant: the host is caller input, so each spelling would have its own count. */
const COUNTED_AS = 'front'

interface Dependencies {
  upstream: Upstream
  endpoints: Iterable<EndpointDefinition>
  limits: Pick<Limits, 'general' | 'login' | 'loginAddress'>
  /** Settings of the requested host, if known. */
  findSettings(request: FastifyRequest): Promise<SiteSettings | undefined>
  /** Reads the value of a status response. @throws RangeError without a merchant's code */
  readSettings(raw: unknown): SiteSettings
}

/**
 * Forwards every call under /wps to the other platform; the response is parsed by the contract before it is returned.
 */
export function registerForwarding(app: FastifyInstance, dependencies: Dependencies): void {
  const { upstream, endpoints, limits } = dependencies
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
      config: endpoint.isBeacon ? { isBeacon: true } : {},
      handler: (request, reply) => forward(request, reply, endpoint),
    })
  }
  app.all('/wps/vendor/*', async () => {
    throw new ServiceError('not_found')
  })
  app.route({ method: ['GET', 'POST'], url: '/wps/*', handler: (request, reply) => forward(request, reply, undefined) })

  async function forward(request: FastifyRequest, reply: FastifyReply, endpoint: EndpointDefinition | undefined) {
    await countCall(request)
    const [path = '', search] = request.url.split('?')
    if (!/^(\/[\w-][\w.-]*)+$/.test(path)) throw new ServiceError('not_found')
    const call = { path: path + (await makeSearch(request, search)), headers: pickHeaders(request.headers) }
    const { answer, isOwn } = await send(request, reply, call, endpoint)
    if (reply.raw.destroyed) return reply.hijack()
    if (answer.outcome !== 'answered') throw new ServiceError('service_unavailable')
    const { status, headers, body } = answer
    reply.code(status).header('cache-control', 'no-store')
    for (const name of returnedHeaders) if (headers[name] !== undefined) reply.header(name, headers[name])
    const cookies = isOwn ? [headers['set-cookie'] ?? []].flat() : []
    for (const cookie of cookies) reply.header('set-cookie', keepAtThisHost(cookie))
    return translate(endpoint, body, request, reply, dependencies.readSettings)
  }

  /** A read is shared and aborted with its visitor's connection (HTTP-12, HTTP-15); a write always completes. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    call: { path: string; headers: Record<string, string> },
    endpoint: EndpointDefinition | undefined,
  ): Promise<{ answer: UpstreamReply; isOwn: boolean }> {
    if (request.method === 'POST') {
      const body = request.rawBody ? { body: request.rawBody.toString('utf8') } : {}
      return { answer: await upstream.ask(request, { method: 'POST', ...call, ...body }), isOwn: true }
    }
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const isPublic = endpoint?.access === 'anyone' && endpoint.publicMaxAgeSeconds !== undefined
    return upstream.requestShared(request, { ...call, isPublic, signal: gone.signal })
  }

  async function makeSearch(request: FastifyRequest, search: string | undefined): Promise<string> {
    const settings = hasBackUrl(search) ? await dependencies.findSettings(request).catch(() => undefined) : undefined
    const origin = `${request.protocol}://${request.host}`
    return decideSearch(search, (raw) => decideBackUrl(raw, origin, settings?.allowedOrigins ?? []))
  }

  /** Password attempts count by the attempted name, where readable, and by address (T14). */
  async function countCall(request: FastifyRequest): Promise<void> {
    const path = request.routeOptions.url ?? ''
    const counted = { merchant: COUNTED_AS, path }
    if (path !== login.path) return limitCalls(limits.general, request, counted)
    if (request.headers.encryption === undefined)
      await limitCalls(limits.login, request, { ...counted, name: nameLogin(path, request.body) })
    await limitCalls(limits.loginAddress, request, counted)
  }
}

/** Rebinds a cookie of the other platform's domain to this host. */
function keepAtThisHost(cookie: string): string {
  return cookie.replace(/;\s*domain=[^;]*/gi, '')
}

/** The response in our own envelope (DEC-05); an error keeps its status, message and code, known or unknown. */
function translate(
  endpoint: EndpointDefinition | undefined,
  body: string,
  request: FastifyRequest,
  reply: FastifyReply,
  readSettings: Dependencies['readSettings'],
): object {
  if (endpoint?.form === 'empty' && reply.statusCode < 300) return reply.code(204).send()
  if (endpoint?.form === 'bare' && reply.statusCode < 300 && isJson(body))
    return reply.type(`${endpoint.mediaType}; charset=utf-8`).send(body)
  const answer = readEnvelope(body)
  if (!answer) return { success: false, value: null, message: null, errorCode: codeWithoutMessage(reply) }
  if (!answer.success || reply.statusCode >= 400) return { ...answer, success: false }
  if (!endpoint) return answer
  try {
    const value =
      endpoint.path === systemStatus.path
        ? readSettings(answer.value)
        : readAnswer(endpoint, answer.value, { query: request.query as Record<string, unknown> }) // any query; read with care
    return { ...answer, value }
  } catch (error) {
    request.log.error(
      { err: error, path: endpoint.path, spanId: request.spanId },
      'answer of the platform does not match the contract',
    )
    reply.code(502)
    return { success: false, value: null, message: null, errorCode: 'service_unavailable' }
  }
}

/** A value without an envelope, such as a web manifest, or the other platform's envelope around a refusal. */
function isJson(body: string): boolean {
  try {
    return typeof JSON.parse(body) === 'object'
  } catch {
    return false
  }
}

/** Anything without an envelope is a failure: a proxy's page, a truncated response. */
function codeWithoutMessage(reply: FastifyReply): ErrorCode {
  if (reply.statusCode < 400) reply.code(502)
  return reply.statusCode === 404 ? 'not_found' : 'service_unavailable'
}
