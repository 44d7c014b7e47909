import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Fault of one exchange in transit. */
export type Fault =
  /** The response is delayed. */
  | { kind: 'delay'; ms: number }
  /** The connection breaks before the request is sent. */
  | { kind: 'cut-request' }
  /** The request arrives, and the connection breaks before the response. */
  | { kind: 'cut-answer' }
  /** The head and a share of the body arrive (default: a half), then the connection breaks. */
  | { kind: 'truncate'; share?: number }
  /** The request arrives twice; the first response is returned. */
  | { kind: 'duplicate' }
  /** The response waits until a later exchange of the same address has been answered. */
  | { kind: 'reorder' }
  /** The request never arrives, and a gateway answers with its own error page. */
  | { kind: 'bad-gateway' }
  /** A page instead of the response, with status 200, as of a hotel's network. */
  | { kind: 'page' }
  /** The response's first half, as if complete. */
  | { kind: 'half' }

export interface FaultyProxy {
  port: number
  /** The next exchange of this method and path gets the fault; later ones do not, unless requested again. Ends earlier cuts. */
  break(method: string, path: string | RegExp, fault: Fault): void
  /** Exchanges that have reached the instance, as `POST /wps/deposit`. */
  passed: string[]
  /** Number of unused faults. */
  pending(): number
  close(): Promise<void>
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Planned {
  method: string
  path: string | RegExp
  fault: Fault
}

const gatewayPage = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
const hotelPage = '<html><head><title>Welcome</title></head><body><h1>Welcome to our network</h1></body></html>'

/** Maximum wait of a response for a later one, in milliseconds. */
const REORDER_LIMIT_MS = 5_000

/**
 * Time in milliseconds in which a cut exchange stays cut: a browser itself repeats a request that breaks on a connection
 * opened in advance, such as that of an aborted call.
 */
const BREAK_REPEAT_MS = 250

/** A network between the browser and the instance on `port`, with requested faults. */
export async function startFaultyProxy(port: number | string): Promise<FaultyProxy> {
  const planned: Planned[] = []
  const passed: string[] = []
  const waiting = new Map<string, () => void>()
  const cuts: { method: string; path: string; fault: Fault; untilMs: number }[] = []

  function take(method: string, path: string): Fault | undefined {
    const now = performance.now()
    const repeated = cuts.find((cut) => cut.method === method && cut.path === path && now < cut.untilMs)
    if (repeated) return repeated.fault
    const index = planned.findIndex(
      (one) => one.method === method && (typeof one.path === 'string' ? one.path === path : one.path.test(path)),
    )
    const fault = index < 0 ? undefined : planned.splice(index, 1)[0]?.fault
    if (fault?.kind === 'cut-request' || fault?.kind === 'cut-answer')
      cuts.push({ method, path, fault, untilMs: now + BREAK_REPEAT_MS })
    return fault
  }

  async function ask(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    passed.push(`${incoming.method} ${readPath(incoming)}`)
    return forward(port, incoming, body)
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(incoming)
    const path = readPath(incoming)
    const fault = take(incoming.method ?? '', path)
    switch (fault?.kind) {
      case 'cut-request':
        return void response.destroy()
      case 'bad-gateway':
        return void response.writeHead(502, { 'content-type': 'text/html' }).end(gatewayPage)
      case 'page':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(hotelPage)
    }
    const answer = await ask(incoming, body)
    switch (fault?.kind) {
      case 'cut-answer':
        return void response.destroy()
      case 'duplicate':
        await ask(incoming, body)
        break
      case 'delay':
        await pause(fault.ms)
        break
      case 'reorder':
        await new Promise<void>((resolve) => {
          waiting.set(path, resolve)
          setTimeout(resolve, REORDER_LIMIT_MS).unref()
        })
        break
      case 'truncate':
        // The full length is announced, so that the browser detects the truncation.
        response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length })
        return void response.write(cut(answer.body, fault.share), () => response.destroy())
      case 'half':
        response.writeHead(answer.status, { ...answer.headers, 'content-length': cut(answer.body).length })
        return void response.end(cut(answer.body))
    }
    response.writeHead(answer.status, answer.headers).end(answer.body)
    if (fault?.kind !== 'reorder') waiting.get(path)?.()
  }

  const server = createServer((incoming, response) => {
    // One exchange per connection: on a reused one the browser itself repeats a broken request.
    response.shouldKeepAlive = false
    serve(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port, // a listening TCP server has an AddressInfo
    break(method, path, fault) {
      cuts.length = 0
      planned.push({ method, path, fault })
    },
    passed,
    pending: () => planned.length,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Forwards a request, complete and unencoded, so that half of the response is half of its text. */
function forward(port: number | string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { 'accept-encoding': _encoded, connection: _connection, ...headers } = incoming.headers
  return new Promise((resolve, reject) => {
    const upstreamRequest = request(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
      (response) => {
        const { 'transfer-encoding': _chunked, connection: _close, ...stored } = response.headers
        readAll(response).then((whole) => {
          resolve({ status: response.statusCode ?? 502, headers: stored, body: whole })
        }, reject)
      },
    )
    upstreamRequest.on('error', reject)
    upstreamRequest.end(body)
  })
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function readPath({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? url
}

function cut(body: Buffer, share = 0.5): Buffer {
  return body.subarray(0, Math.floor(body.length * share))
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
