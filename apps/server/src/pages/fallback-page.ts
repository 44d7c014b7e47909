import { type FallbackVisitor, type PageRenderer, parseAcceptLanguage } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendCompressed } from './page-compression.ts'
import { makeNonce, setPagePolicy } from './page-security.ts'

/** Fallback for a page that cannot be rendered: a message and a page that reloads by itself, never a blank one. */
export async function sendFallbackPage(
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfterSeconds }: { status: 429 | 503; retryAfterSeconds: number },
): Promise<FastifyReply> {
  const visitor = describeVisitor(request)
  setHeaders(request, reply, status, visitor.nonce).header('retry-after', String(retryAfterSeconds))
  return sendCompressed(request, reply, await renderer.renderFallbackPage({ ...visitor, isLimited: status === 429 }))
}

/** T42: an unknown host gets an uncached page without a merchant; a retired host gets the new address (OPEN-03). */
export async function sendUnknownHost(
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  otherDomain: string | undefined,
): Promise<FastifyReply> {
  const visitor = describeVisitor(request)
  setHeaders(request, reply, 404, visitor.nonce)
  return sendCompressed(
    request,
    reply,
    await renderer.renderDomainNotAvailable({
      ...visitor,
      host: request.host.slice(0, 200),
      ...(otherDomain === undefined ? {} : { rightDomain: otherDomain }),
    }),
  )
}

function describeVisitor(request: FastifyRequest): FallbackVisitor {
  return {
    tags: parseAcceptLanguage(request.headers['accept-language']),
    stored: request.cookies.language,
    nonce: makeNonce(),
    spanId: request.spanId,
  }
}

function setHeaders(request: FastifyRequest, reply: FastifyReply, status: number, nonce: string): FastifyReply {
  setPagePolicy(reply, { nonce, isHttps: request.protocol === 'https' })
  return reply.code(status).type('text/html; charset=utf-8')
}
