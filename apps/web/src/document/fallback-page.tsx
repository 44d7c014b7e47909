import { readFileSync } from 'node:fs'
import {
  chooseLanguage,
  directionOf,
  type FallbackVisitor,
  formatTagOf,
  type Language,
  languages,
  type OwnBranding,
  type SiteSettings,
  writeDocumentAttributes,
} from '@foyer/contract'
import { writeColourRule } from '@foyer/contract/colours'
import { loadCatalogue } from '@foyer/messages'
import { type FallbackPageData, fallbackPageIds } from '../fallback-page.ts'
import { listDomainTargets } from '../lib/domain-route.rules.ts'
import { createI18n, pickTexts, type Texts } from '../lib/i18n.ts'
import { shortenReference } from '../lib/reference.ts'
import tokens from '../ui/tokens.css?inline'
import { escapeHtml, escapeJson } from './document.tsx'
import { openFirstPaintStyles } from './first-paint-styles.ts'

/** The tokens of a document by its root: those of its template and script. */
const findTokens = openFirstPaintStyles(tokens)

const styles =
  'body{margin:0;min-height:var(--window-height);display:grid;place-content:center;padding:24px;box-sizing:border-box;background:var(--ground-glow) no-repeat,var(--ground);color:var(--text);font:var(--size)/var(--leading) var(--font);text-align:center}main,div{display:grid;gap:12px;justify-items:center}p,h1{margin:0}h1{font-size:var(--size-title);line-height:var(--leading-tight)}p{color:var(--text-soft);max-width:34ch;overflow-wrap:anywhere}p:empty,div:empty{display:none}.name{color:var(--accent);font-weight:var(--weight-strong)}a{display:inline-grid;place-content:center;min-height:48px;padding:0 28px;border-radius:var(--radius-pill);background:var(--brand);color:var(--on-accent);font-weight:var(--weight-strong);text-decoration:none}main>a{margin-top:12px}div:not(:empty)+a{background:none;color:var(--accent)}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}small{color:var(--text-faint);overflow-wrap:anywhere}'

/** The script of these documents; self-contained, because no other file may be available. */
const script = readFileSync(new URL('../waiting/waiting.js', import.meta.url), 'utf8')

/**
 * Fallback of a page that cannot be rendered: a message, a retry link, and a script that returns to the page by itself
 * (BOOT-11).
 */
export async function renderFallbackPage(input: FallbackVisitor & { isLimited: boolean }): Promise<string> {
  const { language, texts } = await readVisitorsTexts(input)
  const i18n = createI18n(formatTagOf(language), texts, () => directionOf(language))
  return renderDocumentWithScript({
    ...input,
    kind: 'trouble',
    language,
    texts,
    title: i18n._('state.error.title'),
    body: i18n._('state.error.body'),
  })
}

/** Page of an unknown host (OPEN-03, T42): a message, and the known alternatives. */
export async function renderDomainNotAvailable(
  input: FallbackVisitor & { host: string; rightDomain?: string },
): Promise<string> {
  const { language, texts } = await readVisitorsTexts(input)
  const i18n = createI18n(formatTagOf(language), texts, () => directionOf(language))
  return renderDocumentWithScript({
    ...input,
    kind: 'domain',
    language,
    texts,
    title: i18n._('domain.title'),
    body: i18n._('domain.body', { host: input.host }),
  })
}

/**
 * The service worker's offline document for any page (OPEN-51): without images and member data. `texts` hold the nouns
 * `common` and `trouble`.
 */
export function renderOfflinePage(input: {
  settings: SiteSettings
  language: Language
  texts: Texts
  branding?: OwnBranding | undefined
  nonce: string
}): string {
  const i18n = createI18n(formatTagOf(input.language), input.texts, () => directionOf(input.language))
  return renderDocumentWithScript({
    ...input,
    kind: 'offline',
    title: i18n._('network_offline'),
    body: i18n._('waiting.return'),
    spanId: '',
  })
}

interface FallbackPageInput {
  kind: FallbackPageData['kind']
  language: Language
  texts: Texts
  title: string
  body: string
  nonce: string
  /** Empty for a cached document, used for many requests: its script generates one. */
  spanId: string
  isLimited?: boolean
  settings?: SiteSettings
  branding?: OwnBranding | undefined
  /** Origin of the alternative that is already known. */
  rightDomain?: string
}

/** Common document of the fallback pages. Its link has no address: it requests the page that it replaces. */
function renderDocumentWithScript({
  kind,
  language,
  texts,
  title,
  body,
  nonce,
  spanId,
  ...input
}: FallbackPageInput): string {
  const { tag } = languages[language]
  const i18n = createI18n(tag, texts, () => directionOf(language))
  const template = input.settings?.template
  const name = escapeHtml(input.settings?.merchantName ?? '')
  const host = { host: '{host}' }
  const waiting: FallbackPageData = {
    kind,
    language,
    spanId,
    isLimited: input.isLimited ?? false,
    texts: {
      noNetwork: i18n._('no_network'),
      retrying: i18n._('waiting.retrying'),
      return: i18n._('waiting.return'),
      searching: i18n._('domain.searching'),
      domainTitle: i18n._('domain.title'),
      domainBody: i18n._('domain.body', host),
      domainGo: i18n._('domain.go', host),
      domainNone: i18n._('domain.none'),
    },
  }
  const [target] = listDomainTargets(input.rightDomain ? [input.rightDomain] : [], '')
  const way =
    target && `<a href="${escapeHtml(target.href)}">${escapeHtml(i18n._('domain.go', { host: target.host }))}</a>`
  const reference = spanId && `<small>${escapeHtml(i18n._('reference', { id: shortenReference(spanId) }))}</small>`
  const mark = template ? ` data-template="${escapeHtml(template.id)}"` : ''
  const root = `<!doctype html><html ${writeDocumentAttributes(language)}${mark}>`
  return [
    root,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex,nofollow"><meta name="color-scheme" content="dark">',
    template ? `<meta name="theme-color" content="#${escapeHtml(template.header_color)}">` : '',
    `<title>${escapeHtml(title)}${name && ` · ${name}`}</title><style nonce="${nonce}">${findTokens(root)}${writeColourRule(input.branding?.colours ?? {})}${styles}</style></head>`,
    `<body><main>${name && `<p class="name">${name}</p>`}<h1 id="${fallbackPageIds.title}">${escapeHtml(title)}</h1>`,
    `<p id="${fallbackPageIds.body}">${escapeHtml(body)}</p><p id="${fallbackPageIds.progress}" role="status"></p>`,
    `<div id="${fallbackPageIds.ways}">${way ?? ''}</div><a href="">${escapeHtml(i18n._('retry'))}</a>${reference}</main>`,
    `<script type="application/json" id="${fallbackPageIds.data}">${escapeJson(waiting)}</script>`,
    `<script nonce="${nonce}">${script.replace(/<\/script/gi, '<\\/script')}</script></body></html>`,
  ].join('')
}

async function readVisitorsTexts({ tags, stored }: FallbackVisitor): Promise<{ language: Language; texts: Texts }> {
  const language = chooseLanguage({ stored, tags })
  const catalogue = await loadCatalogue(language)
  return { language, texts: pickTexts(catalogue, ['common', 'trouble']) }
}
