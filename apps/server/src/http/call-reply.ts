import type { EndpointDefinition } from '@foyer/contract'
import { EventStream } from '@foyer/http/event-stream'
import type { FastifyReply } from 'fastify'
import { wrapPrepared, wrapValue } from './envelope.ts'
import { PreparedValue } from './prepared.ts'

/** Answers with a handler's result in the endpoint's form; an undeclared field never leaves. */
export function sendValue(
  endpoint: EndpointDefinition,
  reply: FastifyReply,
  made: unknown,
  { isPreview }: { isPreview: boolean },
) {
  if (made instanceof EventStream) return openStream(reply, made)
  const value = made instanceof PreparedValue ? made : endpoint.value.parse(made)
  reply.header('cache-control', isPreview ? 'no-store' : describeCaching(endpoint))
  if (endpoint.publicMaxAgeSeconds) reply.header('vary', 'Host, Merchant, Language, Accept-Language')
  if (endpoint.form === 'empty') return reply.code(204).send()
  if (endpoint.form === 'bare') return reply.type(`${endpoint.mediaType}; charset=utf-8`).send(writeBare(value))
  if (endpoint.form === 'text') return reply.type('text/plain; charset=utf-8').send(value)
  if (value instanceof PreparedValue) return reply.type('application/json; charset=utf-8').send(wrapPrepared(value))
  return wrapValue(value)
}

/** Proxies pass on each event at once. */
function openStream(reply: FastifyReply, { body }: EventStream<unknown>): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
  return reply.type('text/event-stream; charset=utf-8').send(body)
}

/** JSON without characters that act as markup (T30). */
function writeBare(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** HTTP-13, T28: a browser with the client's response cache stores no second copy. */
function describeCaching({ publicMaxAgeSeconds: seconds, form }: EndpointDefinition): string {
  if (!seconds) return 'no-store'
  return form ? `public, max-age=${seconds}` : `public, max-age=0, s-maxage=${seconds}`
}
