import { readStored, writeStored } from '../../lib/storage.ts'

/** Maximum tickets of this visit with a pending outcome, the newest first; one draw a minute fills no more. */
const WATCHED_LIMIT = 20

export function listWatched(): string[] {
  const stored = readStored('watched')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Stores a ticket, so that its outcome is shown on the play screen. */
export function watchTicket(ticketId: string): void {
  const others = listWatched().filter((id) => id !== ticketId)
  writeStored('watched', [ticketId, ...others].slice(0, WATCHED_LIMIT))
}

export function unwatchTicket(ticketId: string): void {
  writeStored(
    'watched',
    listWatched().filter((id) => id !== ticketId),
  )
}
