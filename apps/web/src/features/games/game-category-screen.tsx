import { useAddress } from '../../lib/navigation.tsx'
import { Games } from './game-list-screen.tsx'
import { categoryOfPath } from './game-page.rules.ts'

/** `/m/sports` … `/m/elott` (ROUTE-24..32): the games of the category named by the page. */
export function CategoryScreen() {
  const { path } = useAddress()
  return <Games key={path} gameClassify={categoryOfPath(path)} />
}
