import {
  chooseLanguage,
  cleanMobile,
  directionOf,
  isolateText,
  type Language,
  normalizeEmail,
  parseAcceptLanguage,
  resolveLanguage,
  writeDocumentAttributes,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import { outboxTexts } from '@foyer/messages/outbox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { writeTrustedTypes } from '../../http/headers.ts'
import { escapeHtml } from '../../http/html.ts'
import { type Limit, limitCalls } from '../../http/rate-limit.ts'
import { readInternationalNumber } from '../../mobile-number.rules.ts'
import { OUTBOX_PROVIDER } from '../../providers/messages/outbox.ts'
import type { MessageContent, Messages } from './message.service.ts'
import { listMessages } from './message.store.ts'

export const OUTBOX_PATH = '/wps/demo/outbox'
/** A file of its own because of the page's policy. */
const STYLE_PATH = `${OUTBOX_PATH}.css`
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
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css').header('cache-control', 'max-age=3600').send(style))
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
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(renderOutbox(recipient, shown, languageOf(request)))
  })
}

/** A number as it is typed anywhere: `+63 917 …`, `+63 0917 …` or `63917…`; an e-mail address in lower case. */
function readRecipient(text: string): string {
  if (text.includes('@')) return normalizeEmail(text)
  const digits = cleanMobile(text).replace(/\D/g, '')
  return digits && (readInternationalNumber(`+${digits}`) ?? `+${digits}`)
}

/** The language of the page with the link, then the browser's. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const { language } = query as { language?: unknown } // any query; read with care
  return chooseLanguage({
    stored: typeof language === 'string' ? language : undefined,
    tags: parseAcceptLanguage(headers['accept-language']),
  })
}

const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ${writeTrustedTypes()}`

const style = `:root{color-scheme:dark}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:0 auto;padding:1.25rem 1rem 2rem;background:#0a0f1c;color:#eef2fb}
h1{font-size:1.5rem;line-height:1.3;margin:0}p{margin:0;overflow-wrap:anywhere;white-space:pre-line}.lead,.empty,.subject,time{color:#aeb9d4}
form{display:grid;gap:1rem;margin-block:1.25rem}label{display:grid;gap:.25rem;font-size:.875rem;font-weight:600}
input{box-sizing:border-box;inline-size:100%;min-block-size:3rem;padding-inline:1rem;border:1px solid #6a7bab;border-radius:.875rem;background:#121a2e;color:inherit;font:inherit;font-size:1rem}
button{min-block-size:3rem;border:0;border-radius:1.5rem;background:linear-gradient(90deg,#46e6c0,#5bb8ff 50%,#8b83ff);color:#08101f;font:inherit;font-weight:700;cursor:pointer}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}li{display:grid;gap:.25rem;padding:1rem;border:1px solid #26314f;border-radius:1rem;background:#121a2e}
li header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}time{font-size:.875rem}:focus-visible{outline:2px solid #46e6c0;outline-offset:2px}`

function renderOutbox(
  recipient: string,
  messages: (MessageContent & { createdAt: Date })[],
  language: Language,
): string {
  const texts = outboxTexts[resolveLanguage(language)]
  const items = messages.map(
    ({ from, subject, body, createdAt }) =>
      `<li><header><b dir="auto">${escapeHtml(from)}</b><time dir="ltr">${escapeHtml(createdAt.toISOString().slice(11, 19))} UTC</time></header>
${subject ? `<p class="subject" dir="auto">${escapeHtml(subject)}</p>` : ''}<p dir="auto">${escapeHtml(body)}</p></li>`,
  )
  const empty = texts['outbox.empty'].replace('{to}', isolateText(recipient, directionOf(language)))
  const none = recipient ? `<p class="empty">${escapeHtml(empty)}</p>` : ''
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : none
  return `<!doctype html><html ${writeDocumentAttributes(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts['outbox.title']}</title>
<link rel="stylesheet" href="${STYLE_PATH}"></head><body><h1>${texts['outbox.title']}</h1>
<p class="lead">${texts['outbox.lead']}</p>
<form method="get"><label>${texts['outbox.to']}<input name="to" dir="ltr" value="${escapeHtml(recipient)}" autocomplete="off"></label>
<input type="hidden" name="language" value="${language}"><button>${texts['outbox.show']}</button></form>
${list}</body></html>`
}
