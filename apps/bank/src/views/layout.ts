import {
  directionOf,
  documentAttributes,
  isolateText,
  type Language,
  languageCodes,
  languages,
  numberTagOf,
} from '@foyer/contract'
import { findFontSheet } from '@foyer/http/fonts'
import { type BankMessageId, bankTexts } from '@foyer/messages/bank'
import { amountOf, formatAmount } from '@foyer/money'
import type { FastifyReply } from 'fastify'
import { assets } from './assets.ts'
import { type Html, html } from './html.ts'

/** Returns the text of an id in a page's language, with its values filled in. */
export type Translate = (id: BankMessageId, values?: Readonly<Record<string, string>>) => string

export function createTranslate(language: Language): Translate {
  const fill = (mark: string, value: string | undefined) =>
    value === undefined ? mark : isolateText(value, directionOf(language))
  return (id, values = {}) => bankTexts[language][id].replace(/\{([a-z]+)\}/g, (mark, name) => fill(mark, values[name]))
}

export interface Page {
  language: Language
  /** Text of the title and, for screen readers, the page's name. */
  title: string
  /** Return path of the language links. */
  path: string
  content: Html
  /** Origin of a form's redirect. */
  formTarget?: string
  status?: number
}

const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#fff" fill-opacity=".16" /><path d="M16 6.5 6 12v2.2h20V12L16 6.5Zm-7.2 9.4v6.3h2.6v-6.3H8.8Zm5.9 0v6.3h2.6v-6.3h-2.6Zm5.9 0v6.3h2.6v-6.3h-2.6ZM6 23.9v2.3h20v-2.3H6Z" fill="currentColor" /></svg>`

/**
 * Sends a whole page with the policy of every page of the bank (T34). Forms send their own origin with the referrer
 * policy set here; without one it would be `null`.
 */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${page.formTarget ?? ''}`.trim(),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return reply
    .code(page.status ?? 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'same-origin')
    .send(renderDocument(page).text)
}

function renderDocument({ language, title, path, content }: Page): Html {
  const translate = createTranslate(language)
  const { lang, dir, 'data-script': script } = documentAttributes(language)
  const font = findFontSheet(language, '/assets/')
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}"${script && html` data-script="${script}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${translate('bank.name')}</title>
<link rel="icon" href="${assets.icon.path}" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style.path}">${
    font &&
    html`
<link rel="stylesheet" href="${font}">`
  }
<script src="${assets.script.path}" defer></script>
</head>
<body>
<a class="skip" href="#content">${translate('bank.skip')}</a>
<header><div class="bar"><div class="bar__inner">
<span class="bar__name">${logo}${translate('bank.name')}</span>
<details class="languages"><summary aria-label="${translate('bank.languages')}: ${bankTexts[language]['bank.language']}">${bankTexts[language]['bank.language']}</summary>
<ul>${renderLanguageLinks(language, path)}</ul></details>
</div></div>
<p class="notice">${translate('bank.notice')}</p></header>
<main id="content">${content}</main>
</body>
</html>
`
}

function renderLanguageLinks(current: Language, path: string): Html[] {
  return languageCodes.map((code) => {
    const { tag, name } = languages[code]
    const mark = code === current && html` aria-current="true"`
    return html`<li><a href="${path}?language=${code}" lang="${tag}" hreflang="${tag}" title="${name}"${mark}>${bankTexts[code]['bank.language']}</a></li>`
  })
}

/** An amount for display: number, then currency code, left-to-right inside any sentence. */
export function renderAmount(amountMinor: bigint, currency: string, language: Language): Html {
  const number = formatAmount(amountOf(amountMinor, currency), { language: numberTagOf(language) })
  return html`<bdi dir="ltr">${number} <small>${currency}</small></bdi>`
}

/** A page with one message and at most one link. */
export function sendMessagePage(
  reply: FastifyReply,
  options: { language: Language; path: string; status: number; kind: 'missing' | 'failed' },
): FastifyReply {
  const { language, path, status, kind } = options
  const translate = createTranslate(language)
  const title = translate(`bank.${kind}.title`)
  const content = html`<section class="card outcome"><h1>${title}</h1><p>${translate(`bank.${kind}.body`)}</p></section>`
  return sendPage(reply, { language, path, status, title, content })
}
