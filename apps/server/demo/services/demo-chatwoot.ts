import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { deriveDataKey } from '../../src/db/data-cipher.ts'
import { escapeHtml } from '../../src/http/html.ts'
import type { ChatwootSettings } from '../../src/providers/chat/chatwoot.ts'
import { DEMO_STYLE_PATH, readTexts } from './demo-identity-page.ts'

const BASE_PATH = '/chatwoot'
const WEBSITE_TOKEN = 'demowebsiteinbox'
/** Maximum contacts kept. */
const MAX_CONTACTS = 1_000
/** Maximum messages of a contact kept. */
const MAX_MESSAGES = 50
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const reply = 'Thanks for your message. This demo stands in for the chat of another service: nobody reads it.'

/** The demo's Chatwoot at `url`, as a merchant's settings. */
export function makeDemoChatwootSettings(url: string, dataKey: string): ChatwootSettings {
  const hmacToken = deriveDataKey(dataKey, 'demo chatwoot').toString('hex')
  return { url: url + BASE_PATH, websiteToken: WEBSITE_TOKEN, hmacToken }
}

interface DemoMessage {
  id: number
  content: string
  /** 0 from the visitor, 1 from an agent. */
  message_type: 0 | 1
  /** Seconds since 1970. */
  created_at: number
}

interface DemoContact {
  identifier: string | undefined
  name: string
  messages: DemoMessage[]
  seenAt: number
}

const user = z.object({
  identifier: z.string().min(1).max(200),
  identifier_hash: z.string(),
  name: z.string().max(200).default(''),
})

/** A website inbox of Chatwoot: the calls of its widget that the platform makes, and a plain page in place of the widget. */
export function registerDemoChatwoot(app: FastifyInstance, { hmacToken }: Pick<ChatwootSettings, 'hmacToken'>): void {
  /** By token; several tokens of one identifier have the same contact. */
  const contacts = new Map<string, DemoContact>()
  let lastId = 0

  const addContact = (contact: DemoContact): string => {
    const [oldest] = contacts.keys()
    if (contacts.size >= MAX_CONTACTS && oldest !== undefined) contacts.delete(oldest)
    const token = randomBytes(24).toString('base64url')
    contacts.set(token, contact)
    return token
  }
  const addNew = () => addContact({ identifier: undefined, name: '', messages: [], seenAt: 0 })
  const write = ({ messages }: DemoContact, content: string, message_type: 0 | 1) => {
    lastId += 1
    messages.push({ id: lastId, content, message_type, created_at: Math.floor(Date.now() / 1_000) })
    messages.splice(0, messages.length - MAX_MESSAGES)
  }
  const findByHeader = (headers: Record<string, unknown>, query: unknown) =>
    readTexts(query).website_token === WEBSITE_TOKEN ? contacts.get(String(headers['x-auth-token'])) : undefined

  app.post(`${BASE_PATH}/api/v1/widget/config`, async ({ query }, answer) => {
    if (readTexts(query).website_token !== WEBSITE_TOKEN)
      return answer.code(404).send({ error: 'web widget does not exist' })
    return { website_channel_config: { auth_token: addNew() } }
  })

  app.patch(`${BASE_PATH}/api/v1/widget/contact/set_user`, async ({ headers, query, body }, answer) => {
    const contact = findByHeader(headers, query)
    const parsed = user.safeParse(body)
    if (!contact) return answer.code(404).send({ error: 'contact not found' })
    if (!parsed.success || !isProven(parsed.data, hmacToken))
      return answer.code(401).send({ error: 'HMAC failed: Invalid Identifier Hash Provided' })
    const { identifier, name } = parsed.data
    const known = [...contacts.values()].find((one) => one.identifier === identifier)
    const isOther = contact.identifier !== undefined && contact.identifier !== identifier
    if (isOther) return { widget_auth_token: addContact(known ?? { identifier, name, messages: [], seenAt: 0 }) }
    if (known) contacts.set(String(headers['x-auth-token']), known)
    else Object.assign(contact, { identifier, name })
    return { widget_auth_token: null }
  })

  app.get(`${BASE_PATH}/api/v1/widget/messages`, async ({ headers, query }, answer) => {
    const contact = findByHeader(headers, query)
    if (!contact) return answer.code(404).send({ error: 'contact not found' })
    return { payload: contact.messages, meta: { contact_last_seen_at: contact.seenAt } }
  })

  app.get(`${BASE_PATH}/widget`, async ({ query }, answer) => {
    const { website_token, cw_conversation = '' } = readTexts(query)
    if (website_token !== WEBSITE_TOKEN) return answer.code(404).send('no such inbox')
    const token = contacts.has(cw_conversation) ? cw_conversation : addNew()
    const contact = contacts.get(token)
    if (!contact) return answer.code(404).send('no such contact')
    contact.seenAt = Math.floor(Date.now() / 1_000)
    return sendPage(answer, token, contact)
  })

  app.post(`${BASE_PATH}/widget`, async ({ body }, answer) => {
    const { token = '', content = '' } = readTexts(body)
    const contact = contacts.get(token)
    if (!contact) return answer.code(404).send('no such contact')
    if (content.trim() !== '') {
      write(contact, content.slice(0, 2_000), 0)
      write(contact, reply, 1)
    }
    const back = new URLSearchParams({ website_token: WEBSITE_TOKEN, cw_conversation: token })
    return answer.redirect(`${BASE_PATH}/widget?${back}`, 303)
  })
}

/** The documented proof: HMAC of the identifier with the inbox's secret. */
function isProven({ identifier, identifier_hash: given }: z.output<typeof user>, hmacToken: string): boolean {
  const own = createHmac('sha256', hmacToken).update(identifier).digest('hex')
  return given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own))
}

function sendPage(answer: FastifyReply, token: string, { name, messages }: DemoContact) {
  const items = messages.map(
    ({ content, message_type: type }) => `<p><b>${type === 1 ? 'Support' : 'You'}</b>: ${escapeHtml(content)}</p>`,
  )
  const lead = name === '' ? 'You are a guest here.' : `You are ${name} here.`
  return answer
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Chat (demo)</title><link rel="stylesheet" href="${DEMO_STYLE_PATH}"></head><body><h1>Chat (demo)</h1>
<p>This demo stands in for Chatwoot. ${escapeHtml(lead)} Back takes you to the site.</p>${items.join('')}
<form method="post" action="${BASE_PATH}/widget"><input type="hidden" name="token" value="${escapeHtml(token)}">
<label>Message <input name="content" maxlength="2000" required autocomplete="off"></label><button>Send</button></form></body></html>`)
}
