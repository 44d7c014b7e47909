import { type SiteSettings, systemStatus } from '@foyer/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { queryKey } from '../../lib/queries.ts'
import type { Wps } from '../../lib/wps/wps.ts'

/** How long the responses that the page shows are waited for, in ms; later ones follow the change of language. */
const shownLimitMs = 2_000

/** The responses of a page in another language, not shown yet. */
export interface ShownData {
  settings: SiteSettings
  /** Puts them in the place of the former ones, and removes what no screen shows. */
  keep(): void
  /** Requests again what was not answered in time. */
  renew(): void
}

/**
 * Requests the responses that the page shows once more (LANG-11..13), all of them: any may have words of the server.
 * Rejects without settings, as where there is no network.
 */
export async function loadShownData(wps: Wps, queries: QueryClient): Promise<ShownData> {
  const loaded = new Map<Query, unknown>()
  const shown = queries.getQueryCache().findAll({ type: 'active', predicate: isOther })
  const others = shown.map(async (query) => {
    const value = await load(query, queries).catch(() => undefined)
    if (value !== undefined) loaded.set(query, value)
  })
  const settings = await wps.call(systemStatus, { query: {} }, { alert: false, isFresh: true })
  await Promise.race([Promise.all(others), new Promise((resolve) => setTimeout(resolve, shownLimitMs))])
  return {
    settings,
    keep() {
      queries.setQueryData(queryKey(systemStatus, {}), settings)
      for (const [query, value] of loaded) queries.setQueryData(query.queryKey, value)
      queries.removeQueries({ predicate: (query) => isOther(query) && query.getObserversCount() === 0 })
    },
    renew() {
      void queries.invalidateQueries({ predicate: (query) => isOther(query) && !loaded.has(query) })
    },
  }
}

/** A query's response from the network; undefined for one of several pages, which is requested again as a whole. */
async function load({ options, queryKey: key, meta }: Query, client: QueryClient): Promise<unknown> {
  const { queryFn } = options
  if (typeof queryFn !== 'function' || 'initialPageParam' in options) return undefined
  return queryFn({ queryKey: key, client, meta, signal: new AbortController().signal })
}

/** A response besides the settings. The cache also has what the member has just done. */
function isOther({ queryKey: [path] }: Query): boolean {
  return path !== systemStatus.path && String(path).startsWith('/wps/')
}
