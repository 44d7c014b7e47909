import { randomInt } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../http/html.ts'
import { createFirebaseAccounts, type FirebaseAccounts, type StandInPerson } from './firebase-accounts.ts'
import { standInScripts } from './firebase-scripts.ts'

/** Project of the demo (SOC-18). */
export const DEMO_PROJECT = 'foyer-demo'

const PEOPLE = ['Ada Example', 'Ben Example'] as const
/** Name of each sign-in provider on its page. */
const providerNames: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
}

const exchange = z.object({
  postBody: z.string().max(10_000).nullish(),
  requestUri: z.string().max(4_000),
  sessionId: z.string().max(200).nullish(),
})

/** The stand-in's server and what a test does with it. */
export interface FirebaseStandIn {
  app: FastifyInstance
  accounts: FirebaseAccounts
}

/**
 * Firebase Authentication with its vendors for the demo and for tests: the pages that the SDK opens, the calls that it
 * makes, Google's one-tap prompt and Facebook's SDK, with people who don't exist. Tokens are signed as Google signs them;
 * the platform trusts its keys only where the instance's settings name them.
 */
export function createFirebaseStandIn({ projectId }: { projectId: string }): FirebaseStandIn {
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  const accounts = createFirebaseAccounts(projectId)
  registerScripts(app)
  registerPages(app, accounts)
  registerCalls(app, accounts)
  return { app, accounts }
}

function registerScripts(app: FastifyInstance): void {
  for (const [path, script] of Object.entries(standInScripts))
    app.get(path, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-store')
        .send(script),
    )
}

function registerPages(app: FastifyInstance, accounts: FirebaseAccounts): void {
  app.get('/emulator/auth/iframe', async (_request, reply) =>
    sendPage(reply, { title: 'Sign-in', script: '/script/frame.js', isFramed: true }),
  )
  app.get<{ Querystring: { providerId?: string } }>('/emulator/auth/handler', async ({ query }, reply) => {
    const provider = String(query.providerId ?? 'google.com').slice(0, 100)
    return sendPage(reply, { ...writeChoice(accounts, provider), script: '/script/handler.js' })
  })
  app.get('/facebook/dialog', async (_request, reply) =>
    sendPage(reply, { ...writeChoice(accounts, 'facebook.com'), script: '/script/choice.js' }),
  )
  app.get('/gsi/prompt', async (_request, reply) =>
    sendPage(reply, { ...writeChoice(accounts, 'google.com'), script: '/script/choice.js', isFramed: true }),
  )
}

function registerCalls(app: FastifyInstance, accounts: FirebaseAccounts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin) reply.header('access-control-allow-origin', request.headers.origin)
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
    await reply.header('access-control-allow-methods', 'POST').code(204).send()
  })
  app.get('/keys', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(await accounts.readKeys()),
  )
  const base = '/identitytoolkit.googleapis.com/v1/accounts'
  app.post(`${base}::action(^signInWithIdp$)`, async ({ body }, reply) => {
    const person = findExchanged(accounts, body)
    if (!person) return refuse(reply, 'INVALID_IDP_RESPONSE')
    return { ...describe(person), providerId: person.provider, isNewUser: false, ...(await accounts.signIn(person)) }
  })
  app.post<{ Body: { idToken?: string } | null }>(`${base}::action(^lookup$)`, async ({ body }, reply) => {
    const person = accounts.findByToken(String(body?.idToken ?? ''))
    if (!person) return refuse(reply, 'INVALID_ID_TOKEN')
    const providerUserInfo = [{ providerId: person.provider, displayName: person.name, rawId: person.uid }]
    return { users: [{ ...describe(person), providerUserInfo, lastLoginAt: String(Date.now()) }] }
  })
}

/** By the code of the window, or the vendor's token of Facebook's SDK and Google's prompt. */
function findExchanged(accounts: FirebaseAccounts, body: unknown): StandInPerson | undefined {
  const parsed = exchange.safeParse(body)
  if (!parsed.success) return undefined
  const { postBody, requestUri, sessionId } = parsed.data
  const fields = new URLSearchParams(postBody ?? '')
  const token = fields.get('access_token') ?? fields.get('id_token')
  const code = URL.parse(requestUri)?.searchParams.get('code')
  return accounts.redeemCode(token ?? (code === sessionId && code ? code : ''))
}

function describe({ uid, name }: StandInPerson): object {
  return { localId: uid, displayName: name, emailVerified: false }
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ error: { code: 400, message, errors: [{ message, reason: 'invalid' }] } })
}

/** Two people of whom everybody knows, one whom nobody has seen before, and the way back. */
function writeChoice(accounts: FirebaseAccounts, provider: string): { title: string; body: string } {
  const vendor = providerNames[provider] ?? provider
  const unknown = `Visitor ${randomInt(10 ** 8, 10 ** 9)}`
  const choices = [...PEOPLE.map((name) => ({ name, label: name })), { name: unknown, label: 'Somebody new' }]
  const buttons = choices.map(({ name, label }) => {
    const code = accounts.issueCode(accounts.findPerson(name, provider))
    return `<button type="button" data-code="${escapeHtml(code)}">${escapeHtml(label)}</button>`
  })
  const title = `Sign in with ${escapeHtml(vendor)}`
  const note = `<p>This is the demo: ${escapeHtml(vendor)} is not involved, and nobody here exists.</p>`
  return { title, body: `<h1>${title}</h1>${note}${buttons.join('')}<button type="button" data-cancel>Cancel</button>` }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;display:grid;gap:12px;background:#fff;color:#111}
h1{font-size:20px;margin:0}p{margin:0;color:#555}button{font:inherit;min-height:44px;border:1px solid #888;border-radius:8px;background:#fff;color:#111}`

function sendPage(
  reply: FastifyReply,
  { title, body = '', script, isFramed = false }: { title: string; body?: string; script: string; isFramed?: boolean },
): FastifyReply {
  const policy = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', isFramed ? policy : `${policy}; frame-ancestors 'none'`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body>${body}<script src="${script}"></script></body></html>`,
    )
}
