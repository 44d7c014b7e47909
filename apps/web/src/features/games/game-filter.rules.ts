import { type Game, type GameFeature, gameFeatures } from '@foyer/contract'

/** A part of the list: favorites, new or popular games, or those with a feature. */
export type GameMark = 'favorite' | 'new' | 'hot' | GameFeature
const marks: readonly GameMark[] = ['favorite', 'new', 'hot', ...gameFeatures]
export const gameOrders = ['recommended', 'name', 'new'] as const
export type GameOrder = (typeof gameOrders)[number]

/** What the member looks for; it stands in the page's address. */
export interface GameFilter {
  /** As typed. */
  text: string
  /** Name of a vendor; empty for all. */
  vendor: string
  mark: GameMark | ''
  order: GameOrder
}

export const noFilter: GameFilter = { text: '', vendor: '', mark: '', order: 'recommended' }

/** Maximum length of a search. */
export const MAX_SEARCH_LENGTH = 40

/** The filter in an address; unknown values count as none. */
export function readFilter(query: URLSearchParams): GameFilter {
  return {
    text: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    vendor: (query.get('vendor') ?? '').slice(0, MAX_SEARCH_LENGTH),
    mark: marks.find((mark) => mark === query.get('show')) ?? '',
    order: gameOrders.find((order) => order === query.get('sort')) ?? 'recommended',
  }
}

/** The query of an address with this filter; empty without one. */
export function formatFilter({ text, vendor, mark, order }: GameFilter): string {
  const query = new URLSearchParams()
  if (text.trim()) query.set('q', text.trim())
  if (vendor) query.set('vendor', vendor)
  if (mark) query.set('show', mark)
  if (order !== 'recommended') query.set('sort', order)
  return query.toString()
}

interface Known {
  favorites: ReadonlySet<string>
  nameVendor: (game: Game) => string
  /** Language tag, for the order of names. */
  languageTag: string
}

/** The vendor's games with the mark, in the chosen order; `games` are the search's result, best first. */
export function filterGames(games: readonly Game[], filter: GameFilter, known: Known): readonly Game[] {
  const { vendor, mark, order } = filter
  // The list itself as long as nothing changes it.
  if (vendor === '' && mark === '' && order === 'recommended') return games
  const found = games.filter(
    (game) =>
      (vendor === '' || known.nameVendor(game) === vendor) && (mark === '' || hasMark(game, mark, known.favorites)),
  )
  if (order === 'name') {
    const { compare } = new Intl.Collator(known.languageTag, { numeric: true })
    return found.sort((one, other) => compare(one.title, other.title))
  }
  return order === 'new' ? found.sort((one, other) => Number(other.isNew ?? false) - Number(one.isNew ?? false)) : found
}

function hasMark(game: Game, mark: GameMark, favorites: ReadonlySet<string>): boolean {
  if (mark === 'favorite') return favorites.has(game.gameCode)
  if (mark === 'new') return game.isNew === true
  if (mark === 'hot') return game.isHot === true
  return game.features?.includes(mark) ?? false
}

/**
 * The marks that tell these games apart: some have one, others do not. Favorites beside them where they can be changed,
 * with or without one: a game marked or an answer moves no other.
 */
export function listMarks(games: readonly Game[], favorites: ReadonlySet<string>, canChange: boolean): GameMark[] {
  const others = marks.filter((mark) => {
    const count = games.filter((game) => hasMark(game, mark, favorites)).length
    return mark !== 'favorite' && count > 0 && count < games.length
  })
  const hasFavorite = games.some((game) => hasMark(game, 'favorite', favorites))
  return hasFavorite || (canChange && others.length > 0) ? ['favorite', ...others] : others
}
