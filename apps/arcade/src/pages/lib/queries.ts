import {
  infiniteQueryOptions,
  QueryCache,
  QueryClient,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { PlayerWire, TicketWire } from '../../game/wire.rules.ts'
import { ApiError, api } from './api.ts'
import { readServerNow } from './clock.ts'
import { readDrawTickets } from './draw-tickets.ts'
import { storeReturnUrl } from './navigation.tsx'
import { storeCommitment } from './seen-commitments.ts'
import { unwatchTickets } from './watched-tickets.ts'

const RECENT_EVERY_MS = 20_000
const RESULT_EVERY_MS = 700
const TICKET_EVERY_MS = 1_500
const FOLLOW_LIMIT_MS = 60_000
const OPEN_TICKETS_EVERY_MS = 5_000
const DRAWS_PER_PAGE = 20

/** Whether a call was refused because the session has ended here or at the platform (T9). */
export function isEndOfPlay(code: string): code is 'session_missing' | 'session_over' {
  return code === 'session_missing' || code === 'session_over'
}

/** How a visit ended: no session here, the platform's session has ended, or additionally a ticket was not accepted. */
export type EndOfPlay = 'session_missing' | 'session_over' | 'ticket_over'

/** Reloads the player after such a refusal, and stores the reason for the screen that shows it. */
export async function endPlay(how: EndOfPlay): Promise<void> {
  queryClient.setQueryData<EndOfPlay>(['end'], (before) => (how === 'ticket_over' ? how : (before ?? how)))
  await queryClient.refetchQueries({ queryKey: ['player'] })
  // The player has a live session: the end of another one is irrelevant.
  if (queryClient.getQueryData(['player'])) queryClient.removeQueries({ queryKey: ['end'] })
}

/** How this visit ended; undefined if it has not. */
export function useEndOfPlay(): EndOfPlay | undefined {
  return useQuery<EndOfPlay>({ queryKey: ['end'], queryFn: skipToken }).data
}

/** The query cache; only network failures are retried automatically. */
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

async function readPlayer(): Promise<PlayerWire | null> {
  const player = await api.readPlayer()
  if (player) storeReturnUrl(player.backUrl)
  return player
}

export const playerQuery = { queryKey: ['player'], queryFn: readPlayer, staleTime: Number.POSITIVE_INFINITY }
export function usePlayer() {
  return useQuery(playerQuery)
}

/**
 * Shows the player of the cookie where an answer was another one's: another tab has launched the game since. Everything
 * stored for the former player is removed. An instance of the version before names none.
 */
export async function showOtherPlayer(answeredId: string | undefined): Promise<void> {
  const shown = queryClient.getQueryData<PlayerWire | null>(['player'])
  if (!shown || answeredId === undefined || shown.playerId === answeredId) return
  const player = await readPlayer()
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'player' })
  queryClient.setQueryData(['player'], player)
}

/** The pending question whose session continues. */
export function useSwitch() {
  return useQuery({ queryKey: ['switch'], queryFn: api.readSwitch, staleTime: Number.POSITIVE_INFINITY })
}

/**
 * Sets whether balls fall. When they begin to, the sales have closed: the tickets of the draw are refetched, so that its
 * outcome is of all that take part. Once they rest, everything affected by the result is refetched.
 */
export function setFalling(isNowFalling: boolean): void {
  const wasFalling = queryClient.getQueryData(['falling']) === true
  queryClient.setQueryData(['falling'], isNowFalling)
  if (isNowFalling && !wasFalling) void queryClient.invalidateQueries({ queryKey: ['tickets', 'draw'] })
  if (!wasFalling || isNowFalling) return
  for (const key of ['recent', 'draws', 'tickets', 'ticket', 'balance']) {
    void queryClient.invalidateQueries({ queryKey: [key] })
  }
}

/** The draw on sale; refetched at the close of its sales. */
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

/** A draw about to fall, polled until it has a result; null for none. */
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

/** Query of the player's tickets in a draw with closed sales: in any state but refused or cancelled. */
export function makeDrawTicketsQuery(drawId: string) {
  return queryOptions({
    queryKey: ['tickets', 'draw', drawId],
    queryFn: async () => {
      const tickets = await readDrawTickets(drawId)
      return tickets.filter((ticket) => ticket.state !== 'refused' && !isCancelled(ticket))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useDrawTickets(drawId: string | null) {
  return useQuery({ ...makeDrawTicketsQuery(drawId ?? ''), enabled: drawId !== null })
}

/**
 * Whether a ticket of a series has left its draw before the close, by the player or by a win. Its stake is returned at
 * once: the draw says nothing of it.
 */
export function isCancelled({ reason }: Pick<TicketWire, 'reason'>): boolean {
  return reason === 'series_cancelled' || reason === 'series_won'
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

/** Draws of the trend chart. */
export const TREND_DRAWS = 100

export function useTrendDraws() {
  return useQuery({
    queryKey: ['draws', 'trend'],
    queryFn: async () => (await api.listDraws(TREND_DRAWS, null)).draws,
    refetchInterval: RECENT_EVERY_MS,
  })
}

/** Draws with a result, newest first. Refetched until more than the first page is loaded. */
export const drawsQuery = infiniteQueryOptions({
  queryKey: ['draws'],
  queryFn: async ({ pageParam }) => (await api.listDraws(DRAWS_PER_PAGE, pageParam)).draws,
  initialPageParam: null as string | null, // the first page has no draw before it
  getNextPageParam: (page) => (page.length < DRAWS_PER_PAGE ? undefined : page.at(-1)?.drawId),
  refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : RECENT_EVERY_MS),
})

export function useDraws() {
  return useInfiniteQuery(drawsQuery)
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

/** Whether a ticket's state is final. */
export function isEnded(ticket: TicketWire): boolean {
  return ticket.state === 'settled' || ticket.state === 'refused' || ticket.state === 'void'
}

/**
 * Reads a ticket. A final one has moved money, later than its draw: the balance is refetched once. One that the player
 * does not have is another player's of this browser: its outcome is no longer waited for.
 */
export async function readTicket(ticketId: string): Promise<TicketWire> {
  const before = queryClient.getQueryData<TicketWire>(['ticket', ticketId])
  const ticket = await api.readTicket(ticketId).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') unwatchTickets([ticketId])
    throw error
  })
  const wasEnded = before !== undefined && isEnded(before)
  if (isEnded(ticket) && !wasEnded) void queryClient.invalidateQueries({ queryKey: ['balance'] })
  return ticket
}

/**
 * Query of a ticket with polling while it is not final: often while it is being decided, seldom while it waits for its
 * draw.
 */
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

/** A ticket as its page shows it. */
export function loadTicket(ticketId: string): Promise<TicketWire> {
  return queryClient.ensureQueryData(makeTicketQuery(ticketId))
}

/** Query of the tickets of a ticket's series, in their order. */
export function makeSeriesQuery(ticketId: string) {
  return queryOptions({
    queryKey: ['tickets', 'series', ticketId],
    queryFn: async () => (await api.readSeries(ticketId)).tickets,
    refetchInterval: ({ state }) => (state.data?.every(isEnded) ? false : OPEN_TICKETS_EVERY_MS),
  })
}

export function useSeries(ticketId: string | null) {
  return useQuery({ ...makeSeriesQuery(ticketId ?? ''), enabled: ticketId !== null })
}

const followedIds = new Set<string>()

/**
 * Polls a ticket with a displayed result until it is final, whatever the page shows by then: its payment is later than
 * the result, and the balance is refetched with it. Stops after a minute; the balance is polled regularly anyway.
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
