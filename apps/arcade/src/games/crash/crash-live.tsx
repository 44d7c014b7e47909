import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../pages/lib/api.ts'
import { readServerNow } from '../../pages/lib/clock.ts'
import type { EventStream } from '../../pages/lib/event-stream.ts'
import { endPlay, isEndOfPlay, queryClient } from '../../pages/lib/queries.ts'
import { storeCommitment } from '../../pages/lib/seen-commitments.ts'
import { crashApi, openCrashStream } from './crash-api.tsx'
import { applyChange, applyOwnBet, type CrashTable, EMPTY_TABLE } from './crash-table.rules.ts'
import type { CrashBetWire, CrashChangeWire } from './crash-wire.rules.ts'

/**
 * Without any event for this time the stream counts as broken, without any event or answer the state as unknown; the
 * server sends an event every five seconds.
 */
const SILENT_MS = 7_000
/** First event of a stream that is not blocked. */
const FIRST_EVENT_MS = 5_000
const CHECK_MS = 1_000
/** Each check polls; after failures these delays, doubled each time. */
const POLL_RETRY_MS = { first: 1_000, max: 5_000 }
const RETRY_MS = { first: 1_000, max: 15_000 }

export interface CrashLive {
  /** Whose bets the table has. */
  playerId: string | null
  table: CrashTable
  /** Code of the failure while the state is unknown. */
  problem: string | null
  isLoaded: boolean
  /** The page is visible, and the state as new as the server's events make it. */
  isLive: boolean
}

const emptyLive: CrashLive = { playerId: null, table: EMPTY_TABLE, problem: null, isLoaded: false, isLive: false }
let live = emptyLive
const listeners = new Set<() => void>()
/** Number of stream events so far. */
let streamEventCount = 0
/** Up to when the state is known, by the clock that goes on while the device sleeps. */
let knownAtMs = 0
let isFollowed = false

/** Delays of pages that lost the server together differ. */
function spread(delayMs: number): number {
  return delayMs * (0.8 + Math.random() * 0.4)
}

function update(next: Partial<CrashLive>): void {
  live = { ...live, ...next }
  for (const listener of listeners) listener()
}

/** What a hidden page receives, or one that has left the game, is old once somebody looks. */
function isKnownNow(): boolean {
  return isFollowed && !document.hidden && readServerNow() - knownAtMs <= SILENT_MS
}

function markUnknown(): void {
  if (live.isLive) update({ isLive: false })
}

/** @param atMs least time of the change: a state's answer may come when the device wakes up */
function receive(change: CrashChangeWire, atMs: number): void {
  knownAtMs = atMs
  const before = live.table
  const table = applyChange(before, change)
  const { round } = table
  if (round) storeCommitment(`crash-${round.roundId}`, round.commitment, readServerNow())
  update({ table, isLoaded: true, isLive: isKnownNow(), problem: null })
  // The platform has moved money: the balance never changes before the multiplier that decides it.
  const isPaid = table.mine.some(({ betId, state }) => {
    const known = before.mine.find((bet) => bet.betId === betId)
    return known !== undefined && known.state !== state && (state === 'settled' || state === 'void')
  })
  if (isPaid) void queryClient.invalidateQueries({ queryKey: ['balance'] })
}

/** Stores the answer to a player's own bet or cash-out, unless another player is shown since. */
export function storeOwnBet(playerId: string, bet: CrashBetWire): void {
  if (live.playerId === playerId) update({ table: applyOwnBet(live.table, bet) })
}

/**
 * Reads the whole state once. The answer may be older than a stream event that came after the request, and the stream
 * sends only what changes: after such an event the answer is discarded.
 * @returns whether the server has answered with a state
 */
export async function refreshCrash(): Promise<boolean> {
  const eventCount = streamEventCount
  const { playerId } = live
  const sentAtMs = readServerNow()
  const isCurrent = () => streamEventCount === eventCount && live.playerId === playerId
  try {
    const state = await crashApi.readState()
    if (isCurrent()) receive(state, sentAtMs)
    return true
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unknown_error'
    if (isCurrent()) update({ isLive: false, problem: code })
    if (isEndOfPlay(code)) await endPlay(code)
    return false
  }
}

/**
 * Follows the game for a player until the returned function is called: by the stream, and by polling while there is none.
 */
export function followCrash(playerId: string): () => void {
  if (live.playerId !== playerId) update({ ...emptyLive, playerId })
  isFollowed = true
  let source: EventStream | null = null
  let heardAtMs = performance.now()
  let hasEvents = false
  let retryMs = RETRY_MS.first
  let retryAtMs = 0
  let isPolling = false
  let pollRetryMs = POLL_RETRY_MS.first
  let pollAtMs = 0

  function open(): void {
    source?.close()
    hasEvents = false
    heardAtMs = performance.now()
    const own = openCrashStream({
      onMessage(data) {
        if (own !== source) return
        hasEvents = true
        heardAtMs = performance.now()
        streamEventCount += 1
        retryMs = RETRY_MS.first
        resumePolls()
        receive(JSON.parse(data), readServerNow())
      },
      onRefused() {
        if (own === source) fail()
      },
    })
    source = own
  }

  function fail(): void {
    source?.close()
    source = null
    retryAtMs = performance.now() + spread(retryMs)
    retryMs = Math.min(retryMs * 2, RETRY_MS.max)
  }

  function resumePolls(): void {
    pollRetryMs = POLL_RETRY_MS.first
    pollAtMs = 0
  }

  async function poll(): Promise<void> {
    isPolling = true
    const isAnswered = await refreshCrash()
    isPolling = false
    if (isAnswered) return resumePolls()
    pollAtMs = performance.now() + spread(pollRetryMs)
    pollRetryMs = Math.min(pollRetryMs * 2, POLL_RETRY_MS.max)
  }

  function check(): void {
    if (!isKnownNow()) markUnknown()
    if (document.hidden) {
      source?.close()
      source = null
      retryAtMs = 0
      pollAtMs = 0
      return
    }
    const silentMs = performance.now() - heardAtMs
    if (source && silentMs > (hasEvents ? SILENT_MS : FIRST_EVENT_MS)) fail()
    if (!source && performance.now() >= retryAtMs) open()
    if (hasEvents && silentMs < SILENT_MS && source?.isOpen()) return
    if (!isPolling && performance.now() >= pollAtMs) void poll()
  }

  check()
  const timer = setInterval(check, CHECK_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    source?.close()
    isFollowed = false
    markUnknown()
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export function readCrash(): CrashLive {
  return live
}

/** The game of a player, live while the component is mounted. */
export function useCrash(playerId: string): CrashLive {
  useEffect(() => followCrash(playerId), [playerId])
  const known = useSyncExternalStore(subscribe, readCrash)
  return known.playerId === playerId ? known : emptyLive
}
