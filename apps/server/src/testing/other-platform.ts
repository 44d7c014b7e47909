import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The calls in the specification (API, RELAY); another platform has no others. */
const specifiedCalls = [
  /^\/wps\/session\/(login(\/(verification|maya|line|telegram))?|key\/rsa)$/,
  /^\/wps\/member\/(register(\/(mobile|autoUsername))?|language|info)$/,
  /^\/wps\/(v2\/system\/status|system\/(collect|country|domainRoute|manifest\.json|test\/ping))$/,
  /^\/wps\/(captcha\/geetest|verification\/sms\/noLogin|game\/launchGame)$/,
  /^\/wps\/relay\/\w+$/,
]

type Reply = Record<string, unknown> | ((headers: IncomingMessage['headers']) => Record<string, unknown>)

export interface OtherPlatform {
  origin: string
  /** Requested paths, in order. */
  asked: string[]
  /** Requested addresses with their queries, and the headers of each. */
  calls: { url: string; headers: IncomingMessage['headers'] }[]
  /** Number of calls aborted by their caller. */
  abortedCount(): number
  /** Headers of the last request, unchanged. */
  lastHeaders(): IncomingMessage['headers']
  /** Accepts calls and answers none from now on. */
  hang(): void
  /** Stops listening. */
  close(): Promise<void>
}

/**
 * A platform that is not ours: the specified calls are answered by `platform`, all others by a 404 page. With
 * `isNonStandard` it uses the specification's optional parts differently: `data` instead of `value`, numbers and
 * booleans as text, unknown fields and flags. `replies` are its own responses, by path, or by the request's headers.
 */
export async function startOtherPlatform(
  platform: string,
  { isNonStandard = false, replies = {} }: { isNonStandard?: boolean; replies?: Record<string, Reply> } = {},
): Promise<OtherPlatform> {
  const asked: string[] = []
  const calls: OtherPlatform['calls'] = []
  let abortedCount = 0
  let isHanging = false
  let last: IncomingMessage['headers'] = {}
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    calls.push({ url: request.url ?? '', headers: request.headers })
    response.once('close', () => {
      if (!response.writableEnded) abortedCount += 1
    })
    last = request.headers
    if (isHanging) return
    const reply = replies[path]
    if (reply) response.end(JSON.stringify(typeof reply === 'function' ? reply(request.headers) : reply))
    else if (specifiedCalls.some((call) => call.test(path))) pass(platform, request, response, isNonStandard)
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    calls,
    abortedCount: () => abortedCount,
    lastHeaders: () => last,
    hang() {
      isHanging = true
    },
    close: () => close(server),
  }
}

function pass(platform: string, request: IncomingMessage, response: ServerResponse, isNonStandard: boolean): void {
  const { method, headers, url } = request
  const onward = httpRequest(new URL(url ?? '/', platform), { method, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const { 'content-length': _, 'transfer-encoding': __, ...retained } = answer.headers
      const text = Buffer.concat(chunks).toString('utf8')
      response.writeHead(answer.statusCode ?? 502, retained).end(isNonStandard ? rewrite(url ?? '', text) : text)
    })
  })
  onward.on('error', () => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'))
  request.pipe(onward)
}

/** The specified fields of a response (API-01, API-10); others may be missing. */
const specifiedFields: Record<string, string[]> = {
  '/wps/session/login': ['id', 'token', 'userName', 'customerType', 'firstTimeLogin'],
  '/wps/member/info': ['id', 'account'],
}

function rewrite(url: string, text: string): string {
  // Reports are answered without a body.
  if (text === '') return text
  const { success, value, errorCode, message } = JSON.parse(text, (key, item) => {
    const named = key === 'value' && specifiedFields[url.split('?')[0] ?? '']
    return named && item ? Object.fromEntries(named.map((name) => [name, item[name]])) : item
  })
  const stated = { success: String(success), traceId: 'x-1', ...(message ? { message } : {}) }
  return JSON.stringify({ ...stated, ...(errorCode ? { errorCode } : { data: loosen(value) }) })
}

/** Numbers and booleans as text, empty values left out, one extra field per object. */
function loosen(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(loosen)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, item]) =>
    item === null || item === '' ? [] : [[name, loosen(item)]],
  )
  return { ...Object.fromEntries(entries), unknownCode: 1 }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
