import { type EndpointDefinition, type EndpointInput, type EndpointValue, secretNames } from '@foyer/contract'
import { reportCall } from './call-watch.ts'
import { createDeduplication } from './deduplication.ts'
import { followOutcome } from './follow-outcome.ts'
import {
  addHeaders,
  type CallOptions,
  defaultLanguageOf,
  type Middleware,
  type MiddlewareContext,
  refuseWithoutUrl,
  type Send,
  withTimeout,
} from './middleware.ts'
import { createQueue } from './queue-calls.ts'
import { readEnvelope } from './read-envelope.ts'
import { createResponseCache } from './response-cache.ts'
import { createThrottle } from './throttle.ts'
import { type ClientHints, restoreUserAgent } from './user-agent.rules.ts'

export interface Wps {
  /** Calls an endpoint and returns its `value`. Throws WpsError only. */
  call<E extends EndpointDefinition>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointValue<E>>
}

/** The only way to the network. The middlewares see a call in this order. */
export function createWps(given: MiddlewareContext, send: Send = fetchOnce): Wps {
  const context = { ...given }
  void readHints().then((hints) => {
    context.userAgent = restoreUserAgent(given.userAgent, hints)
  })
  const steps: readonly Middleware[] = [
    followOutcome,
    refuseWithoutUrl,
    withTimeout,
    encrypt,
    createDeduplication(),
    createResponseCache(context),
    createThrottle(),
    createQueue(),
    readEnvelope,
    addHeaders,
  ]
  const run = steps.reduceRight<Send>((next, step) => (request) => step(request, next, context), send)
  return {
    async call(endpoint, input, options = {}) {
      const { params, query, body } = input as { params?: Fields; query?: Fields; body?: unknown } // EndpointInput has each only where the endpoint has it
      const asked = {
        session: context.session.get(),
        spanId: context.session.spanId(),
        language: context.language() ?? defaultLanguageOf(endpoint.path),
      }
      reportCall({ endpoint, phase: 'sent', body, value: undefined })
      const ext = endpoint.takesImageFormat && (await findExt(context))
      const answer = await run({
        ...options,
        ...asked,
        endpoint,
        url: buildUrl(endpoint.path, params, ext ? { ...query, ext } : query),
        headers: new Headers(),
        body: endpoint.method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      })
      reportCall({ endpoint, phase: 'answered', body, value: answer })
      return answer as EndpointValue<typeof endpoint> // the server validates each response by the same schema
    },
  }
}

/** Empty where the browser tells nothing. */
async function readHints(): Promise<ClientHints> {
  const { userAgentData } = navigator as {
    userAgentData?: { getHighEntropyValues(names: string[]): Promise<ClientHints> }
  } // Chromium's own
  return userAgentData?.getHighEntropyValues(['fullVersionList', 'platformVersion', 'model']).catch(() => ({})) ?? {}
}

/** CONF-33: loads the encrypting sender for encryptable calls only. */
const encrypt: Middleware = async (request, next, context) => {
  if (!request.endpoint.encrypted) return next(request)
  const sender = request.sender ?? (await import('./encryption.ts')).sendEncrypted
  return sender(request, next, context)
}

/** GAME-18, RELAY-27: image format parameter of lists; undefined when the browser supports neither (DEV-07). */
async function findExt({ findImageFormat }: MiddlewareContext): Promise<'webp' | 'avif' | undefined> {
  const format = await findImageFormat?.().catch(() => undefined)
  return format === 'na' ? undefined : format
}

type Fields = Record<string, unknown>

/**
 * HTTP-07, CONF-06: path with its parameters filled in, and the query without parameters forbidden in an address; empty
 * without a path.
 */
function buildUrl(path: string, params: Fields = {}, query: Fields = {}): string {
  if (!path) return ''
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && !secretNames.includes(name.toLowerCase())) search.set(name, String(value))
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

/** HTTP-11: with credentials. A fresh request bypasses the browser's own cache too. */
const fetchOnce: Send = ({ endpoint, url, headers, body, signal, isFresh }) =>
  fetch(url, {
    method: endpoint.method,
    headers,
    body,
    signal,
    credentials: 'include',
    redirect: 'error',
    cache: isFresh ? 'no-cache' : 'default',
  })
