import { createHash } from 'node:crypto'
import type { StaffGameChange } from '@foyer/contract'
import type { MerchantSettings } from '../../merchant/index.ts'

/** What a merchant has chosen of its vendors' games. */
export type ChosenGames = NonNullable<MerchantSettings['games']>

/** A game as far as a choice of games is about it. */
export interface KnownGame {
  code: string
  vendor: string
  gameClassify: string
}

/** Most games of a merchant's order, as its settings have it. */
export const MAX_ORDERED = 500

/** Names a state: 16 hex digits of its digest. */
export function hashState(state: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(state) ?? '')
    .digest('hex')
    .slice(0, 16)
}

/** Whether every game, vendor or category that a change names is known. */
export function isKnownChange(change: StaffGameChange, known: readonly KnownGame[]): boolean {
  if (change.kind === 'vendor') return known.some(({ vendor }) => vendor === change.vendor)
  const inCategory = change.kind === 'order' ? known.filter((game) => game.gameClassify === change.category) : known
  const codes = new Set(inCategory.map(({ code }) => code))
  return inCategory.length > 0 && change.codes.every((code) => codes.has(code))
}

/**
 * The choice after a change. A merchant with all of its vendors on has no list of them: it offers those to come, too.
 * Undefined for an order of more than 500 games.
 */
export function applyGameChange(
  games: ChosenGames,
  change: StaffGameChange,
  known: readonly KnownGame[],
): ChosenGames | undefined {
  if (change.kind === 'games') {
    const hidden = (games.hidden ?? []).filter((code) => !change.codes.includes(code))
    return { ...games, hidden: change.isOn ? hidden : [...hidden, ...new Set(change.codes)] }
  }
  if (change.kind === 'order') {
    const order = orderCategory(games.order ?? [], change, known)
    return order.length > MAX_ORDERED ? undefined : { ...games, order }
  }
  const { vendors: _vendors, ...rest } = games
  const all = [...new Set(known.map(({ vendor }) => vendor))]
  const on = all.filter((vendor) =>
    vendor === change.vendor ? change.isOn : (games.vendors?.includes(vendor) ?? true),
  )
  return on.length === all.length ? rest : { ...rest, vendors: on }
}

/** Games of the category take its former places in the new order; those beyond come last. */
function orderCategory(
  order: readonly string[],
  { category, codes }: { category: string; codes: readonly string[] },
  known: readonly KnownGame[],
): string[] {
  const categories = new Map(known.map(({ code, gameClassify }) => [code, gameClassify]))
  const wanted = [...new Set(codes)]
  const kept = order.flatMap((code) => (categories.get(code) === category ? (wanted.shift() ?? []) : [code]))
  return [...kept, ...wanted]
}

/** Whether two choices say the same; a list that is missing is as an empty one, but for the vendors. */
export function isSameChoice(one: ChosenGames, other: ChosenGames): boolean {
  const read = ({ vendors, hidden = [], hot, order = [] }: ChosenGames) => [
    vendors?.toSorted() ?? null,
    hidden.toSorted(),
    hot ?? null,
    order,
  ]
  return JSON.stringify(read(one)) === JSON.stringify(read(other))
}
