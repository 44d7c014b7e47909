import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

/** Maximum tickets of this visit with a pending outcome, the newest first; one draw a minute fills no more. */
const WATCHED_LIMIT = 20

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function store(ticketIds: readonly string[]): void {
  writeStored('watched', ticketIds)
  for (const notify of listeners) notify()
}

/** Tickets of this visit whose outcome the play screen has not shown yet, the newest first. */
export function listWatched(): string[] {
  const stored = readStored('watched')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Stores a ticket, so that its outcome is shown on the play screen. */
export function watchTicket(ticketId: string): void {
  const others = listWatched().filter((id) => id !== ticketId)
  store([ticketId, ...others].slice(0, WATCHED_LIMIT))
}

/** Removes tickets whose outcome was shown, or that have none for this player. */
export function unwatchTickets(ticketIds: readonly string[]): void {
  store(listWatched().filter((id) => !ticketIds.includes(id)))
}

function findOldest(): string | null {
  return listWatched().at(-1) ?? null
}

/** The ticket that has waited longest, or null. */
export function useOldestWatched(): string | null {
  return useSyncExternalStore(subscribe, findOldest, findOldest)
}
