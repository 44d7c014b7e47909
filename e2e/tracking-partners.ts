import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** Hit of a partner's script, or call of this server to a partner. */
interface Hit {
  partner: string
  body: string
}

export interface TrackingPartnersStandIn {
  /** Origin of the partners' scripts, and of their server-side interfaces. */
  scriptOrigin: string
  callOrigin: string
  hits: Hit[]
  /** Paths of all requests. */
  paths: string[]
  /** Forgets what it received. */
  reset(): void
  close(): Promise<void>
}

/**
 * A partner's script as real ones work: it takes what is queued, goes on taking, reports each entry to its own host, and
 * tries to store an id.
 */
const scriptOf = (partner: string, queue: string) => `(() => {
  const base = new URL(document.currentScript.src).origin
  try { document.cookie = '_${partner}=visitor-1; max-age=99999'; localStorage.setItem('_${partner}', 'visitor-1') } catch {}
  const report = (entry) => fetch(base + '/hit/${partner}', { method: 'POST', mode: 'no-cors', body: JSON.stringify([].slice.call(entry)) })
  const queue = ${queue}
  const taken = queue.splice(0)
  queue.push = (entry) => report(entry)
  taken.forEach(report)
})()`

const scripts: readonly [path: string, partner: string, queue: string][] = [
  ['/gtag/js', 'google', 'dataLayer'],
  ['/kos/s101/nlav11187/pixel/events.js', 'kwai', 'kwaiq'],
  ['/en_US/fbevents.js', 'facebook', 'fbq.queue'],
  ['/uwt.js', 'twitter', 'twq.queue'],
]

/** All partners on loopback: scripts below another host name, server-side interfaces at the address. */
export async function startTrackingPartners(): Promise<TrackingPartnersStandIn> {
  const hits: Hit[] = []
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    paths.push(path)
    const body = await readBody(request)
    const [, partner, queue] = scripts.find(([script]) => script === path) ?? []
    response.setHeader('access-control-allow-origin', '*')
    if (partner && queue)
      return void response.setHeader('content-type', 'text/javascript').end(scriptOf(partner, queue))
    const hit = /^\/hit\/(\w+)$/.exec(path)?.[1]
    hits.push({ partner: hit ?? `server of ${path}`, body })
    response.setHeader('content-type', 'application/json').end('{"code":0}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    scriptOrigin: `http://partners.localhost:${port}`,
    callOrigin: `http://127.0.0.1:${port}`,
    hits,
    paths,
    reset() {
      hits.length = 0
      paths.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface RecordingProxy {
  server: string
  /** Host and port of every request that left the browser. */
  hosts: Set<string>
  /** Cookies in any request, as `host name=value`. */
  cookies: Set<string>
  close(): Promise<void>
}

/** A proxy through which a browser sends everything, loopback included: it notes hosts and cookies, and forwards. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const hosts = new Set<string>()
  const cookies = new Set<string>()
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '')
    hosts.add(url.host)
    for (const cookie of incoming.headers.cookie?.split('; ') ?? [])
      cookies.add(`${url.hostname} ${cookie.split('=')[0]}`)
    const upstream = httpRequest(
      {
        host: '127.0.0.1',
        port: url.port || 80,
        method: incoming.method,
        path: url.pathname + url.search,
        headers: incoming.headers,
      },
      (found) => {
        response.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(response)
      },
    )
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  // Encrypted requests are to other machines: noted, and refused.
  server.on('connect', ({ url = '' }, socket) => {
    hosts.add(url)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  server.on('upgrade', ({ url = '', headers }, socket) => {
    hosts.add(headers.host ?? url)
    connect(Number(headers.host?.split(':')[1] ?? 80), '127.0.0.1').pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    hosts,
    cookies,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
