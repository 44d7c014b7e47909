import type { Game, GameCategory } from '@foyer/contract'

/** GAME-12: ordinal of the first category, and the step to the next one. */
const FIRST_ORDINAL = 100
const ORDINAL_STEP = 100

/** GAME-13..15: categories whose ordinal follows another one. */
const followers = [
  { leader: 'ELOTT', follower: 'ELOTTO', offset: 0 },
  { leader: 'ELOTT', follower: 'SEA_LOTT', offset: 5 },
  { leader: 'LOTT', follower: 'VIETNAM_LOTTO', offset: 1 },
] as const

interface VendorPlace {
  /** Upper-cased code. */
  vendor: string
  gameClassify: string
  /** The merchant's currency. */
  currency: string
}

/** GAME-16, GAME-17, CONF-36: vendors with another name; the first matching row counts. */
const mergedVendors: readonly { name: string; matches: (place: VendorPlace) => boolean }[] = [
  {
    name: '123BET',
    matches: ({ currency, vendor }) => currency === 'TLB' && (vendor === 'BTI' || vendor.startsWith('TCG')),
  },
  {
    name: 'TCG',
    matches: ({ vendor, gameClassify }) => vendor === 'TCG' && (gameClassify === 'RNG' || gameClassify === 'PVP'),
  },
]

/** Ordinals of the categories, in the order of the answer (GAME-11..15). */
export function mapOrdinals(categories: readonly Pick<GameCategory, 'gameClassify'>[]): ReadonlyMap<string, number> {
  const ordinals = new Map(
    categories.map(({ gameClassify }, index) => [gameClassify, FIRST_ORDINAL + index * ORDINAL_STEP]),
  )
  for (const { leader, follower, offset } of followers) {
    const ordinal = ordinals.get(leader)
    if (ordinal !== undefined) ordinals.set(follower, ordinal + offset)
  }
  return ordinals
}

export interface LobbyCategory {
  gameClassify: string
  title: string
  gameCount: number
  ordinal: number
  /** Upper-cased codes (GAME-08). */
  vendors: readonly string[]
  /** GAME-09, CONF-45: 0 for a category with free play only. */
  supportPlay: 0 | 1
  /** Names of the vendors by upper-cased code (GAME-10). */
  displayNames: ReadonlyMap<string, string>
}

/** The categories with games, by ordinal, with their derived fields (ENT-22). */
export function deriveCategories(categories: readonly GameCategory[], currency: string): LobbyCategory[] {
  const ordinals = mapOrdinals(categories)
  return categories
    .filter(({ gameCount }) => gameCount > 0)
    .map(({ gameClassify, title, gameCount, vendors, cards }) => ({
      gameClassify,
      title,
      gameCount,
      ordinal: ordinals.get(gameClassify) ?? FIRST_ORDINAL,
      vendors: vendors.map((vendor) => vendor.toUpperCase()),
      supportPlay: cards.length > 0 && cards.every(({ freeplay }) => freeplay) ? (0 as const) : (1 as const),
      displayNames: new Map(
        cards.map(({ accountTypeName, displayName }) => {
          const vendor = accountTypeName.toUpperCase()
          const merged = mergedVendors.find(({ matches }) => matches({ vendor, gameClassify, currency }))
          return [vendor, merged?.name ?? displayName]
        }),
      ),
    }))
    .sort((one, other) => one.ordinal - other.ordinal)
}

/**
 * Whether there may be more games than the first ones, of which `limit` were asked for. Categories tell their number;
 * late or failed ones do not.
 */
export function mayHaveMore(
  firstCount: number | undefined,
  limit: number,
  categories: readonly Pick<LobbyCategory, 'gameCount'>[] | undefined,
): boolean {
  if (firstCount !== limit) return false
  return categories === undefined || categories.reduce((sum, { gameCount }) => sum + gameCount, 0) > limit
}

/** The name of a game's vendor; its code without one. */
export function nameVendor(
  { vendor, gameClassify }: Pick<Game, 'vendor' | 'gameClassify'>,
  categories: readonly LobbyCategory[],
): string {
  const own = categories.find((category) => category.gameClassify === gameClassify)
  return own?.displayNames.get(vendor.toUpperCase()) ?? vendor
}
