import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerClientError, refuseEarly } from '@foyer/server'
import { readHostName } from './host-name.ts'

/** Answers one request; Fastify's `routing` is one. */
export type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/** Apps that listen at the port. */
export interface Apps {
  /** Apps by the name of their host; `others` answers any other name. */
  hosts: ReadonlyMap<string, Answerer>
  others: Answerer
  /** Name of a request's host; default: that of its Host header. */
  readHost?: (request: IncomingMessage) => string
  /** Whether a request's client has an address; default: the connection's counts. */
  hasAddress?: (request: IncomingMessage) => boolean
}

/**
 * Limits of one connection, so that slow or hostile clients cannot block the instance (milliseconds, bytes, counts).
 */
const LIMITS = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  /** Longer than the minute of load balancers, so that none sends into a closing connection. */
  keepAliveTimeoutMs: 65_000,
  /** Without a byte in either direction. */
  idleTimeoutMs: 75_000,
  checkEveryMs: 5_000,
  headerBytes: 16 * 1024,
  headerCount: 100,
  requestsPerSocket: 10_000,
  /** Sent before the first of them is answered, as no browser does. */
  unansweredPerSocket: 32,
  connections: 20_000,
} as const

/** One HTTP server in front of all apps: the request's host selects the app; unlisted hosts go to `others`. */
export function createDispatcher(
  { hosts, others, readHost = readHostHeader, hasAddress = () => true }: Apps,
  changes: Partial<Record<keyof typeof LIMITS, number>> = {},
): Server {
  const limits = { ...LIMITS, ...changes }
  const begin = createTurns(limits.unansweredPerSocket)
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: limits.headerBytes,
      noDelay: true,
      // Counted below, so that its refusal is an envelope too.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!server.listening) response.setHeader('connection', 'close')
      if (request.rawHeaders.length > 2 * limits.headerCount) return refuseEarly(response, 'invalid_input', 431)
      // Two Host headers are ambiguous: a proxy in front may read the other one (T42).
      if (countHosts(request.rawHeaders) !== 1) return refuseEarly(response, 'invalid_input')
      if (!hasAddress(request)) return refuseEarly(response, 'invalid_input')
      if (!begin(request.socket, response)) return refuseEarly(response, 'TOO_MANY_REQUESTS')
      const answer = hosts.get(readHost(request)) ?? others
      answer(request, response)
    },
  )
  // Node silently drops headers beyond its count: one more reveals an excess.
  server.maxHeadersCount = limits.headerCount + 1
  server.maxRequestsPerSocket = limits.requestsPerSocket
  server.maxConnections = limits.connections
  server.setTimeout(limits.idleTimeoutMs)
  server.on('clientError', answerClientError)
  return server
}

function readHostHeader({ headers }: IncomingMessage): string {
  return readHostName(headers.host)
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** Limits the concurrent requests of one connection. */
function createTurns(most: number): (socket: Socket, response: ServerResponse) => boolean {
  const underWay = new WeakMap<Socket, number>()
  return (socket, response) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    return count <= most
  }
}
