import {
  type AccessDecision,
  chooseLanguage,
  decideAccess,
  defaultLanguage,
  type EndpointDefinition,
  type ErrorCode,
  hasFlag,
  type Language,
  parseAcceptLanguage,
  parseAllowedLanguages,
  type SiteBlock,
} from '@foyer/contract'
import { EventStream } from '@foyer/http/event-stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ServerConfig } from '../config.ts'
import type { Merchant } from '../merchant/index.ts'
import type { Call, Caller, Handler, RawRequest } from './call.ts'
import { makeCaller } from './caller.ts'
import { openPayload, type PayloadKeys, refusePlain } from './encryption.ts'
import { readEncryptedHeaders } from './encryption-scheme.ts'
import { wrapPrepared, wrapValue } from './envelope.ts'
import type { Session } from './identity.ts'
import { isNetworkMismatch } from './network.ts'
import { answersBlockedSite, answersExpiredPassword } from './open-calls.rules.ts'
import { PreparedValue } from './prepared.ts'
import { type Limit, type LimitName, limitCalls, memberLimits } from './rate-limit.ts'
import { ServiceError } from './service-error.ts'
import { type NonceMemory, readVendor } from './vendor.ts'

/** The call costs money or tests a secret: a tighter limit that fails closed (T36). */
type RouteLimit =
  | { limit?: Exclude<LimitName, 'login'>; nameTry?: undefined }
  /** No login is without its second limit, by what it names in its body, before that is parsed (T12). */
  | { limit: 'login'; nameTry(body: unknown): string }

type RouteOptions<E extends EndpointDefinition = EndpointDefinition> = RouteLimit & {
  /** The call verifies the member's password: its attempts count together with those of all such calls. */
  confirmsPassword?: true
  /**
   * Whether the same request was accepted before: it is answered again even if the merchant has closed the feature
   * or changed its terms since.
   */
  isRepeat?(call: Call<E>): Promise<boolean>
  /** Receives a vendor's call whose signature is valid and whose nonce could not be verified: it is refused (T36). */
  onUnverified?(vendor: string, body: unknown, caller: Caller): void
}

export interface Registry {
  /** Registers the handler of one endpoint. */
  on<E extends EndpointDefinition>(endpoint: E, handler: Handler<E>, options?: RouteOptions<E>): void
  /** Answers a public read without HTTP, for pages: `undefined` input for an endpoint without one. */
  read(
    endpoint: Pick<EndpointDefinition, 'path'>,
    input: { query?: unknown },
    merchant: Merchant,
    request: FastifyRequest,
    language: Language,
  ): Promise<unknown>
  endpoints(): readonly EndpointDefinition[]
}

export interface RegistryDependencies {
  readSession(
    merchant: Merchant,
    authorization: string,
    cookies: Pick<Caller, 'bindCookie' | 'deviceCookie'>,
  ): Promise<Session | null>
  /** Whether the member has yet to accept the merchant's terms (DEC-32). */
  isTermsDue(merchant: Merchant, memberId: string): Promise<boolean>
  /** Why the merchant's site is closed to the caller; undefined for an open one (BOOT-09, BOOT-10). */
  findSiteBlock(merchant: Merchant, caller: Caller): SiteBlock | undefined
  config: ServerConfig
  limits: Readonly<Record<LimitName, Limit>>
  /** Rejects replayed signed calls. */
  isFreshNonce: NonceMemory
  payloadKeys: PayloadKeys
}

/**
 * Pipeline of every call: merchant, payload, limit, vendor or session, access, parsing, handler, parsing of the
 * response.
 */
export function createRegistry(app: FastifyInstance, dependencies: RegistryDependencies): Registry {
  const { readSession, isTermsDue, findSiteBlock, config, limits, isFreshNonce, payloadKeys } = dependencies
  const registered = new Map<string, { endpoint: EndpointDefinition; handler: Handler<EndpointDefinition> }>()

  function findMerchant({ merchant, headers }: FastifyRequest): Merchant {
    if (!merchant) throw new ServiceError('domain_not_available')
    if (headers.merchant !== undefined && headers.merchant !== merchant.code)
      throw new ServiceError('merchant_mismatch')
    return merchant
  }

  /** A refusal that a repeated request is exempt from: the earlier one was accepted. */
  async function findRefusal(
    endpoint: EndpointDefinition,
    session: Session | null,
    merchant: Merchant,
    block: SiteBlock | undefined,
  ): Promise<ErrorCode | undefined> {
    const access = checkAccess(endpoint, session, merchant)
    if (block) return block
    if (isChangeForced(merchant, session) && !answersExpiredPassword(endpoint)) return 'password_change_required'
    if (access === 'closed') return 'not_allowed'
    return endpoint.needsTerms && session && (await isTermsDue(merchant, session.memberId))
      ? 'terms_required'
      : undefined
  }

  async function answer(
    endpoint: EndpointDefinition,
    handler: Handler<EndpointDefinition>,
    { limit = 'general', nameTry, confirmsPassword, isRepeat, onUnverified }: RouteOptions,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const isVendorCall = endpoint.access === 'vendor'
    const isProviderCall = endpoint.access === 'provider'
    const merchant = isVendorCall || isProviderCall ? null : findMerchant(request)
    const language = languageOf(request, merchant)
    request.language = language
    const counted = { merchant: merchant?.code ?? 'vendor', path: endpoint.path }
    const isEncrypted = readEncryptedHeaders(request.headers).encryption !== undefined
    const first = memberLimits.has(limit) ? 'general' : limit
    if (!isEncrypted) refusePlain(endpoint, merchant)
    else {
      // The limit by name needs the name in the payload, and decryption is expensive: the address is counted first.
      await limitCalls(limits.general, request, counted)
      request.body = await openPayload(endpoint, merchant, request, payloadKeys)
    }
    if (!isEncrypted || first !== 'general')
      await limitCalls(limits[first], request, { ...counted, name: nameTry?.(request.body) })
    if (limit === 'login') await limitCalls(limits.loginAddress, request, counted)
    const caller = makeCaller(request, reply, language)
    const vendor = isVendorCall
      ? await readVendor(request, config.vendorSecrets, isFreshNonce, (of) => onUnverified?.(of, request.body, caller))
      : null
    const raw = isProviderCall ? readRaw(request) : null
    const block = merchant === null || answersBlockedSite(endpoint) ? undefined : findSiteBlock(merchant, caller)
    // Before the session: a guest of a closed site is not asked to log in.
    if (block && !isRepeat) throw new ServiceError(block)
    const { authorization } = request.headers
    const session = merchant && authorization !== undefined ? await readSession(merchant, authorization, caller) : null
    if (session) {
      request.sessionId = session.id
      request.memberId = session.memberId
    }
    const refusal = merchant === null ? undefined : await findRefusal(endpoint, session, merchant, block)
    if (refusal && !isRepeat) throw new ServiceError(refusal)
    if (merchant && session && endpoint.access !== 'anyone' && !endpoint.answersAnyNetwork) {
      const rule = merchant.settings.tokenIpDifferent
      if (isNetworkMismatch({ rule, isMoney: limit === 'money', loginIp: session.ip, ip: caller.ip }))
        throw new ServiceError('token_ip_different')
    }
    if (memberLimits.has(limit)) await limitCalls(limits[limit], request, { ...counted, memberId: session?.memberId })
    if (confirmsPassword) await limitCalls(limits.password, request, { ...counted, memberId: session?.memberId })
    const { fields, ...parsed } = parseRequest(endpoint, request)
    const call = { ...parsed, merchant, session, vendor, raw, caller } as Call<EndpointDefinition> // narrowed by access above
    if (refusal && (fields.length > 0 || !(await isRepeat?.(call)))) throw new ServiceError(refusal)
    if (fields.length > 0) throw new ServiceError('invalid_input', fields.slice(0, 20))
    const made = await handler(call)
    if (made instanceof EventStream) return openStream(reply, made)
    const value = made instanceof PreparedValue ? made : endpoint.value.parse(made)
    reply.header('cache-control', describeCaching(endpoint))
    if (endpoint.publicMaxAgeSeconds) reply.header('vary', 'Host, Merchant, Language, Accept-Language')
    if (endpoint.form === 'empty') return reply.code(204).send()
    if (endpoint.form === 'bare') return reply.type(`${endpoint.mediaType}; charset=utf-8`).send(writeBare(value))
    if (endpoint.form === 'text') return reply.type('text/plain; charset=utf-8').send(value)
    if (value instanceof PreparedValue) return reply.type('application/json; charset=utf-8').send(wrapPrepared(value))
    return wrapValue(value)
  }

  return {
    on(endpoint, handler, options = {}) {
      const general = handler as unknown as Handler<EndpointDefinition> // the map loses the endpoint's type; the key identifies it
      registered.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler: general })
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        // The body of a stream is never read for HEAD, so nothing would end it.
        ...(endpoint.form === 'events' ? { exposeHeadRoute: false } : {}),
        ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
        config: {
          ...(endpoint.answersFormerHosts ? { hosts: 'former' as const } : {}),
          ...(endpoint.isBeacon ? { isBeacon: true } : {}),
          ...(endpoint.access === 'provider' ? { takesForms: true } : {}),
        },
        handler: (request, reply) => answer(endpoint, general, options as RouteOptions, request, reply), // as above
      })
    },
    async read({ path }, input, merchant, request, language) {
      const found = registered.get(`GET ${path}`)
      if (found?.endpoint.access !== 'anyone') throw new ServiceError('not_found')
      const { endpoint, handler } = found
      const caller = makeCaller(request, undefined, language)
      const query = endpoint.query?.parse(input.query ?? {})
      const call = {
        params: undefined,
        query,
        body: undefined,
        merchant,
        session: null,
        vendor: null,
        raw: null,
        caller,
      } as Call<EndpointDefinition> // a public read has no session
      const made = await handler(call)
      return made instanceof PreparedValue ? JSON.parse(made.json) : endpoint.value.parse(made)
    },
    endpoints: () => [...registered.values()].map(({ endpoint }) => endpoint),
  }
}

/** Proxies pass on each event at once. */
function openStream(reply: FastifyReply, { body }: EventStream<unknown>): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
  return reply.type('text/event-stream; charset=utf-8').send(body)
}

/** JSON without characters that act as markup (T30). */
function writeBare(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** The `Language` header, then the browser's, within the merchant's languages (CONF-08). */
function languageOf(request: FastifyRequest, merchant: Merchant | null): Language {
  const header = request.headers.language
  return chooseLanguage({
    allowed: merchant ? allowedOf(merchant) : [defaultLanguage],
    stored: typeof header === 'string' ? header : undefined,
    tags: parseAcceptLanguage(request.headers['accept-language']),
    merchantDefault: merchant?.settings.defaultLanguage,
  })
}

const allowed = new WeakMap<Merchant, readonly Language[]>()

/** Parsed once per copy of the list of merchants. */
function allowedOf(merchant: Merchant): readonly Language[] {
  const known = allowed.get(merchant) ?? parseAllowedLanguages(merchant.settings.template.languages)
  allowed.set(merchant, known)
  return known
}

function readRaw({ method, url, headers, rawBody = Buffer.alloc(0) }: FastifyRequest): RawRequest {
  return { method, path: url, headers, rawBody }
}

/** FLAG-10, LOGIN-09: the session was opened by an expired password, at a merchant that asks for another one. */
function isChangeForced({ settings }: Merchant, session: Session | null): boolean {
  return session?.isPasswordExpired === true && hasFlag(settings, 'PWDEXPFORCECHANGE3')
}

const accessErrors: Readonly<Partial<Record<AccessDecision, ErrorCode>>> = {
  login: 'customer.not.login',
  forbidden: 'not_allowed',
  rejected: 'free_reject',
}

/** @returns the access decision; `closed` when the merchant has closed the endpoint's feature */
function checkAccess({ access, ...rule }: EndpointDefinition, session: Session | null, merchant: Merchant) {
  if (access === 'vendor' || access === 'provider') return 'open'
  const visitor = { memberType: session?.memberType, merchant: merchant.settings }
  const decision = decideAccess({ ...rule, access }, visitor)
  const code = accessErrors[decision]
  if (code) throw new ServiceError(code)
  return decision
}

function parseRequest(endpoint: EndpointDefinition, request: FastifyRequest) {
  const fields: { path: string; rule: string }[] = []
  const parsed: Record<(typeof inputParts)[number], unknown> = { params: undefined, query: undefined, body: undefined }
  for (const part of inputParts) {
    const result = endpoint[part]?.safeParse(request[part] ?? {})
    if (result?.success === false) fields.push(...describeIssues(result.error))
    parsed[part] = result?.data
  }
  return { ...parsed, fields }
}

const inputParts = ['params', 'query', 'body'] as const

/** Our own rules have text ids (`field.…`); the library's become `field.invalid`. */
function describeIssues(error: z.ZodError): { path: string; rule: string }[] {
  return error.issues.map((issue) => ({
    path: issue.path.join('.').slice(0, 100),
    rule: issue.code === 'custom' ? issue.message : 'field.invalid',
  }))
}

/** HTTP-13, T28: a browser with the client's response cache stores no second copy. */
function describeCaching({ publicMaxAgeSeconds: seconds, form }: EndpointDefinition): string {
  if (!seconds) return 'no-store'
  return form ? `public, max-age=${seconds}` : `public, max-age=0, s-maxage=${seconds}`
}
