import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLanguage, type ErrorCode } from '@foyer/contract'
import { listSecurityHeaders } from '@foyer/http/security-headers'
import { ServiceError, wrapError } from './service-error.ts'

const plainHeaders = {
  ...listSecurityHeaders(false),
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
}

/** Answers a request that never reaches the hooks and the error handler; the rest of its connection is not read. */
export function refuseEarly(response: ServerResponse, code: ErrorCode, status = new ServiceError(code).status): void {
  response.writeHead(status, plainHeaders).end(JSON.stringify(wrapError(new ServiceError(code), defaultLanguage)))
}

/** Node's refusals before a request exists, by error code; anything else is unreadable input. */
const refusals: Record<string, { head: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { head: '431 Request Header Fields Too Large', code: 'invalid_input' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { head: '413 Payload Too Large', code: 'body_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { head: '408 Request Timeout', code: 'invalid_input' },
}

/**
 * Answers in the envelope for input that never became a request, and closes the connection: further requests on it
 * cannot be delimited.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // A response in progress cannot have a second head.
  const { _httpMessage: begun } = socket as { _httpMessage?: { headersSent: boolean } | null } // as in Node's handler
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) return void socket.destroy()
  const { head, code } = refusals[error.code ?? ''] ?? { head: '400 Bad Request', code: 'invalid_input' as const }
  const body = JSON.stringify(wrapError(new ServiceError(code), defaultLanguage))
  const fields = { ...plainHeaders, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${head}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
