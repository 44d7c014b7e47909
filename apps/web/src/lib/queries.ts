import type { EndpointDefinition, EndpointInput, EndpointValue, SiteSettings } from '@foyer/contract'
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

/** How long an answer counts as fresh, unless the screen says otherwise; a kept one may be older (HTTP-18). */
const freshMs = 30_000
const maximalRetries = 2
/** The first wait before asking again, doubled each time, with as much chance on top as keeps phones apart. */
const retryDelayMs = { first: 1_000, longest: 10_000, jitter: 500 } as const

/** One answer that came with the page. */
export interface InitialDataEntry {
  path: string
  query?: Record<string, unknown>
  value: unknown
}

type QueryInput = { query?: object; params?: object }

/** Key of an answer: the call, its input, and whose it is; the public calls' answers belong to nobody. */
export function queryKey(endpoint: Pick<EndpointDefinition, 'path' | 'access'>, input: QueryInput, memberId?: string) {
  const owner = endpoint.access === 'anyone' ? '' : (memberId ?? '')
  return [endpoint.path, { ...input.query }, { ...input.params }, owner] as const
}

/** Makes the store of answers and fills in those that came with the page. */
export function createQueryClient(seeds: readonly InitialDataEntry[], settings: SiteSettings): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // Members' answers are asked for again with the settings when the tab comes back (BOOT-08).
        refetchOnWindowFocus: ({ queryKey: key }) => key[0] !== systemStatus.path && key[3] === '',
        retry: (count, error) => count < maximalRetries && error instanceof WpsError && canRetry(error),
        // What is not there is not asked for again by each part that shows it (DEC-02).
        retryOnMount: ({ state: { error } }) => !isUnknown(error),
        retryDelay: (count) => decideRetryDelayMs(count, Math.random()),
      },
    },
  })
  client.setQueryData(queryKey(systemStatus, {}), settings)
  for (const { path, query, value } of seeds)
    client.setQueryData(queryKey({ path: path as `/wps/${string}`, access: 'anyone' }, { query }), value) // a seed is made from an endpoint
  return client
}

/** Forgets the answers that belonged to a member (CONF-18, DEC-39). */
export function clearMemberQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: key }) => key[3] !== '' })
}

/** `count` begins at 0, `chance` lies between 0 and 1. */
export function decideRetryDelayMs(count: number, chance: number): number {
  return Math.min(retryDelayMs.first * 2 ** count, retryDelayMs.longest) + chance * retryDelayMs.jitter
}

function isUnknown(error: unknown): boolean {
  return error instanceof WpsError && error.status === 404
}

function canRetry(error: WpsError): boolean {
  return error.status === 0 ? error.code === 'service_unavailable' : error.status >= 500
}

export interface ValueOptions<Value = unknown> {
  isEnabled?: boolean
  /**
   * How often to ask again while the page is visible; as a function of the newest value and of how often it was asked
   * for, to slow down and to end.
   */
  refetchIntervalMs?: number | ((value: Value | undefined, pollCount: number) => number | false)
  freshForMs?: number
}

/**
 * Asks in the background: a failure is the screen's to show, never an alert (CONF-17, ERR-39). What was declared out of
 * date, e.g. by the member's own write, does not come from a kept answer.
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

/** The answer of a GET endpoint, shared by all who ask for it. Fails silently (CONF-17): show `error` in its place. */
export function useValue<E extends EndpointDefinition>(
  endpoint: E,
  input: EndpointInput<E>,
  options: ValueOptions<EndpointValue<E>> = {},
): UseQueryResult<EndpointValue<E>, WpsError> {
  const { wps } = useServices()
  const member = useSession()
  const isAllowed = endpoint.access === 'anyone' || member !== undefined
  const { refetchIntervalMs } = options
  return useQuery<EndpointValue<E>, WpsError>({
    queryKey: queryKey(endpoint, input, member?.id),
    queryFn: (context) => loadValue(wps, endpoint, input, context),
    enabled: isAllowed && options.isEnabled !== false,
    ...(typeof refetchIntervalMs === 'number'
      ? { refetchInterval: ({ state }) => (isUnknown(state.error) ? false : refetchIntervalMs) }
      : {}),
    ...(typeof refetchIntervalMs === 'function'
      ? {
          refetchInterval: ({ state }) => refetchIntervalMs(state.data, state.dataUpdateCount + state.errorUpdateCount),
        }
      : {}),
    ...(options.freshForMs === undefined ? {} : { staleTime: options.freshForMs }),
  })
}

/** Tells whether a call is answered here, as the page knows (DEC-02): what needs one that is not hides itself. */
export function useIsOffered({ path }: Pick<EndpointDefinition, 'path'>): boolean {
  return !useServices().missing?.includes(path)
}

/** Watched in one place for all that read them: each watcher costs the first load its part. */
export const SettingsContext = createContext<SiteSettings | undefined>(undefined)

/** Watches the merchant's settings; they came with the page and are renewed when the tab comes back (BOOT-08). */
export function useLiveSettings(): SiteSettings | undefined {
  return useValue(systemStatus, { query: {} }, { freshForMs: Number.POSITIVE_INFINITY }).data
}

/** The merchant's settings. */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('the page came without settings')
  return settings
}

/** Gives the function that has answers asked for again, of all inputs, e.g. after the member's money has moved. */
export function useRenew(): (...endpoints: readonly Pick<EndpointDefinition, 'path'>[]) => void {
  const queries = useQueryClient()
  return (...endpoints) => {
    for (const { path } of endpoints) void queries.invalidateQueries({ queryKey: [path] })
  }
}
