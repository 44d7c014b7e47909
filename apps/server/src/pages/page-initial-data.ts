import type { InitialDataEntry, Language, PageRenderer, SiteSettings } from '@foyer/contract'
import * as contract from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../http/service-error.ts'
import { describeInitialDataFailure } from './page-initial-data-failure.ts'
import type { PageSource } from './page-source.ts'

/** Calls with a `not_found` of their own; the renderer's build carries no lists of errors. */
const findingPaths: ReadonlySet<string> = new Set(
  Object.values(contract).flatMap((part) =>
    typeof part === 'object' && 'errors' in part && part.errors.some((code) => code === 'not_found') ? [part.path] : [],
  ),
)

/**
 * Initial data of the page, read from the pages' source. The browser requests failed ones itself; `missing` are the paths
 * that it does not request: unsupported ones, and those refused with a 404, as the draw of a lottery that the merchant
 * does not offer. A call with a `not_found` of its own is supported: what it does not find is absent.
 */
export async function readSeeds(
  renderer: PageRenderer,
  source: PageSource,
  page: {
    url: string
    settings: SiteSettings
    request: FastifyRequest
    language: Language
    unsupported: readonly string[] | undefined
  },
): Promise<{ seeds: InitialDataEntry[]; missing: readonly string[] }> {
  const { url, settings, request, language, unsupported = [] } = page
  const missing = [...unsupported]
  const wanted = renderer
    .listPrefetches(url, settings, request.hostname)
    .filter(({ endpoint }) => !unsupported.includes(endpoint.path))
  const seeds = await Promise.all(
    wanted.map(async ({ endpoint, query }): Promise<InitialDataEntry | undefined> => {
      try {
        const value = await source.readSeed({ path: endpoint.path, query }, request, language)
        return { path: endpoint.path, ...(query ? { query } : {}), value }
      } catch (error) {
        const { level, fields } = describeInitialDataFailure(error)
        const place = { path: endpoint.path, spanId: request.spanId }
        request.log[level]({ ...fields, ...place }, 'page is rendered without part of its initial data')
        if (!(error instanceof ServiceError) || error.status !== 404) return undefined
        if (findingPaths.has(endpoint.path))
          return { path: endpoint.path, ...(query ? { query } : {}), value: null, isAbsent: true }
        missing.push(endpoint.path)
        return undefined
      }
    }),
  )
  return { seeds: seeds.filter((seed) => seed !== undefined), missing }
}
