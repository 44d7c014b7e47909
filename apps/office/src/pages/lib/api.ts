import type { EndpointDefinition, EndpointInput, EndpointValue, Envelope, ErrorCode } from '@foyer/contract'
import { readLanguageCode } from './i18n.tsx'

/** Time limit of a call. */
const TIMEOUT_MS = 20_000

/** A call that was refused or not answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** `offline`: no answer came. */
  readonly code: ErrorCode | 'offline'
  readonly fields: readonly { path: string; rule: string }[]
  readonly retryAfterSeconds: number

  constructor(code: ErrorCode | 'offline', message: string, fields: CallError['fields'] = [], retryAfterSeconds = 0) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** Makes a call of the contract; the session is the browser's cookie. @throws CallError */
export async function callServer<E extends EndpointDefinition>(
  { method, path }: Pick<E, 'method' | 'path'>,
  input: EndpointInput<E>,
  merchant: string | undefined,
): Promise<EndpointValue<E>> {
  const { params = {}, query = {}, body } = input as AnyInput // the fields that any endpoint may have
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  const response = await fetch(search === '' ? filled : `${filled}?${search}`, {
    method,
    headers: {
      language: readLanguageCode(),
      ...(merchant === undefined ? {} : { merchant }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  const envelope = await readEnvelope<EndpointValue<E>>(response)
  if (!response || !envelope) throw new CallError('offline', '')
  if (envelope.success) return envelope.value as EndpointValue<E> // a success has its value
  const retryAfter = Number(response.headers.get('retry-after') ?? 0)
  throw new CallError(envelope.errorCode ?? 'unknown_error', envelope.message ?? '', envelope.fields, retryAfter)
}

async function readEnvelope<Value>(response: Response | undefined): Promise<Envelope<Value> | undefined> {
  try {
    return await response?.json()
  } catch {
    return undefined
  }
}

/** Longer than the server is silent; a stream without a sign of life is broken. */
const QUIET_MS = 45_000

/**
 * Reads a stream of server-sent events to its end. @param onEvent called when it is open, and with each event
 * @throws when it cannot be opened, breaks or stays silent
 */
export async function readEvents(
  path: string,
  merchant: string,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), QUIET_MS)
  try {
    const response = await fetch(path, {
      headers: { language: readLanguageCode(), merchant },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
    if (!reader) throw new CallError('offline', '')
    onEvent()
    let rest = ''
    let chunk = await reader.read()
    while (!chunk.done) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), QUIET_MS)
      const blocks = (rest + chunk.value).split('\n\n')
      rest = blocks.pop() ?? ''
      if (blocks.some((block) => /^data: /m.test(block))) onEvent()
      chunk = await reader.read()
    }
  } finally {
    clearTimeout(timer)
  }
}
