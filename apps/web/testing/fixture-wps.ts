import { encryptionKey } from '@foyer/contract'
import { createSessionStore, type SessionStore } from '../src/lib/session.ts'
import { openStorage, type TypedStorage } from '../src/lib/storage.ts'
import type { MiddlewareContext, Send, WpsRequest } from '../src/lib/wps/middleware.ts'
import { createWps, type Wps } from '../src/lib/wps/wps.ts'

/** An area of a browser's storage, by the standard. */
export function createArea(values = new Map<string, string>()) {
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** The part of the Cache API used by the client; `names` holds each cache's entries by address. */
export function createCaches() {
  const names = new Map<string, Map<string, Response>>()
  const addressOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, 'http://localhost').href
  return {
    names,
    async open(name: string) {
      const held = names.get(name) ?? new Map<string, Response>()
      names.set(name, held)
      return {
        match: async (key: Request | string) => held.get(addressOf(key))?.clone(),
        async put(key: Request | string, response: Response) {
          held.delete(addressOf(key))
          held.set(addressOf(key), response)
        },
        delete: async (key: Request | string) => held.delete(addressOf(key)),
        keys: async () => [...held.keys()].map((address) => new Request(address)),
      }
    },
  }
}

export interface OpenedClient {
  wps: Wps
  /** Requests sent to the network. */
  sent: WpsRequest[]
  session: SessionStore
  storage: TypedStorage
  logIn: (id: string) => void
}

/** A success in the platform's envelope. */
export function answerValue(value: unknown): Response {
  return Response.json({ success: true, value, message: null, errorCode: null })
}

/** A refusal in the platform's envelope. */
export function answerRefusal(status: number, errorCode: unknown, more: object = {}): Response {
  return Response.json({ success: false, value: null, message: null, errorCode, ...more }, { status })
}

/** A client over a network with the given answers; key requests only reach it when the merchant has encryption on. */
export function openClient(
  answer: (request: WpsRequest) => Response | Promise<Response> = () => answerValue('ok'),
  change: Partial<MiddlewareContext> = {},
  { hasEncryption = false } = {},
): OpenedClient {
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  const session = createSessionStore(storage, 'aurora')
  const sent: WpsRequest[] = []
  const send: Send = async (request) => {
    if (!hasEncryption && request.url === encryptionKey.path) return answerValue(null)
    sent.push(request)
    return answer(request)
  }
  const context: MiddlewareContext = {
    merchant: 'aurora',
    language: () => 'EN',
    session,
    storage,
    userAgent: '',
    isOnline: () => true,
    ...change,
  }
  const logIn = (id: string) => session.open({ id, token: `token-${id}`, userName: 'demo', customerType: 0 })
  return { wps: createWps(context, send), sent, session, storage, logIn }
}

export interface NetworkStub {
  answer: (request: WpsRequest) => Promise<Response>
  /** The pending calls, in order of arrival. */
  waiting: { request: WpsRequest; resolve: (response: Response) => void }[]
}

/** A network that answers calls on command, and ends aborted ones. */
export function createNetworkStub(): NetworkStub {
  const waiting: NetworkStub['waiting'] = []
  const answer = (request: WpsRequest) =>
    new Promise<Response>((resolve, reject) => {
      waiting.push({ request, resolve })
      request.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    })
  return { answer, waiting }
}
