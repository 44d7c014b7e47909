import type { EndpointDefinition } from '@foyer/contract'
import type { SessionStore } from '../session.ts'
import type { SessionInfo, TypedStorage } from '../storage.ts'
import { mainTimeoutMs, smallTimeoutMs } from './wps.constants.ts'
import { type CallOrigin, type LocalCode, WpsError } from './wps-error.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Instead of the endpoint's usual time (CONF-31). */
  timeoutMs?: number
  /** HTTP-05, e.g. `REG3` for a registration. */
  moduleId?: string
  /** HTTP-32: `false` for what the member did not ask for; its failure is told nowhere (CONF-17). */
  alert?: boolean
  /** What the call is made for, where its failure depends on it (CONF-15). */
  origin?: CallOrigin
  /** HTTP-13: how long the answer of a public GET may be kept; left out, its endpoint says. */
  cacheForMs?: number
  /** Asks the server even when an answer is kept, e.g. after the member's own write. */
  isFresh?: boolean
  /**
   * `sendEncrypted`, from a screen with a form that is sent encrypted. Loaded with the call, it may fail to load, and a
   * browser never asks again for a script that did not come: what was typed would be lost with the page.
   */
  sender?: Middleware
}

export interface WpsRequest extends CallOptions {
  endpoint: EndpointDefinition
  /** Path and query. */
  url: string
  headers: Headers
  body: string | undefined
  /** Whose call it is and in which language: of the moment in which it was made, however long it waits. */
  session: SessionInfo | undefined
  spanId: string
  language: string
}

/** Sends a call on; what comes back is a Response at the innermost place and the envelope's value outside. */
export type Send = (request: WpsRequest) => Promise<unknown>
export type Middleware = (request: WpsRequest, next: Send, context: MiddlewareContext) => Promise<unknown>

export interface MiddlewareContext {
  merchant: string
  /** Undefined while none is chosen: then each client has its own default (CONF-08). */
  language: () => string | undefined
  session: Pick<SessionStore, 'get' | 'end' | 'subscribe' | 'spanId'>
  storage: Pick<TypedStorage, 'write' | 'remove'>
  userAgent: string
  isOnline: () => boolean
  /** From 0 to 1, like Math.random. */
  random?: () => number
  /** The picture format that this browser decodes (DEV-07..10); asked for by the calls that name it. */
  findImageFormat?: () => Promise<'na' | 'webp' | 'avif'>
  /** Hears of codes that are not in the contract's list. */
  onUnknownCode?: (code: string, path: string) => void
}

/** HTTP-31, ERR-22. */
export const refuseWithoutUrl: Middleware = async (request, next) => {
  if (request.url === '') throw new WpsError('url is null', 0)
  return next(request)
}

/** HTTP-01..06, OPEN-31, OPEN-76. */
export const addHeaders: Middleware = (request, next, { merchant, userAgent }) => {
  const { headers, body, moduleId, session, isFresh } = request
  // A page for which no merchant was found does not name one: the host does (DEC-40).
  if (merchant) headers.set('Merchant', merchant)
  headers.set('Language', request.language)
  headers.set('Device', 'MOBILE')
  headers.set('X-UA', encodeURIComponent(userAgent))
  headers.set('X-Span-Id', request.spanId)
  if (session) headers.set('Authorization', session.token)
  // A platform behind a front sees the header only, not how the browser's own cache is told (API-11).
  if (isFresh) headers.set('Cache-Control', 'no-cache')
  if (moduleId) headers.set('ModuleId', moduleId)
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return next(request)
}

/** CONF-08, HTTP-02: what stands in the header while no language is chosen. */
export function defaultLanguageOf(path: string): 'CN' | 'EN' {
  return /^\/wps\/(relay|chat)\//.test(path) ? 'CN' : 'EN'
}

/** Ends a call after its time, waiting for its turn included, or when the caller gives up. */
export const withTimeout: Middleware = async (request, next, { isOnline }) => {
  const isSmall = /^\/wps\/(v2\/system|system|captcha)\//.test(request.endpoint.path)
  const timeoutMs = request.timeoutMs ?? (isSmall ? smallTimeoutMs : mainTimeoutMs)
  if (request.signal?.aborted) throw new WpsError('aborted', 0)
  // A write that was on its way when the network went may have arrived: only one that never left is known to be offline.
  const mayArrive = request.endpoint.method !== 'GET' && isOnline()
  const controller = new AbortController()
  let ended: LocalCode | undefined
  const over = new Promise<never>((_, reject) => controller.signal.addEventListener('abort', reject))
  const end = (code: LocalCode) => {
    ended = code
    controller.abort()
  }
  const giveUp = () => end('aborted')
  request.signal?.addEventListener('abort', giveUp)
  const timer = setTimeout(() => end('timeout'), timeoutMs)
  try {
    return await Promise.race([next({ ...request, signal: controller.signal }), over])
  } catch (error) {
    if (ended) throw new WpsError(ended, 0)
    if (error instanceof WpsError) throw error
    throw new WpsError(mayArrive || isOnline() ? 'service_unavailable' : 'network_offline', 0)
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', giveUp)
  }
}
