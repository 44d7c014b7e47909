import { readStored, writeStored } from '../../lib/storage.ts'

/** Tickets of this visit whose outcome has not been shown, the newest first; a draw a minute fills no more. */
const WATCHED_LIMIT = 20

export function listWatched(): string[] {
  const stored = readStored('watched')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Remembers a ticket, so that its outcome is told on the play screen. */
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
