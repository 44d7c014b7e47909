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
