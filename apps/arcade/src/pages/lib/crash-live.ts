import { useEffect, useSyncExternalStore } from 'react'
import { applyChange, applyOwnBet, type CrashTable, EMPTY_TABLE } from '../../games/crash/crash-table.rules.ts'
import type { CrashBetWire, CrashChangeWire } from '../../games/crash/crash-wire.rules.ts'
import { ApiError } from './api.ts'
import { readServerNow } from './clock.ts'
import { crashApi, openCrashStream } from './crash-api.ts'
import { endPlay, isEndOfPlay, queryClient } from './queries.ts'
import { storeCommitment } from './seen-commitments.ts'

/** Without any event for this time the stream counts as broken; the server sends one every five seconds. */
const SILENT_MS = 12_000
/** First event of a stream that is not blocked. */
const FIRST_EVENT_MS = 5_000
const POLL_MS = 1_000
const RETRY_MS = { first: 1_000, max: 15_000 }

export interface CrashLive {
  table: CrashTable
  /** Code of the failure while the state is unknown. */
  problem: string | null
  isLoaded: boolean
  /** Whether changes arrive at present. */
  isLive: boolean
}

let live: CrashLive = { table: EMPTY_TABLE, problem: null, isLoaded: false, isLive: false }
const listeners = new Set<() => void>()

function update(next: Partial<CrashLive>): void {
  live = { ...live, ...next }
  for (const listener of listeners) listener()
}

function receive(change: CrashChangeWire): void {
  const before = live.table
  const table = applyChange(before, change)
  const { round } = table
  if (round) storeCommitment(`crash-${round.roundId}`, round.commitment, readServerNow())
  update({ table, isLoaded: true, isLive: true, problem: null })
  // The platform has moved money: the balance never changes before the multiplier that decides it.
  const isPaid = table.mine.some(({ betId, state }) => {
    const known = before.mine.find((bet) => bet.betId === betId)
    return known !== undefined && known.state !== state && (state === 'settled' || state === 'void')
  })
  if (isPaid) void queryClient.invalidateQueries({ queryKey: ['balance'] })
}

/** Stores the answer to the player's own bet or cash-out. */
export function storeOwnBet(bet: CrashBetWire): void {
  update({ table: applyOwnBet(live.table, bet) })
}

/** Reads the whole state once. */
export async function refreshCrash(): Promise<void> {
  try {
    receive(await crashApi.readState())
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unknown_error'
    update({ isLive: false, problem: code })
    if (isEndOfPlay(code)) await endPlay(code)
  }
}

/** Follows the game until the returned function is called: by the stream, and by polling while there is none. */
function follow(): () => void {
  let source: EventSource | null = null
  let heardAtMs = performance.now()
  let hasEvents = false
  let retryMs = RETRY_MS.first
  let retryAtMs = 0
  let isPolling = false

  function open(): void {
    source?.close()
    hasEvents = false
    heardAtMs = performance.now()
    const own = openCrashStream()
    source = own
    own.onmessage = ({ data }) => {
      if (own !== source) return
      hasEvents = true
      heardAtMs = performance.now()
      retryMs = RETRY_MS.first
      receive(JSON.parse(data))
    }
    own.onerror = () => {
      // The browser itself returns to an interrupted stream, not to a refused one.
      if (own === source && own.readyState === EventSource.CLOSED) fail()
    }
  }

  function fail(): void {
    source?.close()
    source = null
    update({ isLive: false })
    retryAtMs = performance.now() + retryMs * (0.8 + Math.random() * 0.4)
    retryMs = Math.min(retryMs * 2, RETRY_MS.max)
  }

  function check(): void {
    if (document.hidden) {
      source?.close()
      source = null
      retryAtMs = 0
      return
    }
    const silentMs = performance.now() - heardAtMs
    if (source && silentMs > (hasEvents ? SILENT_MS : FIRST_EVENT_MS)) fail()
    if (!source && performance.now() >= retryAtMs) open()
    if (hasEvents && silentMs < SILENT_MS && source?.readyState === EventSource.OPEN) return
    if (isPolling) return
    isPolling = true
    void refreshCrash().finally(() => {
      isPolling = false
    })
  }

  check()
  const timer = setInterval(check, POLL_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    source?.close()
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The game, live while the component is mounted. */
export function useCrash(): CrashLive {
  useEffect(() => follow(), [])
  return useSyncExternalStore(subscribe, () => live)
}
