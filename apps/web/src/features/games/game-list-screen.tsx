import { gameList, gameVendor } from '@foyer/contract'
import { Dices } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { firstGames } from '../../lib/game-query.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState, SkeletonList } from '../../ui/states.tsx'
import { deriveCategories, type LobbyCategory } from './game-catalogue.rules.ts'
import styles from './game-list.module.css'
import { GameList } from './game-list.tsx'
import { pageOfCategory } from './game-page.rules.ts'

/** `/m/game` (ROUTE-20): all games of the merchant. */
export function GamesScreen() {
  return <Games />
}

/** The games of one category, or all. */
export function Games({ gameClassify }: { gameClassify?: string }) {
  const t = useText()
  const { currency } = useSettings()
  const { data: given = [] } = useValue(gameVendor, { query: {} })
  const categories = deriveCategories(given, currency)
  const { games, isComplete, isPending, error, refetch, isFetching } = useGames(gameClassify, categories)
  return (
    <div className={styles.page}>
      <Categories categories={categories} />
      {isPending && <SkeletonList rows={4} size="card" label={t('loading')} />}
      {error && !games && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {games?.length === 0 && <NoGames isAll={gameClassify === undefined} />}
      {games && games.length > 0 && (
        <GameList games={games} categories={categories} isAll={gameClassify === undefined} isComplete={isComplete} />
      )}
    </div>
  )
}

/** The first games, as embedded in the page, and all of them once they are loaded. */
function useGames(gameClassify: string | undefined, categories: readonly LobbyCategory[]) {
  const query = gameClassify === undefined ? {} : { gameClassify }
  const first = useValue(gameList, { query: { ...query, ...firstGames } })
  const own = categories.filter((category) => gameClassify === undefined || category.gameClassify === gameClassify)
  const total = own.reduce((sum, { gameCount }) => sum + gameCount, 0)
  const isShort = first.data !== undefined && first.data.length < total
  const all = useValue(gameList, { query }, { isEnabled: isShort })
  return { ...first, games: all.data ?? first.data, isComplete: !isShort || all.data !== undefined }
}

/** The merchant's categories as links to their pages. */
function Categories({ categories }: { categories: readonly LobbyCategory[] }) {
  const t = useText()
  const { path } = useAddress()
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current category
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
  return (
    <nav aria-label={t('game.categories')}>
      <ul ref={row} className={styles.categories}>
        <li>
          <Link href="/m/game" className={styles.category} aria-current={path === '/m/game' ? 'page' : undefined}>
            {t('all')}
          </Link>
        </li>
        {categories.map(({ gameClassify, title }) => {
          const page = pageOfCategory(gameClassify)
          return (
            page && (
              <li key={gameClassify}>
                <Link href={page} className={styles.category} aria-current={path === page ? 'page' : undefined}>
                  <SafeImage
                    className={styles.picture}
                    src={`/m/art/category-${gameClassify.toLowerCase()}.svg`}
                    width={28}
                    height={28}
                    decoding="async"
                  />
                  {title}
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}

/** Empty category or search: a message and a link to other games. */
function NoGames({ isAll }: { isAll: boolean }) {
  const t = useText()
  const { merchantName } = useSettings()
  return (
    <EmptyState icon={<Dices size={28} aria-hidden="true" />} title={t('game.empty')}>
      <p className={styles.soft}>{t('game.empty.body', { merchant: merchantName })}</p>
      <div className={styles.actions}>
        {!isAll && (
          <Link href="/m/game" className={buttonClass({ kind: 'secondary' })}>
            {t('game.empty.action')}
          </Link>
        )}
        <Link href="/m/home" className={buttonClass({ kind: 'secondary' })}>
          {t('footer.home')}
        </Link>
      </div>
    </EmptyState>
  )
}
