import {
  decideImageAddress,
  describeImage,
  documentAttributes,
  findLogoFile,
  type OwnBranding,
  writeFontFace,
} from '@foyer/contract'
import { writeColourRule } from '@foyer/contract/colours'
import { type Boot, bootElementId, fontFolder, startFailedId } from '../boot.ts'
import type { Route } from '../routes.ts'
import tokens from '../ui/tokens.css?inline'
import type { PageAssets } from './assets.ts'
import { failScript, firstScript, loaderScript, previewScript, truncationScript } from './inline-scripts.ts'
import { writeMerchantStyles } from './merchant-styles.ts'

export interface DocumentInput {
  body: string
  boot: Boot
  robots: string
  route: Route | undefined
  title: string
  /** Texts of the message for a failed start. */
  texts: { failed: string; retry: string }
  description: string
  nonce: string
  /** Scheme and host of the page. */
  origin: string
  canonical: string
  largestImage: string | undefined
  appIcon: string | undefined
  /** The merchant's own colours over its template's. */
  colours?: OwnBranding['colours'] | undefined
  /** Text of the mark of a preview; absent for a live page. */
  preview?: string | undefined
  assets: PageAssets
}

/** The document around the application: head, critical styles, splash, boot data, and the script loader. */
export function renderDocument(input: DocumentInput): string {
  const { boot, assets, nonce, route } = input
  const { settings } = boot
  const access = route?.access ?? 'member'
  const decide = (image: string) => decideImageAddress(image, settings.imageCDNs, input.origin)
  const logo = decide(settings.template.h5_logo)
  const splash = (settings.template.splash_image && decide(settings.template.splash_image)) || logo
  const largest = input.largestImage && decide(input.largestImage)
  const attributes = {
    ...documentAttributes(input.boot.language),
    'data-template': settings.template.id,
    'data-merchant': settings.merchantCode,
    'data-access': access,
    'data-guest-target': route?.guestTarget,
    'data-request': route?.guestRequestTarget && route.requestParameter,
    'data-request-target': route?.guestRequestTarget,
    'data-splash': settings.splash,
    'data-build': assets.entry,
  }
  const start = `<!doctype html><html${writeAttributes(attributes)}><head>`
  const content = `<body><div id="root">${input.body}</div>${renderSplash(settings, splash)}${renderStartFailed(input)}${renderPreviewMark(input)}`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="dark">',
    `<script nonce="${nonce}">${truncationScript(escapeJson(input.texts))}</script>`,
    `<title>${escapeHtml(input.title)}</title>`,
    `<meta name="description" content="${escapeHtml(input.description)}">`,
    `<meta name="robots" content="${input.robots}">`,
    `<meta name="theme-color" content="#${escapeHtml(settings.template.header_color)}">`,
    `<link rel="canonical" href="${escapeHtml(input.canonical)}">`,
    logo && writeFavicons(logo),
    ...writeAppLinks(input, (input.appIcon && decide(input.appIcon)) || logo),
    largest && writePreload(largest),
    // Vite's loader sets it on the elements that it adds.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">${writeFontFace(boot.language, fontFolder)}${assets.findFirstStyles(start + content)}${writeColourRule(input.colours ?? {})}${writeMerchantStyles(settings.template, decide, tokens)}${input.preview ? previewStyle : ''}</style>`,
    input.preview && `<script nonce="${nonce}">${previewScript}</script>`,
    `<script nonce="${nonce}">${firstScript}</script>`,
  ]
  return [
    start,
    head.filter(Boolean).join(''),
    `</head>${content}`,
    `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`,
    `<script nonce="${nonce}">${failScript(assets)};${loaderScript(assets, access === 'anyone')}</script>`,
    '</body></html>',
  ].join('')
}

/** The installed app's manifest in the page's language (CONF-42), and what iOS reads in its place: a web clip. */
function writeAppLinks({ boot }: DocumentInput, icon: string | undefined): string[] {
  const { merchantCode, merchantName } = boot.settings
  const manifest = `/wps/system/manifest.json?${new URLSearchParams({ merchantCode, language: boot.language })}`
  return [
    `<link rel="manifest" href="${escapeHtml(manifest)}">`,
    icon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(icon)}">`,
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(merchantName)}">`,
  ]
}

/** Favicons of a merchant's own picture in the sizes that browsers show; any other logo is its own favicon (TMPL-10). */
function writeFavicons(logo: string): string {
  const files = [48, 32, 16].flatMap((size) => {
    const file = findLogoFile(logo, `favicon-${size}.png`)
    return file === undefined ? [] : [`<link rel="icon" type="image/png" sizes="${size}x${size}" href="${file}">`]
  })
  return files.length > 0 ? files.join('') : `<link rel="icon" href="${escapeHtml(logo)}">`
}

/** A browser without AVIF leaves out a preload of that type. */
function writePreload(image: string): string {
  const picture = describeImage(image)
  const source = picture
    ? `type="image/avif" href="${image.replace(/webp$/, 'avif')}" imagesrcset="${picture.avif}"`
    : `href="${escapeHtml(image)}"`
  return `<link rel="preload" as="image" ${source} fetchpriority="high">`
}

/** Size of a logo on the splash, in CSS pixels; a picture of the merchant for it has a size of its own. */
const SPLASH_LOGO_SIZE = 88

/** BOOT-06, DEC-41: shown and hidden by styles alone; the page below is already rendered. */
function renderSplash({ splash, template, merchantName }: Boot['settings'], image: string | undefined): string {
  if (splash === 'off') return ''
  return `<div class="splash" aria-hidden="true">${renderMark(image, template.h5_logo)}<span>${escapeHtml(merchantName)}</span></div>`
}

function renderMark(image: string | undefined, logo: string): string {
  if (!image) return ''
  const picture = describeImage(image)
  const { width, height } = picture && image !== logo ? picture : { width: SPLASH_LOGO_SIZE, height: SPLASH_LOGO_SIZE }
  const size = `alt="" width="${width}" height="${height}"`
  if (!picture) return `<img src="${escapeHtml(image)}" ${size}>`
  return `<picture><source type="image/avif" srcset="${picture.avif}"><img src="${image}" srcset="${picture.webp}" ${size}></picture>`
}

/** Shown at the lower edge after a failed start: the rendered page stays readable and its links work. */
function renderStartFailed({ texts }: Pick<DocumentInput, 'texts'>): string {
  const markup = `<span>${escapeHtml(texts.failed)}</span> <button type="button">${escapeHtml(texts.retry)}</button>`
  return `<p class="${startFailedId}" id="${startFailedId}" role="alert" hidden>${markup}</p>`
}

/** A preview is told from a live page on every screen, and left by its mark. */
function renderPreviewMark({ preview }: Pick<DocumentInput, 'preview'>): string {
  return preview ? `<a class="preview-mark" href="/m/home?preview=off">${escapeHtml(preview)}</a>` : ''
}

/** Its own colours: a preview may have any. */
const previewStyle =
  '.preview-mark{position:fixed;z-index:2147483000;inset-block-end:calc(var(--footer-height) + 12px);inset-inline:0;inline-size:fit-content;max-inline-size:calc(100% - 24px);margin:auto;box-sizing:border-box;min-block-size:44px;padding:10px 16px;border:2px solid #000;border-radius:22px;background:#ffd84d;color:#000;font:var(--size-small)/var(--leading) var(--font);text-decoration:none;text-align:center}.preview-mark:focus-visible{outline:3px solid #000;outline-offset:2px}'

function writeAttributes(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that cannot close its script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
