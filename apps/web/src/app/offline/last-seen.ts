import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '../../lib/services.tsx'
import { listLastSeen } from './last-seen.rules.ts'

/** Least time between two writes to storage, in ms. */
const storeDelayMs = 1_000

/**
 * Keeps a member's last seen values in the storage of the session, so that a page that opens without a network shows
 * them with their time. They live and end with the session: a logout, another member and an expiry clear them (DEC-39,
 * CONF-18).
 */
export function persistLastSeen(
  { storage, session }: Pick<Services, 'storage' | 'session'>,
  queries: QueryClient,
): void {
  const memberId = session.get()?.id
  const stored = storage.read('lastSeen')
  if (memberId !== undefined && stored)
    for (const { key, value, atMs } of stored)
      if (key[3] === memberId && queries.getQueryData(key) === undefined)
        queries.setQueryData(key, value, { updatedAt: atMs })

  let timer: ReturnType<typeof setTimeout> | undefined
  queries.getQueryCache().subscribe(({ type, query }) => {
    const isMembers = query.queryKey[3] !== ''
    if (type !== 'updated' || !isMembers || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      const member = session.get()?.id
      if (member !== undefined) storage.write('lastSeen', listLastSeen(queries.getQueryCache().getAll(), member))
    }, storeDelayMs)
  })
}
