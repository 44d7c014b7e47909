import { findCursor } from '@foyer/ui/numbered'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { attendDesk, listDeskAgents, readDesk, seeDesk, watchDesk } from '../../lib/calls.ts'
import { useOffice } from '../../lib/office.tsx'
import { mergeDesk } from './desk.rules.ts'
import type { KnownDesk } from './desk.types.ts'

const firstDelayMs = 1_000
const maxDelayMs = 30_000
const PRESENCE_MS = 15_000
const TYPING_MS = 5_000

/** Key of everything of the merchant's desk: one change makes all of it stale. */
export const deskKey = (merchant: string, ...rest: unknown[]) => [merchant, 'desk', ...rest]

/** Loads again what is shown whenever something of the desk changes; after a break everything of it. */
export function useDeskChanges(): boolean {
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    const controller = new AbortController()
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const onEvent = () => {
      failures = 0
      setLive(true)
      void client.invalidateQueries({ queryKey: deskKey(merchant.code) })
    }
    const listen = async () => {
      // The end of a stream is no failure: the server ends each after some minutes.
      await watchDesk(merchant.code, onEvent, controller.signal).catch(() => {
        failures += 1
      })
      if (controller.signal.aborted) return
      setLive(failures < 2)
      timer = setTimeout(() => void listen(), Math.min(maxDelayMs, firstDelayMs * 2 ** failures))
    }
    void listen()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [merchant.code, client])
  return isLive
}

/** Who answers, and the person among them. */
export function useDeskAgents() {
  const { merchant } = useOffice()
  return useQuery({ queryKey: deskKey(merchant.code, 'agents'), queryFn: () => listDeskAgents({}, merchant.code) })
}

/** One conversation: the newest messages first, then what came after the newest known one. */
export function useConversation(id: string) {
  const { merchant } = useOffice()
  const client = useQueryClient()
  const queryKey = deskKey(merchant.code, 'conversation', id)
  const query = useQuery({
    queryKey,
    queryFn: async () =>
      mergeDesk(client.getQueryData<KnownDesk>(queryKey), await loadNewer(client, queryKey, id, merchant.code)),
    refetchInterval: 60_000,
  })
  async function loadOlder(): Promise<void> {
    const before = query.data?.messages[0]?.number
    if (before === undefined) return
    const older = await readDesk({ params: { id }, query: { before } }, merchant.code)
    client.setQueryData<KnownDesk>(queryKey, (known) => mergeDesk(known, older))
  }
  const merge = (next: Partial<KnownDesk>) =>
    client.setQueryData<KnownDesk>(queryKey, (known) => known && { ...known, ...next })
  return { ...query, loadOlder, merge }
}

/** All pages after the known messages; without any, the newest page. */
async function loadNewer(
  client: QueryClient,
  queryKey: readonly unknown[],
  id: string,
  merchant: string,
  loaded = client.getQueryData<KnownDesk>(queryKey),
): Promise<KnownDesk> {
  if (!loaded) return readDesk({ params: { id }, query: {} }, merchant)
  const answer = await readDesk({ params: { id }, query: { after: findCursor(loaded.messages) } }, merchant)
  const joined = mergeDesk(loaded, answer)
  return answer.hasMore && answer.messages.length > 0 ? loadNewer(client, queryKey, id, merchant, joined) : joined
}

/** Says to others that the person has the conversation open, and types; and to the visitor what was read. */
export function usePresence(known: KnownDesk | undefined, isTyping: boolean): void {
  const { merchant } = useOffice()
  const conversationId = known?.conversation.id
  const attend = useEffectEvent(() => {
    if (conversationId === undefined || document.hidden) return
    void attendDesk({ body: { conversationId, isTyping } }, merchant.code).catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each conversation and turn of typing
  useEffect(() => {
    attend()
    const timer = setInterval(() => attend(), isTyping ? TYPING_MS : PRESENCE_MS)
    return () => clearInterval(timer)
  }, [conversationId, isTyping])
  const number = known?.messages.findLast(({ from }) => from === 'visitor')?.number ?? 0
  const isUnread = known !== undefined && number > known.conversation.staffReadNumber
  const see = useEffectEvent(() => {
    if (conversationId === undefined || document.hidden) return
    void seeDesk({ body: { conversationId, number } }, merchant.code).catch(() => undefined)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per conversation and number
  useEffect(() => {
    if (!isUnread) return
    see()
    const seen = () => see()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [isUnread, conversationId, number])
}
