import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLanguage, type ErrorCode } from '@foyer/contract'
import { listSecurityHeaders } from './headers.ts'
import { ServiceError, wrapError } from './service-error.ts'

const plainHeaders = {
  ...listSecurityHeaders(false),
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
}

/** Answers a request that never reaches the hooks and the error handler; nothing more is read of its connection. */
export function refuseEarly(response: ServerResponse, code: ErrorCode, status = new ServiceError(code).status): void {
  response.writeHead(status, plainHeaders).end(JSON.stringify(wrapError(new ServiceError(code), defaultLanguage)))
}

/** What Node refuses before there is a request, by its error's code; whatever else it is cannot be read. */
const refusals: Record<string, { head: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { head: '431 Request Header Fields Too Large', code: 'invalid_input' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { head: '413 Payload Too Large', code: 'body_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { head: '408 Request Timeout', code: 'invalid_input' },
}

/** Answers in the envelope what never became a request, and closes: what follows it cannot be told apart. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // An answer that has begun cannot be followed by a second head.
  const { _httpMessage: begun } = socket as { _httpMessage?: { headersSent: boolean } | null } // where Node's own handler looks
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return void socket.destroy()
  const { head, code } = refusals[error.code ?? ''] ?? { head: '400 Bad Request', code: 'invalid_input' as const }
  const body = JSON.stringify(wrapError(new ServiceError(code), defaultLanguage))
  const fields = { ...plainHeaders, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${head}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
