import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from './http-client.ts'

let server: Server
let base: string
let httpClient: HttpClient
let calls: string[] = []

/** Behaviour of the stand-in, by path. */
const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/api/echo': (response, request) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => response.end(`${request.method} ${request.headers['x-own']} ${Buffer.concat(chunks)}`))
  },
  '/api/error': (response) => response.writeHead(500).end('{"code":"broken"}'),
  '/api/away': (response) => response.writeHead(302, { location: `${base}/api/echo` }).end(),
  '/api/silent': () => undefined,
  '/api/drip': (response) => {
    const timer = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/api/large': (response) => response.end('x'.repeat(64 * 1024 + 1)),
  '/api/limit': (response) => response.end('x'.repeat(64 * 1024)),
  // Without a word of its limit for idle connections, five seconds.
  '/api/port': (response, request) =>
    response.writeHead(200, { connection: 'keep-alive' }).end(String(request.socket.remotePort)),
  '/api/reset': (response) => response.destroy(),
  '/api/half': (response) =>
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy()),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(request.url ?? '')
    answers[request.url ?? '']?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has a port
  const named = base.replace('127.0.0.1', 'vendor.localhost')
  httpClient = createHttpClient({ allowedBaseUrls: [`${base}/api`, `${named}/api/`], timeoutMs: 1_000 })
})
afterAll(async () => {
  await httpClient.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = []
})

const get = (url: string) => httpClient.call({ method: 'GET', url })

describe('T18 T37 outgoing calls', () => {
  it('sends method, headers and body, and gives status, headers and body', async () => {
    const url = `${base}/api/echo`
    const answer = await httpClient.call({ method: 'POST', url, headers: { 'x-own': 'mine' }, body: 'text' })
    expect(answer).toMatchObject({ outcome: 'answered', status: 200, body: 'POST mine text' })
  })

  it('uses a connection again, and gives an idle one up before the other side does', async () => {
    const own = createHttpClient({ allowedBaseUrls: [`${base}/api`] })
    const readPort = async () => {
      const answer = await own.call({ method: 'GET', url: `${base}/api/port` })
      return answer.outcome === 'answered' ? answer.body : answer.reason
    }
    const connected = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const first = await readPort()
    const socket = await connected
    await expect.poll(readPort).toBe(first)
    // Only a socket whose other side closes first comes to its end.
    await Promise.race([once(socket, 'end'), once(socket, 'close')])
    expect(socket.readableEnded).toBe(true)
    expect(await readPort()).not.toBe(first)
    await own.close()
  })

  it('finds names below localhost on this machine', async () => {
    expect(await get(`${base.replace('127.0.0.1', 'vendor.localhost')}/api/error`)).toMatchObject({ status: 500 })
  })

  it('gives any status as an answer and follows no redirect', async () => {
    expect(await get(`${base}/api/error`)).toMatchObject({
      outcome: 'answered',
      status: 500,
      body: '{"code":"broken"}',
    })
    expect(await get(`${base}/api/away`)).toMatchObject({ outcome: 'answered', status: 302 })
    expect(calls).toEqual(['/api/error', '/api/away'])
  })

  it.each([
    ['another path', () => `${base}/other`],
    ['a path that begins alike', () => `${base}/apix`],
    ['a path that climbs out', () => `${base}/api/../other`],
    ['an encoded climb', () => `${base}/api/%2e%2e/other`],
    ['another port', () => 'http://127.0.0.1:1/api/echo'],
    ['another host', () => 'http://169.254.169.254/api/echo'],
    ['a host that begins alike', () => `${base}.evil.test/api/echo`],
    ['a name before the host', () => base.replace('127', 'evil@127').concat('/api/echo')],
    ['another scheme', () => base.replace('http', 'https').concat('/api/echo')],
    ['a file', () => 'file:///etc/passwd'],
    ['no address', () => '/api/echo'],
  ])('sends nothing to %s', async (_what, makeUrl) => {
    expect(await get(makeUrl())).toEqual({ outcome: 'unsent', reason: 'target_not_allowed' })
    expect(calls).toEqual([])
  })

  it.each([
    ['silent', 'timeout'],
    ['drip', 'timeout'],
    ['large', 'body_too_large'],
    ['reset', 'connection_lost'],
    ['half', 'connection_lost'],
  ])('what comes of /%s is unanswered: %s', async (path, reason) => {
    expect(await get(`${base}/api/${path}`)).toEqual({ outcome: 'unanswered', reason })
    expect(calls).toEqual([`/api/${path}`])
  })

  it('a call may have a bound of its own', async () => {
    const patient = createHttpClient({ allowedBaseUrls: [`${base}/api`], timeoutMs: 3_600_000 })
    const answer = await patient.call({ method: 'GET', url: `${base}/api/silent`, timeoutMs: 50 })
    expect(answer).toEqual({ outcome: 'unanswered', reason: 'timeout' })
    await patient.close()
  })

  it('reads a body as long as the limit', async () => {
    const answer = await get(`${base}/api/limit`)
    expect(answer.outcome === 'answered' && answer.body.length).toBe(64 * 1024)
  })

  it('a closed client sends nothing', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo // a listening TCP server has a port
    await new Promise((resolve) => closed.close(resolve))
    const own = createHttpClient({ allowedBaseUrls: [`http://127.0.0.1:${port}`] })
    const answer = await own.call({ method: 'POST', url: `http://127.0.0.1:${port}/`, body: 'x' })
    expect(answer).toEqual({ outcome: 'unsent', reason: 'connection_refused' })
    await own.close()
  })

  it('refuses a base that is no http address', () => {
    expect(() => createHttpClient({ allowedBaseUrls: ['ftp://a.test'] })).toThrow(RangeError)
  })
})

describe('T18 a client for addresses from outside', () => {
  it.each([
    ['this machine', () => base],
    ['a name of this machine', () => base.replace('127.0.0.1', 'localhost')],
    ['this machine in other figures', () => base.replace('127.0.0.1', '0x7f.1')],
    ['this machine in the newer notation', () => base.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
    ['a private network', () => 'https://10.0.0.1'],
  ])('reaches nothing of %s', async (_name, makeBase) => {
    const url = `${makeBase()}/api/echo`
    const outside = createHttpClient({ allowedBaseUrls: [new URL(url).origin], timeoutMs: 1_000, isPublicOnly: true })
    expect(await outside.call({ method: 'GET', url })).toEqual({ outcome: 'unsent', reason: 'target_not_allowed' })
    expect(calls).toEqual([])
    await outside.close()
  })

  it('gives a body that is no text as bytes', async () => {
    const answer = await httpClient.call({ method: 'GET', url: `${base}/api/limit`, isBinary: true })
    expect(answer).toMatchObject({ outcome: 'answered', body: '' })
    expect('bytes' in answer && answer.bytes?.length).toBe(64 * 1024)
  })
})
