import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EndpointDefinition, Language, SiteSettings } from '@foyer/contract'

/** One response embedded in the page. */
export interface InitialDataEntry {
  path: string
  query?: Record<string, string>
  value: unknown
}

/** Visitor data without a merchant. */
interface VisitorInput {
  tags: readonly string[]
  stored?: string | undefined
  nonce: string
  spanId: string
}

/** Exports of the web app's server build; the same as in `apps/web/src/entry-server.tsx`. */
export interface Renderer {
  decideLanguage(settings: SiteSettings, sources: { stored?: string | undefined; tags: readonly string[] }): Language
  listPrefetches(
    path: string,
    settings: SiteSettings,
  ): readonly { endpoint: Pick<EndpointDefinition, 'method' | 'path'>; query?: Record<string, string> }[]
  render(input: {
    url: string
    host: string
    origin: string
    settings: SiteSettings
    language: Language
    seeds: readonly InitialDataEntry[]
    serverTime: string
    nonce: string
    scriptFrame?: string | undefined
    missing?: readonly string[] | undefined
  }): Promise<{ status: number; html: string; robots: string }>
  renderDomainNotAvailable(input: VisitorInput & { host: string; rightDomain?: string }): Promise<string>
  renderFallbackPage(input: VisitorInput & { isLimited: boolean }): Promise<string>
  /** The document of this page depends on the query of its address. */
  readsQuery(path: string): boolean
  isIndexable(host: string, path: string): boolean
}

/** Loads the renderer from the web app's build. */
export async function loadRenderer(webDist: string): Promise<Renderer> {
  return import(pathToFileURL(join(webDist, 'server', 'entry-server.js')).href)
}
