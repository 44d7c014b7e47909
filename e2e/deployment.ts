import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Build = 'A' | 'B'

/** A site whose builds can be exchanged while visitors are on it. */
export interface Deployment {
  port: number
  /** Serves this build from now on; the instance behind it, its data and its calls stay. */
  serve(build: Build): void
  /** Whether files of the other build are still served, as during and after a deployment (default), or gone. */
  keepOtherBuild(isKept: boolean): void
  /** Answers to the worker's address: the build's, none, or a page, as of a wrong server. */
  answerWorker(answer: 'build' | 'missing' | 'page'): void
  /** Documents and files that were served to pages, as `A /m/home`. */
  served: string[]
  close(): Promise<void>
}

const hashedName = /(-)([\w-]{8})(\.(?:js|css|svg|woff2)\b)/g
const isText = /^(text\/|application\/(json|javascript)|image\/svg)/

/** Hash of a file in build B: every file has another name, as after a change of everything. */
function renameHash(hash: string): string {
  return [...hash].map((character) => swaps.get(character) ?? character).join('')
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Pairs of characters: renaming twice gives the first name again. */
const swaps = new Map([...letters].map((letter, at) => [letter, letters[at % 2 === 0 ? at + 1 : at - 1] ?? letter]))

/**
 * Stands in front of an instance and serves its build as A, or as B: the same app with another name of every file, another
 * manifest and another worker, which is what a deployment is to a browser.
 */
export async function startDeployment(instancePort: number | string): Promise<Deployment> {
  let build: Build = 'A'
  let isOtherKept = true
  let workerAnswer: 'build' | 'missing' | 'page' = 'build'
  const served: string[] = []
  const known = await readFileNames(instancePort)
  const rename = (text: string) =>
    text.replace(hashedName, (whole, dash: string, hash: string, ending: string) =>
      known.has(hash) ? `${dash}${renameHash(hash)}${ending}` : whole,
    )
  const undo = (path: string) =>
    path.replace(hashedName, (whole, dash: string, hash: string, ending: string) =>
      known.has(renameHash(hash)) && !known.has(hash) ? `${dash}${renameHash(hash)}${ending}` : whole,
    )

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    const path = incoming.url ?? '/'
    const isWorker = path.startsWith('/m/sw.js')
    if (isWorker && workerAnswer === 'missing') return void response.writeHead(404).end()
    if (isWorker && workerAnswer === 'page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>')
    const ofFile = undo(path) === path ? 'A' : 'B'
    const isFile = path.startsWith('/m/assets/')
    if (isFile && ofFile !== build && !isOtherKept) return void response.writeHead(404).end()
    const shown = isFile ? ofFile : build
    // A request of the worker itself: a file stored in advance.
    const isOfWorker = incoming.headers.referer?.includes('/m/sw.js')
    if (path.startsWith('/m/') && !isOfWorker) served.push(`${shown} ${path.split('?')[0]}`)
    const edit = (text: string) => {
      const renamed = shown === 'B' ? rename(text) : text
      return isWorker && shown === 'B' ? `${renamed}\n// build B` : renamed
    }
    forward(incoming, response, { path: undo(path), port: instancePort, edit })
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port, // it listens on TCP
    serve(next) {
      build = next
    },
    keepOtherBuild(isKept) {
      isOtherKept = isKept
    },
    answerWorker(next) {
      workerAnswer = next
    },
    served,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Hashes of the build's files. */
async function readFileNames(port: number | string): Promise<ReadonlySet<string>> {
  const response = await fetch(`http://localhost:${port}/m/asset-manifest.json`)
  const { files, texts }: { files: string[]; texts: Record<string, string> } = JSON.parse(await response.text())
  return new Set(
    [...files, ...Object.values(texts)].flatMap((file) =>
      [...file.matchAll(hashedName)].map(([, , hash = '']) => hash),
    ),
  )
}

/** Texts below /m are edited, all else passes as it comes, streams too. */
function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  { path, port, edit }: { path: string; port: number | string; edit: (text: string) => string },
): void {
  const { 'accept-encoding': _encoded, ...headers } = incoming.headers
  const upstream = httpRequest({ host: '127.0.0.1', port, method: incoming.method, path, headers }, (found) => {
    const status = found.statusCode ?? 502
    const { 'content-length': _length, ...kept } = found.headers
    const build = kept['x-foyer-build']
    const named = build === undefined ? kept : { ...kept, 'x-foyer-build': edit(String(build)) }
    if (!path.startsWith('/m') || path.startsWith('/mobile') || !isText.test(String(kept['content-type']))) {
      response.writeHead(status, found.headers)
      return void found.pipe(response)
    }
    const chunks: Buffer[] = []
    found.on('data', (chunk: Buffer) => chunks.push(chunk))
    found.on('end', () => response.writeHead(status, named).end(edit(Buffer.concat(chunks).toString('utf8'))))
  })
  upstream.on('error', () => response.destroy())
  response.on('close', () => upstream.destroy())
  incoming.pipe(upstream)
}
