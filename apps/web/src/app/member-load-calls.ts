import type { EndpointInput } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { deviceTimeOf } from '../lib/clock.ts'
import { queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { listMemberLoads, type MemberEvent } from './member-loads.rules.ts'

/**
 * Within this time two triggers count as one: a login and the home page after it, or a component that shows the data.
 */
const sameEventMs = 5_000

/** Loads due data silently (CONF-17): a screen requests failed data itself. */
export function loadForMember(
  { wps, queries }: Pick<Services, 'wps'> & { queries: QueryClient },
  { memberId, ...event }: MemberEvent & { memberId: string },
): void {
  for (const endpoint of listMemberLoads(event)) {
    const key = queryKey(endpoint, {}, memberId)
    const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = queries.getQueryState(key) ?? {}
    if (deviceTimeOf(performance.now()) - Math.max(dataUpdatedAt, errorUpdatedAt) < sameEventMs) continue
    void queries.prefetchQuery({
      queryKey: key,
      queryFn: ({ signal }) => wps.call(endpoint, {} as EndpointInput<typeof endpoint>, { signal, alert: false }), // none of them has input
      staleTime: 0,
      retry: false,
    })
  }
}
