import { type EndpointValue, listDeskMessages, readDesk, readDeskMessages } from '@foyer/contract'
import { findCursor, mergeNumbered } from '@foyer/ui/numbered'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useServices, useSession } from '../../lib/services.tsx'
import type { Wps } from '../../lib/wps/wps.ts'
import type { WpsError } from '../../lib/wps/wps-error.ts'
import { type KnownDesk, mergeKnown } from './desk-messages.rules.ts'

/** Of an open conversation without live events, and with them, in ms. */
const pollMs = 5_000
const livePollMs = 60_000

/** Key of a value of this visitor: what a member reads goes with the session. */
export function useDeskKey(): (path: string, params?: object) => readonly unknown[] {
  const owner = useSession()?.id ?? 'guest'
  return (path, params = {}) => [path, {}, params, owner]
}

/** Opening hours and conversations of this visitor. */
export function useDesk(): UseQueryResult<EndpointValue<typeof readDesk>, WpsError> {
  const { wps, livePaths } = useServices()
  const keyOf = useDeskKey()
  return useQuery({
    queryKey: keyOf(readDesk.path),
    queryFn: ({ signal }) => wps.call(readDesk, { query: {} }, { signal, alert: false }),
    refetchInterval: () => (livePaths?.has(readDesk.path) ? livePollMs : pollMs * 3),
  })
}

/**
 * A conversation: the newest messages first, then what came after the newest known one, however long the page was away
 * (`refetchOnReconnect` and the topic `desk` ask for it).
 */
export function useDeskMessages(id: string) {
  const { wps, livePaths } = useServices()
  const client = useQueryClient()
  const key = useDeskKey()(listDeskMessages.path, { id })
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const query = useQuery<KnownDesk, WpsError>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<KnownDesk>(key)
      const answer = await loadNewer(wps, id, known, signal)
      return mergeKnown(client.getQueryData<KnownDesk>(key), answer)
    },
    staleTime: 0,
    refetchInterval: () => (livePaths?.has(listDeskMessages.path) ? livePollMs : pollMs),
  })
  const first = query.data?.messages[0]?.number ?? 0
  async function loadOlder(): Promise<void> {
    if (isLoadingOlder) return
    setLoadingOlder(true)
    try {
      const older = await wps.call(listDeskMessages, { params: { id }, query: { before: first } }, { alert: false })
      client.setQueryData<KnownDesk>(
        key,
        (known) =>
          known && { ...known, messages: mergeNumbered(older.messages, known.messages), hasOlder: older.hasMore },
      )
    } catch {
      // The button stays, for another try.
    } finally {
      setLoadingOlder(false)
    }
  }
  useReadMark(id, query.data)
  return { ...query, loadOlder, isLoadingOlder }
}

/** All pages after the known messages; without any, the newest page. */
async function loadNewer(wps: Wps, id: string, known: KnownDesk | undefined, signal: AbortSignal): Promise<KnownDesk> {
  const query = known ? { after: findCursor(known.messages) } : {}
  const { conversation, messages, hasMore, typing } = await wps.call(
    listDeskMessages,
    { params: { id }, query },
    { signal, alert: false, isFresh: true },
  )
  if (!known) return { conversation, messages, hasOlder: hasMore, typing }
  const joined = mergeKnown(known, { conversation, messages, hasOlder: known.hasOlder, typing })
  const isOver = !hasMore || messages.length === 0
  return isOver ? joined : loadNewer(wps, id, joined, signal)
}

/** Displayed messages count as read while the page is visible. */
function useReadMark(id: string, known: KnownDesk | undefined): void {
  const { wps } = useServices()
  const client = useQueryClient()
  const isShown = useSyncExternalStore(watchVisibility, isPageVisible, () => false)
  const number = known?.messages.at(-1)?.number ?? 0
  const isUnread = known !== undefined && isShown && number > known.conversation.readNumber
  const mark = useEffectEvent(async () => {
    const body = { conversationId: id, number }
    const isMarked = await wps.call(readDeskMessages, { body }, { alert: false }).then(
      () => true,
      () => false,
    )
    if (isMarked) void client.invalidateQueries({ queryKey: [readDesk.path] })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per conversation and number
  useEffect(() => {
    if (isUnread) void mark()
  }, [isUnread, id, number])
}

const isPageVisible = () => !document.hidden

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
