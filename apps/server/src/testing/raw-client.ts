import { connect, type Socket } from 'node:net'

/** One request as bytes, for requests that a well-behaved client would not send. */
export interface RawRequest {
  method: string
  /** Text between method and version, verbatim. */
  target: string
  headers: readonly (readonly [string, string])[]
  body: Buffer
}

export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

/** Failures instead of a response. */
export type RawFailure = 'no answer in time' | 'closed without an answer' | 'an answer that is none'

export function writeRequest({ method, target, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), body])
}

/** A client with one reused connection; opens another after the server closes it. */
export function createRawClient(port: number, timeoutMs: number) {
  let socket: Socket | undefined

  function open(): Socket {
    if (socket && !socket.destroyed && socket.writable) return socket
    socket = connect(port, '127.0.0.1').setNoDelay(true)
    socket.on('error', () => undefined) // handled at `close`
    return socket
  }

  return {
    /** Sends bytes and reads the one response. */
    async send(bytes: Buffer, isHead: boolean): Promise<RawAnswer | RawFailure> {
      const used = open()
      return new Promise((resolve) => {
        let received = Buffer.alloc(0)
        const timer = setTimeout(() => finish('no answer in time'), timeoutMs)
        const finish = (outcome: RawAnswer | RawFailure) => {
          clearTimeout(timer)
          used.off('data', read)
          used.off('close', close)
          const isReusable =
            typeof outcome === 'object' && outcome.headers.get('connection') !== 'close' && !isStream(outcome.headers)
          if (!isReusable) used.destroy()
          resolve(outcome)
        }
        const read = (chunk: Buffer) => {
          received = Buffer.concat([received, chunk])
          const answer = readAnswer(received, isHead)
          if (answer) finish(answer)
        }
        const close = () => finish(received.length === 0 ? 'closed without an answer' : 'an answer that is none')
        used.on('data', read)
        used.on('close', close)
        used.write(bytes)
      })
    },
    close: () => socket?.destroy(),
  }
}

/** A stream of events stays open: its head is the response. */
function isStream(headers: ReadonlyMap<string, string>): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}

/** The response, once complete; skips interim ones. */
function readAnswer(bytes: Buffer, isHead: boolean): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(first.split(' ')[1])
  const rest = bytes.subarray(end + 4)
  if (status < 200) return readAnswer(rest, isHead)
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  if (isStream(headers) && !isHead) return { status, headers, body: '' }
  const length = isHead || status === 204 || status === 304 ? 0 : Number(headers.get('content-length') ?? Number.NaN)
  if (headers.get('transfer-encoding') === 'chunked' && !isHead) {
    const body = readChunks(rest)
    return body === undefined ? undefined : { status, headers, body }
  }
  return rest.length < length ? undefined : { status, headers, body: rest.subarray(0, length).toString('utf8') }
}

function readChunks(bytes: Buffer): string | undefined {
  const parts: Buffer[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (end < 0 || Number.isNaN(size)) return undefined
    if (size === 0) return Buffer.concat(parts).toString('utf8')
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return undefined
}
