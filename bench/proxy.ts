import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { brotliOfDocuments } from '@foyer/server'

const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export interface Proxy {
  /** Origin below `localhost`, so that the instance answers as the first demo merchant. */
  origin: string
  close(): void
}

/** A service worker in place of the instance's, for the paths below `scope`. */
export interface ServedWorker {
  body: string
  scope: string
}

/** Transforms a document of the instance; `path` is the requested one. */
export type DocumentEdit = (html: string, path: string) => string

/**
 * Forwards requests to an instance and edits its documents: all variants take the same path, only `edit` differs.
 * `scripts` are answered here by their path, as Brotli and with the headers of the instance's own files.
 */
export async function startProxy(
  instancePort: number,
  edit: DocumentEdit,
  scripts: ReadonlyMap<string, Buffer | ServedWorker> = new Map(),
): Promise<Proxy> {
  const server = createServer((incoming, upstreamRequest) => {
    const script = scripts.get(incoming.url ?? '')
    if (script && 'scope' in script) sendWorker(upstreamRequest, script)
    else if (script)
      upstreamRequest.writeHead(200, { ...SCRIPT_HEADERS, 'content-length': script.byteLength }).end(script)
    else pass(incoming, upstreamRequest, instancePort, edit)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendWorker(response: ServerResponse, { body, scope }: ServedWorker): void {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'service-worker-allowed': scope }
  response.writeHead(200, headers).end(body)
}

/** The page without its scripts and their preloads. */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\b(rel="?modulepreload|as="?script)\b[^>]*>/gi, '')
}

/** Edits a body in its own encoding, compressed as the instance does it. */
export function editDocument(body: Buffer, encoding: string | undefined, edit: (html: string) => string): Buffer {
  if (encoding === 'br') return brotliCompressSync(edit(brotliDecompressSync(body).toString('utf8')), brotliOfDocuments)
  if (encoding === 'gzip') return gzipSync(edit(gunzipSync(body).toString('utf8')))
  return Buffer.from(edit(body.toString('utf8')))
}

function pass(incoming: IncomingMessage, upstreamRequest: ServerResponse, port: number, edit: DocumentEdit): void {
  const { method, url: path, headers } = incoming
  const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const isDocument = /^text\/html\b/.test(answer.headers['content-type'] ?? '')
      const body = Buffer.concat(chunks)
      const editOne = (html: string) => edit(html, path?.split('?')[0] ?? '')
      const sent = isDocument ? editDocument(body, answer.headers['content-encoding'], editOne) : body
      upstreamRequest.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': sent.byteLength })
      upstreamRequest.end(sent)
    })
  })
  request.on('error', () => upstreamRequest.destroy())
  incoming.pipe(request)
}
