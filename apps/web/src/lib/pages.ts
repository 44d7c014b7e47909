import type { EndpointDefinition, EndpointInput, EndpointValue } from '@foyer/contract'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { queryKey } from './queries.ts'
import { useServices, useSession } from './services.tsx'
import type { WpsError } from './wps/wps-error.ts'

/** One page of a list with load-more (OPEN-15): the key of the next page by the name that its call has. */
interface Page {
  nextCursor?: string | null
  next?: string | null
}

/** The loaded pages of a list; `fetchNextPage` loads one more, by the parameter `after` of the call. */
export function usePages<E extends EndpointDefinition>(
  endpoint: E,
  query: Record<string, string | undefined>,
  after: 'cursor' | 'after' = 'cursor',
): UseInfiniteQueryResult<EndpointValue<E>[], WpsError> {
  const { wps } = useServices()
  const member = useSession()
  return useInfiniteQuery({
    queryKey: [...queryKey(endpoint, { query }, member?.id), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const input = { query: { ...query, ...(pageParam ? { [after]: pageParam } : {}) } } as unknown as EndpointInput<E> // a list takes its filters and the key of a page
      return wps.call(endpoint, input, { signal, alert: false })
    },
    initialPageParam: '',
    getNextPageParam: (last) => {
      const { nextCursor, next } = last as Page // the response of every list
      return nextCursor ?? next ?? undefined
    },
    select: ({ pages }) => pages as EndpointValue<E>[], // the unchanged responses
    enabled: member !== undefined,
  })
}
