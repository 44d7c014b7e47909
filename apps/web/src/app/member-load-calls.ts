import type { EndpointInput } from '@foyer/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryKey } from '../lib/queries.ts'
import type { Services } from '../lib/services.tsx'
import { listMemberLoads, type MemberEvent } from './member-loads.rules.ts'

/**
 * Loads due data silently (CONF-17): a screen requests failed data itself. What was loaded since `loadedSinceMs`, in this
 * device's time, is not due.
 */
export function loadForMember(
  { queries, ...services }: Pick<Services, 'wps' | 'storage' | 'session' | 'clock'> & { queries: QueryClient },
  { memberId, loadedSinceMs, ...event }: MemberEvent & { memberId: string; loadedSinceMs: number },
): void {
  for (const endpoint of listMemberLoads(event)) {
    const key = queryKey(endpoint, {}, memberId)
    const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = queries.getQueryState(key) ?? {}
    if (Math.max(dataUpdatedAt, errorUpdatedAt) > loadedSinceMs) continue
    void queries.prefetchQuery({
      queryKey: key,
      queryFn: ({ signal }) =>
        services.wps.call(endpoint, {} as EndpointInput<typeof endpoint>, { signal, alert: false }), // none of them has input
      staleTime: 0,
      retry: false,
    })
  }
  if (event.isNewSession) void keepMayaTokens(services).catch(() => undefined)
}

/** Only for a window that Maya's app has opened (MAYA-02). */
async function keepMayaTokens(services: Pick<Services, 'wps' | 'storage' | 'session' | 'clock'>): Promise<void> {
  if (services.storage.read('mayaEnv') === undefined) return
  const tokens = await import('./maya-tokens.ts')
  await tokens.keepMayaTokens(services)
}
