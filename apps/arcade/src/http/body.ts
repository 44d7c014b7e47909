import { parseJson } from '@foyer/contract/json'
import type { FastifyInstance } from 'fastify'
import { ArcadeError } from './arcade-error.ts'

/** JSON is the only body, and no key may be there twice. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)))
    } catch {
      done(new ArcadeError('invalid_input'))
    }
  })
}
