import { MOVEMENT_DEFAULT_DAYS } from './wallet.constants.ts'

const DAY_MS = 86_400_000

/** The time that a history covers: what is asked for, else the last 30 days before its end (OPEN-15). */
export function chooseRange(query: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const to = query.to === undefined ? undefined : new Date(query.to)
  const from = query.from === undefined ? undefined : new Date(query.from)
  return { from: from ?? new Date((to ?? now).getTime() - MOVEMENT_DEFAULT_DAYS * DAY_MS), to }
}

/** The movement after which the page begins; null when the cursor is none of ours. */
export function readCursor(cursor: string | undefined): string | undefined | null {
  if (cursor === undefined) return undefined
  return /^[1-9]\d{0,17}$/.test(cursor) ? cursor : null
}

/** A page of at most `size` from one more than that, and where the next one begins. */
export function cutPage<Item extends { id: string }>(found: readonly Item[], size: number) {
  const items = found.slice(0, size)
  return { items, nextCursor: found.length > size ? (items.at(-1)?.id ?? null) : null }
}
