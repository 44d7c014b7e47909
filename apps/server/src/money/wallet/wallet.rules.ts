import type { Deposit, Movement } from '@foyer/contract'
import type { LedgerMovement } from '../../ledger/index.ts'
import { MOVEMENT_DEFAULT_DAYS } from './wallet.constants.ts'

const DAY_MS = 86_400_000

/** The range of a history: the requested one, otherwise the last 30 days before its end (OPEN-15). */
export function chooseRange(query: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const to = query.to === undefined ? undefined : new Date(query.to)
  const from = query.from === undefined ? undefined : new Date(query.from)
  return { from: from ?? new Date((to ?? now).getTime() - MOVEMENT_DEFAULT_DAYS * DAY_MS), to }
}

/** Start of a page in each of its two lists; undefined starts with the newest row. */
export interface HistoryCursor {
  /** Id of the last listed movement of the ledger. */
  movement?: string | undefined
  /** Id of the last listed deposit without a movement. */
  request?: string | undefined
}

/** The two positions of a cursor `movement.request`; null for an invalid one. */
export function readCursor(cursor: string | undefined): HistoryCursor | null {
  if (cursor === undefined) return {}
  const [, movement, request] = /^([1-9]\d{0,17})?(?:\.([A-Za-z0-9_-]{1,64}))?$/.exec(cursor) ?? []
  return movement === undefined && request === undefined ? null : { movement, request }
}

interface Dated {
  id: string
  at: Date
}

/** A page of the newest rows of both lists, each newest first and with up to one row more than `size`. */
export function splitPage<Moved extends Dated, Requested extends Dated>(
  movements: readonly Moved[],
  requests: readonly Requested[],
  { size, before }: { size: number; before: HistoryCursor },
): { items: (Moved | Requested)[]; nextCursor: string | null } {
  const items: (Moved | Requested)[] = []
  let [moved, requested] = [0, 0]
  while (items.length < size) {
    const [movement, request] = [movements[moved], requests[requested]]
    const isRequestNext = request !== undefined && (movement === undefined || request.at > movement.at)
    const next = isRequestNext ? request : movement
    if (!next) break
    items.push(next)
    if (isRequestNext) requested += 1
    else moved += 1
  }
  const isLast = moved === movements.length && requested === requests.length
  const movement = movements[moved - 1]?.id ?? before.movement ?? ''
  const request = requests[requested - 1]?.id ?? before.request
  return { items, nextCursor: isLast ? null : `${movement}${request === undefined ? '' : `.${request}`}` }
}

/**
 * Code of the game that replays the round of a bet or a win; undefined for a withdrawn one. Older rows have no game: it
 * is known for vendors with a single one.
 */
export function findRoundGame(
  { scope, game, reference }: Pick<LedgerMovement, 'scope' | 'game' | 'reference'>,
  games: readonly { vendor: string; code: string }[],
): string | undefined {
  const offered = games.filter(({ vendor }) => vendor === scope).map(({ code }) => code)
  if (game === reference) return offered.length === 1 ? offered[0] : undefined
  return offered.find((code) => code === game)
}

/** Whether a win is none: its round has paid no more than its stakes (DEC-34). */
export function isStakeBack({ round }: Pick<LedgerMovement, 'round'>): boolean {
  return round !== null && round.stakedMinor > 0n && round.wonMinor <= round.stakedMinor
}

/** Status of an uncredited deposit as a phase of the history. */
export function phaseOfRequest(status: Exclude<Deposit['status'], 'approved'>): Movement['phase'] {
  return status === 'created' ? 'pending' : status
}
