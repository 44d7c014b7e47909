import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to one exchange on its way. */
export type Fault =
  /** The answer comes so much later. */
  | { kind: 'delay'; ms: number }
  /** The connection breaks before the request has left. */
  | { kind: 'cut-request' }
  /** The request arrives, and the connection breaks before the answer. */
  | { kind: 'cut-answer' }
  /** The head and a share of the body come (a half unless told), then the connection breaks. */
  | { kind: 'truncate'; share?: number }
  /** The request arrives twice; the first answer is given back. */
  | { kind: 'duplicate' }
  /** The answer waits until a later exchange of the same address has been answered. */
  | { kind: 'reorder' }
  /** The request never arrives, and a gateway says so in a page of its own. */
  | { kind: 'bad-gateway' }
  /** A page in place of the answer, with status 200, as a hotel's network gives it. */
  | { kind: 'page' }
  /** The answer's first half, as if it were whole. */
  | { kind: 'half' }

export interface FaultyProxy {
  port: number
  /** The next exchange of this method and path goes wrong; later ones do not, until told so again. */
  break(method: string, path: string | RegExp, fault: Fault): void
  /** Exchanges that have reached the instance, as `POST /wps/deposit`. */
  passed: string[]
  /** Faults that nothing has met yet. */
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

/** Longest wait of an answer for a later one that does not come, in milliseconds. */
const REORDER_LIMIT_MS = 5_000

/** A network between the browser and the instance on `port`, over which exchanges go wrong as they are told to. */
export async function startFaultyProxy(port: number | string): Promise<FaultyProxy> {
  const planned: Planned[] = []
  const passed: string[] = []
  const waiting = new Map<string, () => void>()

  function take(method: string, path: string): Fault | undefined {
    const index = planned.findIndex(
      (one) => one.method === method && (typeof one.path === 'string' ? one.path === path : one.path.test(path)),
    )
    return index < 0 ? undefined : planned.splice(index, 1)[0]?.fault
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
        // The length of the whole is announced, so that the browser knows that something is missing.
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
    // One exchange a connection: on one that was used before, the browser itself sends a broken request again.
    response.shouldKeepAlive = false
    serve(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port, // a listening TCP server has an AddressInfo
    break: (method, path, fault) => void planned.push({ method, path, fault }),
    passed,
    pending: () => planned.length,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends a request on, whole and unencoded, so that half of the answer is half of its text. */
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
