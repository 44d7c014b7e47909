import { gameList, gameVendor } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { Dices } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { firstGames } from '../../lib/game-query.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings, useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { deriveCategories, type LobbyCategory, mayHaveMore } from './game-catalogue.rules.ts'
import styles from './game-list.module.css'
import { GameList } from './game-list.tsx'
import { categoryOfPage, imageOfCategory, pageOfCategory } from './game-page.rules.ts'

/** `/m/game` (ROUTE-20): all games of the merchant. */
export function GamesScreen() {
  return <Games />
}

/** Of the row of categories, in px. */
const rowPadding = 16

interface GamesProps {
  gameClassify?: string
  /** What stands before the games is not there yet: they come with it. */
  isWaiting?: boolean
  /** Before the games. */
  children?: ReactNode
}

/** The games of one category, or all. */
export function Games({ gameClassify, isWaiting = false, children }: GamesProps) {
  const t = useText()
  const { currency } = useSettings()
  const vendors = useValue(gameVendor, { query: {} })
  const known = vendors.data && deriveCategories(vendors.data, currency)
  const categories = known ?? []
  const { first, all, games: loaded, isComplete } = useGames(gameClassify, known)
  const games = isWaiting ? undefined : loaded
  const failed = [first, all, vendors].filter(({ data, error }) => error && !data)
  // Beside the games only what can be repeated is said to have failed: a platform may have no categories (DEC-02).
  const error = failed.map((query) => query.error).find((one) => one && (!games || one.status !== 404))
  return (
    <div className={styles.page}>
      <Categories categories={categories} />
      {(first.isPending || isWaiting) && <SkeletonList rows={4} size="card" label={t('loading')} />}
      {error && (
        <LoadFailure
          error={error}
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
          isBusy={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {games && children}
      {games?.length === 0 && <NoGames isAll={gameClassify === undefined} />}
      {games && games.length > 0 && (
        <GameList games={games} categories={categories} isAll={gameClassify === undefined} isComplete={isComplete} />
      )}
    </div>
  )
}

/** The first games, as embedded in the page, and all of them once they are loaded. Categories may be late or have failed. */
function useGames(gameClassify: string | undefined, categories: readonly LobbyCategory[] | undefined) {
  const query = gameClassify === undefined ? {} : { gameClassify }
  const first = useValue(gameList, { query: { ...query, ...firstGames } })
  const own = categories?.filter((category) => gameClassify === undefined || category.gameClassify === gameClassify)
  const isShort = mayHaveMore(first.data?.length, Number(firstGames.limit), own)
  const all = useValue(gameList, { query }, { isEnabled: isShort })
  return { first, all, games: all.data ?? first.data, isComplete: !isShort || all.data !== undefined }
}

/** The merchant's categories as links to their pages. */
function Categories({ categories }: { categories: readonly LobbyCategory[] }) {
  const t = useText()
  const { path, query } = useAddress()
  const current = path === '/m/game' ? undefined : categoryOfPage(path, query)
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current category
  useEffect(() => {
    if (row.current) showCurrent(row.current)
  }, [current])
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
                <Link
                  href={page}
                  className={styles.category}
                  aria-current={current === gameClassify ? 'page' : undefined}
                >
                  <SafeImage
                    className={styles.picture}
                    src={imageOfCategory(gameClassify)}
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

/** Scrolls the row alone: the page may already be scrolled by the time its script arrives. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!current) return
  const { left, right } = row.getBoundingClientRect()
  const surplus = Math.max(0, current.right + rowPadding - right)
  row.scrollLeft += surplus || Math.min(0, current.left - rowPadding - left)
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
