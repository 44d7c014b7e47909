import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  type DemoPerson,
  findPerson,
  listPersonLinks,
  readPageAddress,
  readTexts,
  sendChoices,
} from './demo-identity-page.ts'

/** The demo's environment of Maya (T17). */
export const DEMO_MAYA_ENVIRONMENT = 'sandbox'
/** Lifetime of a customer's tokens, in milliseconds. */
const TOKEN_MS = 3_600_000
/** Maximum open sessions. */
const MAX_SESSIONS = 1_000

/** The Maya app with made-up persons: it opens a page of the merchant with a session. */
export function registerDemoMaya(app: FastifyInstance, { apiKey }: { apiKey: string }): void {
  const sessions = new Map<string, { person: DemoPerson; createdAt: string }>()

  app.get('/maya', (request, reply) => {
    const back = readPageAddress(readTexts(request.query).to, '/m/home')
    if (!back) return reply.code(400).send('invalid_request')
    const nextOf = (person: string) => `/maya/open?${new URLSearchParams({ to: back.href, person })}`
    const lead = 'This demo stands in for the Maya app. Open the site as:'
    return sendChoices(reply, { title: 'Maya (demo)', lead, links: listPersonLinks(nextOf) })
  })

  app.get('/maya/open', (request, reply) => {
    const { person = '', to } = readTexts(request.query)
    const back = readPageAddress(to, '/m/home')
    if (!back) return reply.code(400).send('invalid_request')
    const sessionId = randomBytes(16).toString('hex')
    const [oldest] = sessions.keys()
    if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest)
    sessions.set(sessionId, { person: findPerson(person), createdAt: new Date().toISOString() })
    back.searchParams.set('sessionId', sessionId)
    back.searchParams.set('env', DEMO_MAYA_ENVIRONMENT)
    return reply.header('referrer-policy', 'no-referrer').redirect(back.href, 302)
  })

  app.post('/maya/v1/customers/:id/tokens', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) return reply.code(401).send({ error: 'unauthorized' })
    return reply.send({ expiresAt: new Date(Date.now() + TOKEN_MS).toISOString() })
  })

  app.get('/maya/v1/sessions/:id', (request, reply) => {
    const { id = '' } = readTexts(request.params)
    const found = sessions.get(id)
    if (request.headers.authorization !== `Bearer ${apiKey}`) return reply.code(401).send({ error: 'unauthorized' })
    if (!found) return reply.code(404).send({ error: 'not_found' })
    const { person, createdAt } = found
    const name = `${person.firstName} ${person.lastName}`
    return reply.send({ customerId: `maya-${person.id}`, environment: DEMO_MAYA_ENVIRONMENT, name, createdAt })
  })
}
