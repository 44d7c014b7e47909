import {
  QueryCache,
  QueryClient,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { TicketWire } from '../../game/wire.rules.ts'
import { ApiError, api } from './api.ts'
import { readServerNow } from './clock.ts'
import { storeReturnUrl } from './navigation.tsx'
import { storeCommitment } from './seen-commitments.ts'

const BALANCE_EVERY_MS = 20_000
const RECENT_EVERY_MS = 20_000
const RESULT_EVERY_MS = 700
const TICKET_EVERY_MS = 1_500
const FOLLOW_LIMIT_MS = 60_000
const OPEN_TICKETS_EVERY_MS = 5_000
const DRAWS_PER_PAGE = 20

/** Whether a call was refused because nobody plays any more: nobody here, or nobody at the platform (T9). */
export function isEndOfPlay(code: string): code is 'session_missing' | 'session_over' {
  return code === 'session_missing' || code === 'session_over'
}

/** How a visit ended: nobody plays here, the platform's session is over, or that and a ticket that was not taken. */
export type EndOfPlay = 'session_missing' | 'session_over' | 'ticket_over'

/** Asks who plays after a call was refused for that, and remembers how it ended for the screen that then says so. */
export async function endPlay(how: EndOfPlay): Promise<void> {
  queryClient.setQueryData<EndOfPlay>(['end'], (before) => (how === 'ticket_over' ? how : (before ?? how)))
  await queryClient.refetchQueries({ queryKey: ['player'] })
  // Somebody plays after all, in a session of its own: how another one ended says nothing of it.
  if (queryClient.getQueryData(['player'])) queryClient.removeQueries({ queryKey: ['end'] })
}

/** How this visit ended; undefined where there was none. */
export function useEndOfPlay(): EndOfPlay | undefined {
  return useQuery<EndOfPlay>({ queryKey: ['end'], queryFn: skipToken }).data
}

/** The cache of everything that was asked for; only failures of the network are tried again by themselves. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isKnown = query.queryKey[0] === 'player' || queryClient.getQueryData(['player']) === null
      if (!isKnown && error instanceof ApiError && isEndOfPlay(error.code)) void endPlay(error.code)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 'offline',
      retryDelay: 800,
    },
  },
})

export function usePlayer() {
  return useQuery({
    queryKey: ['player'],
    queryFn: async () => {
      const player = await api.readPlayer()
      if (player) storeReturnUrl(player.backUrl)
      return player
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Whose game goes on, as long as that is a question. */
export function useSwitch() {
  return useQuery({ queryKey: ['switch'], queryFn: api.readSwitch, staleTime: Number.POSITIVE_INFINITY })
}

/** Whether the balls of a draw fall on the play screen: until they lie, nothing else on the page tells the result. */
function useIsFalling(): boolean {
  return useQuery<boolean>({ queryKey: ['falling'], queryFn: skipToken }).data === true
}

/** Says whether balls fall. Once they lie, everything that the result has changed is asked for again. */
export function setFalling(isNowFalling: boolean): void {
  const wasFalling = queryClient.getQueryData(['falling']) === true
  queryClient.setQueryData(['falling'], isNowFalling)
  if (!wasFalling || isNowFalling) return
  for (const key of ['recent', 'draws', 'tickets', 'ticket', 'balance']) {
    void queryClient.invalidateQueries({ queryKey: [key] })
  }
}

/** What can be staked. While balls fall it stays what it was: the balance doesn't tell the result (DEC-35). */
export function useBalance() {
  const isHeld = useIsFalling()
  return useQuery({
    queryKey: ['balance'],
    queryFn: api.readBalance,
    refetchInterval: BALANCE_EVERY_MS,
    enabled: !isHeld,
  })
}

/**
 * Shows the balance that came with a bet's answer; without one, or while balls fall, it is read again when that is due.
 */
export async function storeBalance(balance: { balance: string; currency: string } | null): Promise<void> {
  if (balance === null || queryClient.getQueryData(['falling']) === true)
    return queryClient.invalidateQueries({ queryKey: ['balance'] })
  // What was asked for before the bet must not be shown after it.
  await queryClient.cancelQueries({ queryKey: ['balance'] })
  queryClient.setQueryData(['balance'], balance)
}

/** The draw on sale; renewed as its sales close. */
export function useNextDraw() {
  return useQuery({
    queryKey: ['next'],
    queryFn: async () => {
      const next = await api.readNext()
      if (next.draw) storeCommitment(next.draw.drawId, next.draw.commitment, readServerNow())
      return next
    },
    refetchInterval: ({ state }) => {
      const closesAt = state.data?.draw?.closesAt
      if (closesAt === undefined) return 3_000
      return Math.min(Math.max(Date.parse(closesAt) - readServerNow() + 150, 1_000), 20_000)
    },
  })
}

/** A draw that is about to fall, looked at until it has; null for none. */
export function useResult(draw: { drawId: string; drawsAtMs: number } | null) {
  return useQuery({
    queryKey: ['result', draw?.drawId],
    queryFn: () => api.readDraw(draw?.drawId ?? ''),
    enabled: draw !== null,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'drawn' || state.data?.state === 'skipped') return false
      return Math.max((draw?.drawsAtMs ?? 0) - readServerNow() + 100, RESULT_EVERY_MS)
    },
  })
}

/** The player's tickets in a draw whose sales have closed, whatever has become of them meanwhile. */
export function useDrawTickets(drawId: string | null) {
  return useQuery({
    queryKey: ['mine', drawId],
    queryFn: async () => {
      const pages = await Promise.all([api.listTickets('open', null), api.listTickets('settled', null)])
      const found = new Map(pages.flatMap(({ tickets }) => tickets).map((ticket) => [ticket.ticketId, ticket]))
      return [...found.values()].filter((ticket) => ticket.drawId === drawId && ticket.state !== 'refused')
    },
    enabled: drawId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The player's last ticket, for playing its lines again. */
export function useLastTicket() {
  const { data: open } = useTickets('open')
  const { data: settled } = useTickets('settled')
  const newest = [open, settled].flatMap((list) => list?.pages[0]?.tickets[0] ?? [])
  return newest.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0] ?? null
}

export function useRecentDraws() {
  return useQuery({
    queryKey: ['recent'],
    queryFn: async () => (await api.listDraws(6, null)).draws,
    refetchInterval: RECENT_EVERY_MS,
  })
}

export function useDraws() {
  return useInfiniteQuery({
    queryKey: ['draws'],
    queryFn: async ({ pageParam }) => (await api.listDraws(DRAWS_PER_PAGE, pageParam)).draws,
    initialPageParam: null as string | null, // the first page has no draw before it
    getNextPageParam: (page) => (page.length < DRAWS_PER_PAGE ? undefined : page.at(-1)?.drawId),
  })
}

export function useDraw(drawId: string) {
  return useQuery({
    queryKey: ['draw', drawId],
    queryFn: () => api.readDraw(drawId),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'drawn' ? TICKET_EVERY_MS : false),
  })
}

export function useTickets(kind: 'open' | 'settled') {
  return useInfiniteQuery({
    queryKey: ['tickets', kind],
    queryFn: ({ pageParam }) => api.listTickets(kind, pageParam),
    initialPageParam: null as string | null, // the first page has no ticket before it
    getNextPageParam: (page) => page.before ?? undefined,
    refetchInterval: ({ state }) => {
      if (kind === 'settled') return false
      return state.data?.pages[0]?.tickets.length ? OPEN_TICKETS_EVERY_MS : RECENT_EVERY_MS
    },
  })
}

/** Whether nothing about a ticket will change any more. */
export function isEnded(ticket: TicketWire): boolean {
  return ticket.state === 'settled' || ticket.state === 'refused' || ticket.state === 'void'
}

/** Reads a ticket. One that has ended has moved money, later than its draw fell: the balance is asked for again, once. */
export async function readTicket(ticketId: string): Promise<TicketWire> {
  const before = queryClient.getQueryData<TicketWire>(['ticket', ticketId])
  const ticket = await api.readTicket(ticketId)
  const wasEnded = before !== undefined && isEnded(before)
  if (isEnded(ticket) && !wasEnded) void queryClient.invalidateQueries({ queryKey: ['balance'] })
  return ticket
}

/** Asks for a ticket, and again while it is under way: often while it is decided, seldom while it waits for its draw. */
function makeTicketQuery(ticketId: string) {
  return queryOptions({
    queryKey: ['ticket', ticketId],
    queryFn: () => readTicket(ticketId),
    refetchInterval: ({ state }) => {
      const ticket = state.data
      if (!ticket || isEnded(ticket)) return false
      const waitMs = Date.parse(ticket.closesAt) - readServerNow()
      return ticket.state === 'placed' && waitMs > 0 ? Math.min(waitMs + 1_000, 15_000) : TICKET_EVERY_MS
    },
  })
}

export function useTicket(ticketId: string | null) {
  return useQuery({ ...makeTicketQuery(ticketId ?? ''), enabled: ticketId !== null })
}

const followedIds = new Set<string>()

/**
 * Asks for a ticket whose result is shown until it has ended, whatever the page shows by then: its payment comes later than
 * the result, and the balance is renewed with it. Gives up after a minute; the balance is asked for regularly anyway.
 */
export function followTicket(ticketId: string): void {
  if (followedIds.has(ticketId)) return
  followedIds.add(ticketId)
  const observer = new QueryObserver(queryClient, makeTicketQuery(ticketId))
  const stop = () => {
    clearTimeout(timer)
    followedIds.delete(ticketId)
    observer.destroy()
  }
  const timer = setTimeout(stop, FOLLOW_LIMIT_MS)
  observer.subscribe(({ data, isFetching }) => {
    if (data && isEnded(data) && !isFetching) stop()
  })
}
