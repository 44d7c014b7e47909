import type { EndpointInput } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { deviceTimeOf } from '../lib/clock.ts'
import { queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { listMemberLoads, type MemberEvent } from './member-loads.rules.ts'

/** Within this time two reasons to load are one: a login and the home page that it leads to, or a part that shows it. */
const sameEventMs = 5_000

/** Loads silently what is due at this moment (CONF-17): what fails is asked for by the screen that shows it. */
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
      queryFn: ({ signal }) => wps.call(endpoint, {} as EndpointInput<typeof endpoint>, { signal, alert: false }), // none of them takes anything
      staleTime: 0,
      retry: false,
    })
  }
}
