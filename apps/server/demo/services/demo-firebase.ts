import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../src/http/html.ts'
import type { FirebaseAccounts, FirebasePerson } from './demo-firebase-accounts.ts'
import { createFirebasePhoneService, type FirebasePhone, registerDemoFirebasePhone } from './demo-firebase-phone.ts'
import { demoFirebaseScripts } from './demo-firebase-scripts.ts'
import { DEMO_STYLE_PATH, demoPersons, findPerson } from './demo-identity-page.ts'

/** Project of the demo merchants (SOC-18). */
export const DEMO_FIREBASE_PROJECT = 'foyer-demo'
/** Address of the keys of its tokens. */
export const DEMO_FIREBASE_KEYS_PATH = '/firebase/keys'

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

/**
 * Firebase Authentication with its vendors: the pages that the SDK opens and the calls that it makes, Google's one-tap
 * prompt and Facebook's SDK. Tokens are signed as Google signs them; the platform trusts these keys only where the
 * instance's settings name them.
 */
export function registerDemoFirebase(app: FastifyInstance, accounts: FirebaseAccounts): void {
  const phone = createFirebasePhoneService(accounts)
  registerScripts(app)
  registerPages(app, accounts)
  registerDemoFirebasePhone(app, phone)
  registerCalls(app, accounts, phone)
}

function registerScripts(app: FastifyInstance): void {
  for (const [path, script] of Object.entries(demoFirebaseScripts))
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

function registerCalls(app: FastifyInstance, accounts: FirebaseAccounts, phone: FirebasePhone): void {
  const path = '/identitytoolkit.googleapis.com/v1/:call'
  app.get(DEMO_FIREBASE_KEYS_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(await accounts.readKeys()),
  )
  // Pages of any merchant call it.
  app.options(path, ({ headers }, reply) =>
    allowOrigin(reply, headers.origin)
      .header('access-control-allow-headers', headers['access-control-request-headers'] ?? '')
      .header('access-control-allow-methods', 'POST')
      .code(204)
      .send(),
  )
  app.post<{ Params: { call: string } }>(path, async ({ params, body, headers }, reply) => {
    allowOrigin(reply, headers.origin)
    if (params.call === 'accounts:signInWithIdp') return exchangeResult(accounts, body, reply)
    if (params.call === 'accounts:lookup') return findAccount(accounts, body, reply)
    const answer = await phone.answer(params.call, body)
    if (!answer) return refuse(reply, 'NOT_FOUND')
    return 'ok' in answer ? answer.ok : refuse(reply, answer.refusal)
  })
}

async function exchangeResult(accounts: FirebaseAccounts, body: unknown, reply: FastifyReply): Promise<object> {
  const person = findExchanged(accounts, body)
  if (!person) return refuse(reply, 'INVALID_IDP_RESPONSE')
  return { ...describe(person), providerId: person.provider, isNewUser: false, ...(await accounts.signIn(person)) }
}

function findAccount(accounts: FirebaseAccounts, body: unknown, reply: FastifyReply): object {
  const { idToken } = (body ?? {}) as { idToken?: unknown } // any JSON; read with care
  const person = accounts.findByToken(String(idToken ?? ''))
  if (!person) return refuse(reply, 'INVALID_ID_TOKEN')
  const providerUserInfo = [{ providerId: person.provider, displayName: person.name, rawId: person.uid }]
  return { users: [{ ...describe(person), providerUserInfo, lastLoginAt: String(Date.now()) }] }
}

function allowOrigin(reply: FastifyReply, origin: string | undefined): FastifyReply {
  return origin === undefined ? reply : reply.header('access-control-allow-origin', origin)
}

/** By the code of the window, or the vendor's token of Facebook's SDK and Google's prompt. */
function findExchanged(accounts: FirebaseAccounts, body: unknown): FirebasePerson | undefined {
  const parsed = exchange.safeParse(body)
  if (!parsed.success) return undefined
  const { postBody, requestUri, sessionId } = parsed.data
  const fields = new URLSearchParams(postBody ?? '')
  const token = fields.get('access_token') ?? fields.get('id_token')
  const code = URL.parse(requestUri)?.searchParams.get('code')
  return accounts.redeemCode(token ?? (code === sessionId && code ? code : ''))
}

function describe({ uid, name }: FirebasePerson): object {
  return { localId: uid, displayName: name, emailVerified: false }
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ error: { code: 400, message, errors: [{ message, reason: 'invalid' }] } })
}

/** The demo's persons, one whom nobody has seen before, and the way back. */
function writeChoice(accounts: FirebaseAccounts, provider: string): { title: string; body: string } {
  const vendor = escapeHtml(providerNames[provider] ?? provider)
  const buttons = [...demoPersons.map(({ id }) => id), 'new'].map((choice) => {
    const { id, firstName, lastName } = findPerson(choice)
    const name = `${firstName} ${lastName}`
    const code = accounts.issueCode(accounts.findPerson({ id, name }, provider))
    return `<button type="button" data-code="${escapeHtml(code)}">${escapeHtml(choice === 'new' ? 'Somebody new' : name)}</button>`
  })
  const title = `${vendor} (demo)`
  const lead = `<p>This demo stands in for ${vendor}. Continue as:</p>`
  return { title, body: `<h1>${title}</h1>${lead}${buttons.join('')}<button type="button" data-cancel>Cancel</button>` }
}

function sendPage(
  reply: FastifyReply,
  { title, body = '', script, isFramed = false }: { title: string; body?: string; script: string; isFramed?: boolean },
): FastifyReply {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'"
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', isFramed ? policy : `${policy}; frame-ancestors 'none'`)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="${DEMO_STYLE_PATH}"></head><body>${body}<script src="${script}"></script></body></html>`)
}
