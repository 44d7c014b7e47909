import type { Database } from '@foyer/database'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../http/html.ts'
import { openapiPagePolicy } from '../../http/openapi-page.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { OUTBOX_PROVIDER } from '../../providers/messages/outbox.ts'
import type { MessageContent, Messages } from './message.service.ts'
import { listMessages } from './message.store.ts'

export const OUTBOX_PATH = '/wps/demo/outbox'
/** Messages per address on the page. */
const LIST_LIMIT = 10

interface OutboxDependencies {
  database: Database
  messages: Messages
  limit: Limit
}

/**
 * The demo's phone and mailbox in one (DEC-19): a visitor names a number or an address and reads its messages. Exists in
 * demo mode only.
 */
export function registerOutboxPage(app: FastifyInstance, { database, messages, limit }: OutboxDependencies): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    const { merchant } = request
    if (!merchant) return reply.callNotFound()
    await limitCalls(limit, request, { merchant: merchant.code, path: OUTBOX_PATH })
    const { to } = request.query as { to?: unknown } // any query; read with care
    const recipient = typeof to === 'string' ? readRecipient(to.slice(0, 200)) : ''
    const channel = recipient.includes('@') ? 'email' : 'sms'
    const rows = recipient
      ? await database.transaction(
          (tx) =>
            listMessages(tx, merchant.code, messages.hashRecipient(merchant.code, { channel, text: recipient }), {
              provider: OUTBOX_PROVIDER,
              limit: LIST_LIMIT,
            }),
          { merchant: merchant.code },
        )
      : []
    const shown = rows.map((row) => ({ ...messages.read(row), createdAt: row.createdAt }))
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', openapiPagePolicy.replace("form-action 'none'", "form-action 'self'"))
      .header('cache-control', 'no-store')
      .send(renderOutbox(recipient, shown))
  })
}

/** A number as it is typed anywhere: `+63 917 …` or `63917…`; an e-mail address in lower case. */
function readRecipient(text: string): string {
  if (text.includes('@')) return text.trim().toLowerCase()
  const digits = text.replace(/\D/g, '')
  return digits && `+${digits}`
}

function renderOutbox(recipient: string, messages: (MessageContent & { createdAt: Date })[]): string {
  const items = messages.map(
    ({ from, subject, body, createdAt }) =>
      `<li><p><b>${escapeHtml(from)}</b> <time>${escapeHtml(createdAt.toISOString().slice(11, 19))} UTC</time></p>
${subject ? `<p>${escapeHtml(subject)}</p>` : ''}<p dir="auto">${escapeHtml(body)}</p></li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : recipient ? '<p>No messages yet.</p>' : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo outbox</title>
<link rel="stylesheet" href="/wps/openapi.css"></head><body><h1>Demo outbox</h1>
<p>This demo sends no sms and no e-mail. Enter a number with its country code, or an e-mail address, to read its messages.</p>
<form method="get"><label>To <input name="to" value="${escapeHtml(recipient)}" autocomplete="off"></label> <button>Show messages</button></form>
${list}</body></html>`
}
