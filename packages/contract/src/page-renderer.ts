import type { OwnColours } from './colours.ts'
import type { EndpointDefinition } from './endpoint.ts'
import type { Language } from './languages.ts'
import type { SiteSettings } from './system.ts'

/** The web app's server build as the server calls it. */
export interface PageRenderer {
  /** CONF-08 for a request: `stored` is the cookie `language` or the query of that name, `tags` the browser's list. */
  decideLanguage(settings: SiteSettings, sources: { stored?: string | undefined; tags: readonly string[] }): Language
  /** Calls with responses in the first paint of a page; empty for members' pages and unknown addresses. */
  listPrefetches(url: string, settings: SiteSettings, hostname: string): readonly Prefetch[]
  /** The address as far as the document of its page depends on it; `language` is decided before. */
  reduceAddress(url: string): string
  /** Whether search engines may list an address (SEO-01..05). `host` may carry a port. */
  isIndexable(host: string, path: string): boolean
  /** Files of the build, by address (PWA-20); `isLegacy`: of the legacy bundle. */
  listBuildFiles(isLegacy?: boolean): BuildFiles
  /** Renders one page for a guest; the browser adds member data. */
  render(input: RenderInput): Promise<RenderedPage>
  /** Fallback of a page that cannot be rendered (BOOT-11). */
  renderFallbackPage(input: FallbackVisitor & { isLimited: boolean }): Promise<string>
  /** Page of an unknown host (OPEN-03, T42); `rightDomain` is the origin of a known alternative. */
  renderDomainNotAvailable(input: FallbackVisitor & { host: string; rightDomain?: string }): Promise<string>
  /** Page of all components in each of their states, for development. */
  renderDesign(input: DesignInput): string
}

/** Input of the design page: `template` and `direction` as its address has them. */
export interface DesignInput {
  settings: SiteSettings
  language: Language
  template: unknown
  direction: unknown
  nonce: string
  /** ISO instant of the response. */
  serverTime: string
}

/** A build as a browser sees it. */
export interface BuildFiles {
  /** Address of the entry, e.g. `/m/assets/index-Ab3_-9Zk.js`: its hash changes with any script of the build. */
  entry: string
  /** Addresses of all files with a hash in their names but those of texts, sorted. */
  files: readonly string[]
  /** Address of the texts of each language by its code. */
  texts: Readonly<Record<string, string>>
}

/** One call with a response in the first paint of a page. */
export interface Prefetch {
  endpoint: EndpointDefinition
  query?: Record<string, string>
}

/** One response embedded in the page. */
export interface InitialDataEntry {
  path: string
  query?: Record<string, string>
  /** Null for an absent one. */
  value: unknown
  /** The call refused with its own `not_found`: the page says so, as 404, and the browser does not ask again. */
  isAbsent?: true
}

/** Input of one page. The server decides merchant and language; the session is unknown here. */
export interface RenderInput {
  /** Requested path and query, e.g. `/m/home?r=abc`. */
  url: string
  /** Requested host, checked against the list of merchants, e.g. `localhost:8080`. */
  host: string
  /** Scheme and host, e.g. `https://www.aurora.example`. */
  origin: string
  /** Address of the installed app's icon at 192 px (PWA-23); absent without one. */
  appIcon?: string | undefined
  /** Value of the status call. */
  settings: SiteSettings
  language: Language
  /** Responses of the calls in `listPrefetches`; the browser requests missing ones. */
  seeds: readonly InitialDataEntry[]
  /** ISO instant of the response. */
  serverTime: string
  /** For the Content-Security-Policy: set on each inline script and style. */
  nonce: string
  /** Address of the frame with the merchant's third-party scripts (BOOT-14). */
  scriptFrame?: string | undefined
  /** Address of the frame with the captcha vendor's widget (CAPT-01). */
  captchaFrame?: string | undefined
  /** Origin of the stand-in of Firebase and its vendors; absent for the vendors themselves. */
  identityEmulator?: string | undefined
  /** Paths of unsupported calls (DEC-02): their features are not offered. */
  missing?: readonly string[] | undefined
  /** The merchant's own colours, and its own texts of this language; absent without any. */
  branding?: OwnBranding | undefined
  /** Number of the version that is previewed (decision 103); absent for a live page. */
  preview?: number | undefined
  /** The document loads the legacy bundle (DEC-45). */
  isLegacy?: boolean
}

/** What a merchant's pages have of its own over its template and the platform's texts. */
export interface OwnBranding {
  colours: OwnColours
  /** By id, compiled from ICU. */
  texts: Readonly<Record<string, CompiledText>>
}

/** A text in Lingui's form: texts and values, each value with its kind and options. */
type CompiledText = readonly unknown[]

export interface RenderedPage {
  /** 404 for an address that is not in the URL table, or whose content does not exist. */
  status: 200 | 404
  /** The whole document. */
  html: string
  /** Entry of the build of a document that a browser may keep for a time without a network; absent otherwise. */
  build?: string
  /** Value of `X-Robots-Tag`, also included in the document (SEO-04). */
  robots: 'index,follow' | 'noindex,nofollow'
}

/** Visitor of a page without a merchant. */
export interface FallbackVisitor {
  /** The browser's languages. */
  tags: readonly string[]
  /** The cookie `language`. */
  stored?: string | undefined
  nonce: string
  spanId: string
}
