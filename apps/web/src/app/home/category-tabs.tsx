import { gameVendor } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import {
  Club,
  Dice5,
  Fish,
  Gamepad2,
  type LucideIcon,
  Rocket,
  Spade,
  Swords,
  Ticket,
  Trophy,
  Video,
} from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import type { RoutePath } from '../../routes.ts'
import styles from './category-tabs.module.css'

/** Page and image of each category; its code is the page's name in capitals (OPEN-43). */
const categories: Record<string, { path: RoutePath; title: MessageId; icon: LucideIcon }> = {
  ELOTT: { path: '/m/elott', title: 'category.ELOTT', icon: Ticket },
  SPORTS: { path: '/m/sports', title: 'category.SPORTS', icon: Trophy },
  LIVE: { path: '/m/live', title: 'category.LIVE', icon: Video },
  RNG: { path: '/m/rng', title: 'category.RNG', icon: Club },
  TABLE: { path: '/m/table', title: 'category.TABLE', icon: Spade },
  FISH: { path: '/m/fish', title: 'category.FISH', icon: Fish },
  PVP: { path: '/m/pvp', title: 'category.PVP', icon: Swords },
  CRASH: { path: '/m/crash', title: 'category.CRASH', icon: Rocket },
  ARCADE: { path: '/m/arcade', title: 'category.ARCADE', icon: Gamepad2 },
}

/** The merchant's categories as links to their pages. */
export function CategoryTabs() {
  const t = useText()
  const { data = [] } = useValue(gameVendor, { query: {} })
  const known = data.flatMap(({ gameClassify }) => categories[gameClassify] ?? [])
  return (
    <nav className={styles.tabs} aria-label={t('home.categories')}>
      <ul className={styles.row}>
        {known.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <Link href={path} className={styles.tab}>
              <span className={styles.icon}>
                <Icon size={24} strokeWidth={1.7} aria-hidden="true" />
              </span>
              <span>{t(title)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/m/game" className={styles.tab}>
            <span className={styles.icon}>
              <Dice5 size={24} strokeWidth={1.7} aria-hidden="true" />
            </span>
            <span>{t('all')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
