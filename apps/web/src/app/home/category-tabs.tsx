import { gameVendor } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Dice5 } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import type { RoutePath } from '../../routes.ts'
import styles from './category-tabs.module.css'

/** Page and title of each category; its code is the page's name in capitals (OPEN-43), and that of its picture. */
const categories: Record<string, { path: RoutePath; title: MessageId }> = {
  ELOTT: { path: '/m/elott', title: 'category.ELOTT' },
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
        {known.map(({ path, title }) => (
          <li key={path}>
            <Link href={path} className={styles.tab}>
              <SafeImage
                className={styles.icon}
                src={`/m/art/category-${path.slice('/m/'.length)}.svg`}
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
