import { parseJson } from '@foyer/contract/json'
import type { FastifyInstance } from 'fastify'
import { readEncryptedHeaders } from './encryption-scheme.ts'
import { ServiceError } from './service-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parses text bodies as JSON, as old browsers send beacons. */
    isBeacon?: boolean
    /** Accepts forms as bytes, for signature checks. */
    takesForms?: boolean
  }
  interface FastifyRequest {
    /** The body's raw bytes, for signatures. */
    rawBody?: Buffer
  }
}

/**
 * JSON is the only parsed body; its bytes are stored for the signature. An encrypted body is not decrypted before its
 * merchant is known (`openPayload`). A form stays bytes, on routes that accept one.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer // parseAs 'buffer' gives a Buffer; the type covers both forms
    if (readEncryptedHeaders(request.headers).encryption === undefined) receiveJson(request.rawBody, done)
    else done(null, undefined)
  })
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (request, body, done) => {
    if (!request.routeOptions.config.isBeacon) return done(new ServiceError('unsupported_media_type'))
    request.rawBody = body as Buffer // as above
    receiveJson(request.rawBody, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    if (!request.routeOptions.config.takesForms) return done(new ServiceError('unsupported_media_type'))
    request.rawBody = body as Buffer // as above
    done(null, undefined)
  })
}

function receiveJson(body: Buffer, done: (error: Error | null, value?: unknown) => void): void {
  try {
    done(null, parseJson(body.toString('utf8')))
  } catch {
    done(new ServiceError('invalid_input'))
  }
}
