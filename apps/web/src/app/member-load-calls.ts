import type { EndpointInput } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { listMemberLoads, type MemberMoment } from './member-loads.rules.ts'

/** Loads silently what is due at this moment (CONF-17): what fails is asked for by the screen that shows it. */
export function loadForMember(
  { wps, queries }: Pick<Services, 'wps'> & { queries: QueryClient },
  { memberId, ...moment }: MemberMoment & { memberId: string },
): void {
  for (const endpoint of listMemberLoads(moment))
    void queries.prefetchQuery({
      queryKey: queryKey(endpoint, {}, memberId),
      queryFn: ({ signal }) => wps.call(endpoint, {} as EndpointInput<typeof endpoint>, { signal, alert: false }), // none of them takes anything
      staleTime: 0,
      retry: false,
    })
}
