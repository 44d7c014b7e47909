import { isLotteryCategory } from '@foyer/contract'
import { matchRoute } from '../../routes.rules.ts'
import type { Href, RoutePath } from '../../routes.ts'

/** The lotteries' page; its `kind` names one of the categories of draws beside the frequent ones (GAME-13..15). */
const LOTTERY_PAGE = '/m/elott'

/** Category code of a page: its name in capitals (OPEN-43), or the kind of lottery that its address names. */
export function categoryOfPage(path: string, query: URLSearchParams): string {
  const kind = query.get('kind')
  if (path === LOTTERY_PAGE && kind !== null && isLotteryCategory(kind)) return kind
  return (path.split('/').at(-1) ?? '').toUpperCase()
}

/** The page of a category; undefined without one. */
export function pageOfCategory(gameClassify: string): Href | undefined {
  const route = matchRoute(`/m/${gameClassify.toLowerCase()}`)
  if (route?.screen === 'category') return route.path as RoutePath // from the table
  return isLotteryCategory(gameClassify) ? `${LOTTERY_PAGE}?kind=${gameClassify}` : undefined
}

/** Picture of a category; all lotteries share one. */
export function imageOfCategory(gameClassify: string): string {
  return `/m/art/category-${(isLotteryCategory(gameClassify) ? 'ELOTT' : gameClassify).toLowerCase()}.webp`
}
