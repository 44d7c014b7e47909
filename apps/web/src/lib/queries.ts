import type { EndpointDefinition, EndpointInput, EndpointValue, InitialDataEntry, SiteSettings } from '@foyer/contract'
import { systemStatus } from '@foyer/contract'
import {
  QueryClient,
  type QueryFunctionContext,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useServices, useSession } from './services.tsx'
import type { Wps } from './wps/wps.ts'
import { WpsError } from './wps/wps-error.ts'

/** Default freshness of a response; a cached one may be older (HTTP-18). */
const freshMs = 30_000
const maximalRetries = 2
/** First delay before a retry, doubled each time, plus a random jitter that spreads phones. */
const retryDelayMs = { first: 1_000, longest: 10_000, jitter: 500 } as const

type QueryInput = { query?: object; params?: object }

/** Key of a response: the call, its input, and its owner; responses of public calls have no owner. */
export function queryKey(endpoint: Pick<EndpointDefinition, 'path' | 'access'>, input: QueryInput, memberId?: string) {
  const owner = endpoint.access === 'anyone' ? '' : (memberId ?? '')
  return [endpoint.path, { ...input.query }, { ...input.params }, owner] as const
}

/** Creates the query cache with the responses embedded in the page; `updatedAt` is this device's time of an older page. */
export function createQueryClient(
  seeds: readonly InitialDataEntry[],
  settings: SiteSettings,
  updatedAt?: number,
): QueryClient {
  const options = updatedAt === undefined ? {} : { updatedAt }
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // Without a network a call fails at once and says so; it is repeated with the network.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Members' responses are refetched with the settings when the tab becomes visible again (BOOT-08).
        refetchOnWindowFocus: ({ queryKey: key }) => key[0] !== systemStatus.path && key[3] === '',
        retry: (count, error) => count < maximalRetries && error instanceof WpsError && canRetry(error),
        // Unsupported calls are not repeated by each component (DEC-02).
        retryOnMount: ({ state: { error } }) => !isUnknown(error),
        retryDelay: (count) => decideRetryDelayMs(count, Math.random()),
      },
    },
  })
  client.setQueryData(queryKey(systemStatus, {}), settings, options)
  for (const { path, query, value, isAbsent } of seeds) {
    const key = queryKey({ path: path as `/wps/${string}`, access: 'anyone' }, { query }) // initial data come from an endpoint
    if (!isAbsent) client.setQueryData(key, value, options)
    else {
      const error = new WpsError('not_found', 404)
      client.getQueryCache().build(client, { queryKey: key }).setState({ status: 'error', error })
    }
  }
  return client
}

/** Clears the responses that belong to a member (CONF-18, DEC-39). */
export function clearMemberQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: key }) => key[3] !== '' })
}

/** `count` starts at 0, `chance` is between 0 and 1. */
export function decideRetryDelayMs(count: number, chance: number): number {
  return Math.min(retryDelayMs.first * 2 ** count, retryDelayMs.longest) + chance * retryDelayMs.jitter
}

function isUnknown(error: unknown): boolean {
  return error instanceof WpsError && error.status === 404
}

function canRetry(error: WpsError): boolean {
  return error.status === 0 ? error.code === 'service_unavailable' : error.status >= 500
}

/** Polling interval of a value whose changes are reported as they happen. */
const livePollMs = 60_000

export interface ValueOptions<Value = unknown> {
  isEnabled?: boolean
  /**
   * Polling interval while the page is visible; a function of the newest value and the number of polls can slow it down
   * and end it.
   */
  refetchIntervalMs?: number | ((value: Value | undefined, pollCount: number) => number | false)
  freshForMs?: number
}

/**
 * Loads in the background: the screen shows a failure, never an alert (CONF-17, ERR-39). Data invalidated, e.g. by the
 * member's own write, do not come from the response cache.
 */
export function loadValue<E extends EndpointDefinition>(
  wps: Wps,
  endpoint: E,
  input: EndpointInput<E>,
  { signal, client, queryKey: key }: Pick<QueryFunctionContext, 'signal' | 'client' | 'queryKey'>,
): Promise<EndpointValue<E>> {
  const isFresh = client.getQueryState(key)?.isInvalidated === true
  return wps.call(endpoint, input, { signal, alert: false, isFresh })
}

/** The response of a GET endpoint, shared by all observers. Fails silently (CONF-17): show `error` in place. */
export function useValue<E extends EndpointDefinition>(
  endpoint: E,
  input: EndpointInput<E>,
  options: ValueOptions<EndpointValue<E>> = {},
): UseQueryResult<EndpointValue<E>, WpsError> {
  const { wps, livePaths } = useServices()
  const member = useSession()
  const isAllowed = endpoint.access === 'anyone' || member !== undefined
  const { refetchIntervalMs } = options
  return useQuery<EndpointValue<E>, WpsError>({
    queryKey: queryKey(endpoint, input, member?.id),
    queryFn: (context) => loadValue(wps, endpoint, input, context),
    enabled: isAllowed && options.isEnabled !== false,
    ...(refetchIntervalMs === undefined
      ? {}
      : {
          refetchInterval: ({ state }) => {
            if (typeof refetchIntervalMs === 'function')
              return refetchIntervalMs(state.data, state.dataUpdateCount + state.errorUpdateCount)
            // A call that has answered is supported: its 404 comes from a proxy without its server, or a host's settings.
            if (isUnknown(state.error)) return state.data !== undefined && livePollMs
            return livePaths?.has(endpoint.path) ? livePollMs : refetchIntervalMs
          },
        }),
    ...(options.freshForMs === undefined ? {} : { staleTime: options.freshForMs }),
  })
}

/** Whether a call is supported here, as embedded in the page (DEC-02): features of unsupported ones are hidden. */
export function useIsOffered({ path }: Pick<EndpointDefinition, 'path'>): boolean {
  return !useServices().missing?.includes(path)
}

/** A single observer for all readers: each one adds to the first load. */
export const SettingsContext = createContext<SiteSettings | undefined>(undefined)

/** Observes the merchant's settings; embedded in the page and reloaded when the tab becomes visible again (BOOT-08). */
export function useLiveSettings(): SiteSettings | undefined {
  return useValue(systemStatus, { query: {} }, { freshForMs: Number.POSITIVE_INFINITY }).data
}

/** The merchant's settings. */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('the page came without settings')
  return settings
}

/** Returns the function that invalidates responses of all inputs, e.g. after a movement of the member's money. */
export function useRenew(): (...endpoints: readonly Pick<EndpointDefinition, 'path'>[]) => void {
  const queries = useQueryClient()
  return (...endpoints) => {
    for (const { path } of endpoints) void queries.invalidateQueries({ queryKey: [path] })
  }
}
