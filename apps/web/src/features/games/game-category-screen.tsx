import { useAddress } from '../../lib/navigation.tsx'
import { categoryOfPath } from './game-list.rules.ts'
import { Games } from './game-list-screen.tsx'

/** `/m/sports` … `/m/elott` (ROUTE-24..32): the games of the category named by the page. */
export function CategoryScreen() {
  const { path } = useAddress()
  return <Games key={path} gameClassify={categoryOfPath(path)} />
}
