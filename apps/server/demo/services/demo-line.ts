import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import {
  type DemoPerson,
  findPerson,
  listPersonLinks,
  readPageAddress,
  readTexts,
  sendChoices,
} from './demo-identity-page.ts'

/** Lifetime of a code and of an ID token, in milliseconds. */
const CODE_MS = 600_000
const TOKEN_SECONDS = 3_600
/** Maximum open codes. */
const MAX_CODES = 1_000

interface LineCode {
  person: DemoPerson
  redirectUri: string
  challenge: string
  nonce: string
  untilMs: number
}

/** Line's login page and token endpoint (v2.1) with made-up persons: code, PKCE, and an ID token of a web login. */
export function registerDemoLine(
  app: FastifyInstance,
  { clientId, channelSecret }: { clientId: string; channelSecret: string },
): void {
  const codes = new Map<string, LineCode>()
  const tokens = new Map<string, DemoPerson>()
  const key = new TextEncoder().encode(channelSecret)

  app.get('/line/authorize', (request, reply) => {
    const query = readTexts(request.query)
    const back = readPageAddress(query.redirect_uri, '/m/home')
    const isKnown = query.client_id === clientId && query.response_type === 'code'
    if (!back || !isKnown || query.code_challenge_method !== 'S256') return reply.code(400).send('invalid_request')
    const nextOf = (person: string) =>
      `/line/allow?${new URLSearchParams({ ...query, person } as Record<string, string>)}` // texts only
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('state', query.state ?? '')
    return sendChoices(reply, {
      title: 'LINE (demo)',
      lead: 'This demo stands in for LINE. Continue as:',
      links: [...listPersonLinks(nextOf), { href: back.href, label: 'Cancel' }],
    })
  })

  app.get('/line/allow', (request, reply) => {
    const {
      person = '',
      redirect_uri,
      state = '',
      nonce = '',
      code_challenge: challenge = '',
    } = readTexts(request.query)
    const back = readPageAddress(redirect_uri, '/m/home')
    if (!back) return reply.code(400).send('invalid_request')
    const code = randomBytes(16).toString('base64url')
    const [oldest] = codes.keys()
    if (codes.size >= MAX_CODES && oldest !== undefined) codes.delete(oldest)
    const untilMs = Date.now() + CODE_MS
    codes.set(code, { person: findPerson(person), redirectUri: back.href, challenge, nonce, untilMs })
    back.searchParams.set('code', code)
    back.searchParams.set('state', state)
    return reply.header('referrer-policy', 'no-referrer').redirect(back.href, 302)
  })

  app.post('/line/oauth2/v2.1/token', async (request, reply) => {
    const form = readTexts(request.body)
    const found = codes.get(form.code ?? '')
    codes.delete(form.code ?? '')
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url')
    const isClient = form.client_id === clientId && form.client_secret === channelSecret
    const isRight =
      found && found.untilMs > Date.now() && found.redirectUri === form.redirect_uri && found.challenge === challenge
    if (!isClient || !isRight || form.grant_type !== 'authorization_code')
      return reply.code(400).send({ error: 'invalid_grant', error_description: 'invalid authorization code' })
    const { person, nonce } = found
    const idToken = await new SignJWT({ nonce, name: nameOf(person), amr: ['linesso'] })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      .setIssuer('https://access.line.me')
      .setSubject(`U${person.id}`)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(key)
    const accessToken = randomBytes(24).toString('base64url')
    const [oldest] = tokens.keys()
    if (tokens.size >= MAX_CODES && oldest !== undefined) tokens.delete(oldest)
    tokens.set(accessToken, person)
    const scope = { scope: 'profile openid', token_type: 'Bearer', expires_in: TOKEN_SECONDS }
    return { access_token: accessToken, id_token: idToken, ...scope }
  })

  app.get('/line/oauth2/v2.1/verify', (request, reply) => {
    const { access_token: token = '' } = readTexts(request.query)
    if (!tokens.has(token)) return reply.code(400).send({ error: 'invalid_request' })
    return reply.send({ scope: 'profile openid', client_id: clientId, expires_in: TOKEN_SECONDS })
  })

  app.get('/line/v2/profile', (request, reply) => {
    const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (!person) return reply.code(401).send({ message: 'invalid token' })
    return reply.send({ userId: `U${person.id}`, displayName: nameOf(person) })
  })
}

function nameOf({ firstName, lastName }: DemoPerson): string {
  return `${firstName} ${lastName}`
}
