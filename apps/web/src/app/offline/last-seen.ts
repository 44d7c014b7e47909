import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '../../lib/services.tsx'
import { listLastSeen } from './last-seen.rules.ts'

/** Least time between two writes to storage, in ms. */
const storeDelayMs = 1_000
/** Without an answer for this long the page shows what was last seen, in ms; as long as the worker waits for a document. */
const answerLimitMs = 3_000

/**
 * Keeps a member's last seen values in the storage of the session, so that a page without a network shows them with
 * their time; with one it waits for the platform's, so that no amount of earlier stands there as today's. They live and
 * end with the session: a logout, another member and an expiry clear them (DEC-39, CONF-18).
 */
export function persistLastSeen(
  { storage, session }: Pick<Services, 'storage' | 'session'>,
  queries: QueryClient,
): void {
  const memberId = session.get()?.id
  const stored = (storage.read('lastSeen') ?? []).filter(({ key }) => key[3] === memberId)
  /** Those of an earlier page that this one has not loaded. */
  const listMissing = () => stored.filter(({ key }) => queries.getQueryData(key) === undefined)
  const restore = () => {
    if (session.get()?.id !== memberId) return
    for (const { key, value, atMs } of listMissing()) queries.setQueryData(key, value, { updatedAt: atMs })
  }
  if (!navigator.onLine) restore()
  addEventListener('offline', restore)
  setTimeout(restore, answerLimitMs)

  let timer: ReturnType<typeof setTimeout> | undefined
  queries.getQueryCache().subscribe(({ type, query }) => {
    const isMembers = query.queryKey[3] !== ''
    if (type !== 'updated' || !isMembers) return
    if (query.state.status === 'error') restore()
    if (timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      const member = session.get()?.id
      if (member === undefined) return
      const known = queries.getQueryCache().getAll()
      const missing = listMissing().map(({ key, value, atMs }) => ({
        queryKey: key,
        state: { data: value, dataUpdatedAt: atMs },
      }))
      storage.write('lastSeen', listLastSeen([...known, ...missing], member))
    }, storeDelayMs)
  })
}
