import type { Game, GameCategory } from '@foyer/contract'
import { matchRoute } from '../../routes.rules.ts'
import type { RoutePath } from '../../routes.ts'

/** Category code of a page: its name in capitals (OPEN-43). */
export function categoryOfPath(path: string): string {
  return (path.split('/').at(-1) ?? '').toUpperCase()
}

/** The page of a category; undefined without one. */
export function pageOfCategory(gameClassify: string): RoutePath | undefined {
  const route = matchRoute(`/m/${gameClassify.toLowerCase()}`)
  return route?.screen === 'category' ? (route.path as RoutePath) : undefined // from the table
}

export interface GameFilter {
  /** As typed. */
  text: string
  /** Vendor's code; undefined for all. */
  vendor: string | undefined
}

/** The chosen vendor's games with all words of the text in title or code. */
export function filterGames(games: readonly Game[], { text, vendor }: GameFilter): Game[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  return games.filter((game) => {
    if (vendor !== undefined && game.vendor !== vendor) return false
    const name = normalize(`${game.title} ${game.gameCode}`)
    return words.every((word) => name.includes(word))
  })
}

/** The vendors of these games with their names, in the order of the categories' cards (GAME-10). */
export function listVendors(
  games: readonly Game[],
  categories: readonly GameCategory[],
): { code: string; name: string }[] {
  const names = new Map(
    categories.flatMap(({ cards }) => cards.map(({ accountTypeName, displayName }) => [accountTypeName, displayName])),
  )
  const codes = [...new Set(games.map(({ vendor }) => vendor))]
  return codes.map((code) => ({ code, name: names.get(code.toUpperCase()) ?? code }))
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}
