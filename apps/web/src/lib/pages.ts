import type { EndpointDefinition, EndpointInput, EndpointValue } from '@foyer/contract'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { queryKey } from './queries.ts'
import { useServices, useSession } from './services.tsx'
import type { WpsError } from './wps/wps-error.ts'

/** One page of a list with load-more (OPEN-15). */
interface Page {
  nextCursor: string | null
}

/** The loaded pages of a list; `fetchNextPage` loads one more. */
export function usePages<E extends EndpointDefinition>(
  endpoint: E,
  query: Record<string, string | undefined>,
): UseInfiniteQueryResult<EndpointValue<E>[], WpsError> {
  const { wps } = useServices()
  const member = useSession()
  return useInfiniteQuery({
    queryKey: [...queryKey(endpoint, { query }, member?.id), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const input = { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } } as unknown as EndpointInput<E> // a list takes its filters and a cursor
      return wps.call(endpoint, input, { signal, alert: false })
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last as Page).nextCursor ?? undefined, // the response of every list
    select: ({ pages }) => pages as EndpointValue<E>[], // the unchanged responses
    enabled: member !== undefined,
  })
}
