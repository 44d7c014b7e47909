import type { EndpointDefinition } from '@foyer/contract'
import type { SessionStore } from '../session.ts'
import type { SessionInfo, TypedStorage } from '../storage.ts'
import { mainTimeoutMs, smallTimeoutMs } from './wps.constants.ts'
import { type CallOrigin, type LocalCode, WpsError } from './wps-error.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Overrides the endpoint's timeout (CONF-31). */
  timeoutMs?: number
  /** HTTP-05, e.g. `REG3` for a registration. */
  moduleId?: string
  /** HTTP-32: `false` for background calls; their failures are not shown (CONF-17). */
  alert?: boolean
  /** Purpose of the call, if its failure depends on it (CONF-15). */
  origin?: CallOrigin
  /** Bypasses the cache, e.g. after the member's own write. */
  isFresh?: boolean
  /**
   * `sendEncrypted`, from a screen with an encrypted form. Loaded with the screen or the form's first focus, because a
   * load with the call may fail, browsers never repeat a failed script load, and the typed input would be lost with the
   * page.
   */
  sender?: Middleware
  /** Reads an answer that stays open (form `events`) to its end. */
  receiver?: (response: Response) => Promise<void>
}

export interface WpsRequest extends CallOptions {
  endpoint: EndpointDefinition
  /** Path and query. */
  url: string
  headers: Headers
  body: string | undefined
  /** Session and language at the time of the call, however long it waits. */
  session: SessionInfo | undefined
  spanId: string
  language: string
}

/** Sends a call on; the innermost result is a Response, the outer one the envelope's value. */
export type Send = (request: WpsRequest) => Promise<unknown>
export type Middleware = (request: WpsRequest, next: Send, context: MiddlewareContext) => Promise<unknown>

export interface MiddlewareContext {
  merchant: string
  /** Undefined without a chosen language: then each client has its own default (CONF-08). */
  language: () => string | undefined
  session: Pick<SessionStore, 'get' | 'end' | 'subscribe' | 'spanId'>
  storage: Pick<TypedStorage, 'write' | 'remove'>
  userAgent: string
  isOnline: () => boolean
  /** From 0 to 1, like Math.random. */
  random?: () => number
  /** The browser's supported image format (DEV-07..10); used by calls that name it. */
  findImageFormat?: () => Promise<'na' | 'webp' | 'avif'>
  /** Receives codes outside of the contract's list. */
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
  // A page without a merchant names none: the host identifies it (DEC-40).
  if (merchant) headers.set('Merchant', merchant)
  headers.set('Language', request.language)
  headers.set('Device', 'MOBILE')
  headers.set('X-UA', encodeURIComponent(userAgent))
  headers.set('X-Span-Id', request.spanId)
  if (session) headers.set('Authorization', session.token)
  // A platform behind a front sees the header only, not the browser's own cache mode (API-11).
  if (isFresh) headers.set('Cache-Control', 'no-cache')
  if (moduleId) headers.set('ModuleId', moduleId)
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return next(request)
}

/** CONF-08, HTTP-02: the header without a chosen language. */
export function defaultLanguageOf(path: string): 'CN' | 'EN' {
  return /^\/wps\/(relay|chat)\//.test(path) ? 'CN' : 'EN'
}

/** Ends a call after its timeout, including the wait in the queue, or on the caller's abort. */
export const withTimeout: Middleware = async (request, next, { isOnline }) => {
  const isSmall = /^\/wps\/(v2\/system|system|captcha)\//.test(request.endpoint.path)
  const timeoutMs = request.timeoutMs ?? (isSmall ? smallTimeoutMs : mainTimeoutMs)
  if (request.signal?.aborted) throw new WpsError('aborted', 0)
  // A write in flight when the network was lost may have arrived: only one that was never sent is known to be offline.
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
