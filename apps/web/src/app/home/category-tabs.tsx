import { gameVendor } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Dice5 } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import type { RoutePath } from '../../routes.ts'
import styles from './category-tabs.module.css'

/** Page and title of each category (OPEN-43); the page's name in capitals is its code, and that of its picture. */
const categories: Record<string, { path: RoutePath; kind?: string; title: MessageId }> = {
  ELOTT: { path: '/m/elott', title: 'category.ELOTT' },
  LOTT: { path: '/m/elott', kind: 'LOTT', title: 'category.LOTT' },
  SEA_LOTT: { path: '/m/elott', kind: 'SEA_LOTT', title: 'category.SEA_LOTT' },
  VIETNAM_LOTTO: { path: '/m/elott', kind: 'VIETNAM_LOTTO', title: 'category.VIETNAM_LOTTO' },
  SPORTS: { path: '/m/sports', title: 'category.SPORTS' },
  LIVE: { path: '/m/live', title: 'category.LIVE' },
  RNG: { path: '/m/rng', title: 'category.RNG' },
  TABLE: { path: '/m/table', title: 'category.TABLE' },
  FISH: { path: '/m/fish', title: 'category.FISH' },
  PVP: { path: '/m/pvp', title: 'category.PVP' },
  CRASH: { path: '/m/crash', title: 'category.CRASH' },
  ARCADE: { path: '/m/arcade', title: 'category.ARCADE' },
}

/** The merchant's categories as links to their pages. */
export function CategoryTabs() {
  const t = useText()
  const { data = [] } = useValue(gameVendor, { query: {} })
  const known = data.flatMap(({ gameClassify }) => categories[gameClassify] ?? [])
  return (
    <nav className={styles.tabs} aria-label={t('home.categories')}>
      <ul className={styles.row}>
        {known.map(({ path, kind, title }) => (
          <li key={title}>
            <Link href={kind === undefined ? path : `${path}?kind=${kind}`} className={styles.tab}>
              <SafeImage
                className={styles.icon}
                src={`/m/art/category-${path.slice('/m/'.length)}.webp`}
                width={56}
                height={56}
                decoding="async"
              />
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
