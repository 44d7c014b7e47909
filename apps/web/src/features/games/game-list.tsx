import { type Game, gameNames } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { type LobbyCategory, nameVendor } from './game-catalogue.rules.ts'
import { type Favorites, useFavorites } from './game-favorites.ts'
import { filterGames, formatFilter, noFilter } from './game-filter.rules.ts'
import { useGameFilter } from './game-filter.ts'
import { gameLink } from './game-link.ts'
import styles from './game-list.module.css'
import type { Lobby } from './game-lobby.ts'
import { usePlace } from './game-place.ts'
import { GameRecentPlace } from './game-recent-place.tsx'
import { GameResults } from './game-results.tsx'
import { createSearch } from './game-search.rules.ts'
import { CategorySections } from './game-sections.tsx'
import { GameSheet } from './game-sheet.tsx'
import { GameTools } from './game-tools.tsx'

/** Tiles in the first paint on a phone. */
const eagerTiles = 9
/** From this many games on, all of them are shown by category, below the member's last ones. */
const MIN_SECTION_GAMES = 13

interface GameListProps {
  games: readonly Game[]
  categories: readonly LobbyCategory[]
  /** Games of all categories. */
  isAll: boolean
  /** The list has its full length. */
  isComplete: boolean
}

/** Games with search, filters and order; each opens its sheet. */
export function GameList({ games, categories, isAll, isComplete }: GameListProps) {
  const t = useText()
  const { path, go } = useAddress()
  const { languageTag } = useServices()
  const [wanted, changeFilter] = useGameFilter()
  const [opened, setOpened] = useState<{ game: Game; isOpen: boolean }>()
  // The server's markup has all games, whatever the address says.
  const isHydrated = useIsHydrated()
  const chosen = isHydrated ? wanted : noFilter
  // A choice shows at once, the list after it; the list of a search shows with its key, in one frame.
  const deferred = useDeferredValue(chosen)
  const filter = deferred.text === chosen.text ? deferred : chosen
  const favorites = useFavorites()
  const search = formatFilter(filter)
  const missing = filter.mark === 'favorite' ? favorites.missing : undefined
  const { readAddress, leave } = usePlace(search ? `${path}?${search}` : path, isComplete && !missing)
  const nameVendorOf = (game: Game) => nameVendor(game, categories)
  const { find, prepare } = useGameSearch(games, nameVendorOf, chosen.text !== '')
  // After the hooks: the compiler keeps no value over one that is called between its parts.
  const lobby: Lobby = {
    favorites,
    nameVendor: nameVendorOf,
    path,
    showsNew: games.some(({ isNew }) => !isNew),
    open: (game) => setOpened({ game, isOpen: true }),
    play: (game) => {
      leave()
      go(gameLink(game, readAddress()))
    },
    readAddress,
    leave,
  }
  // Names may be loaded before the server's markup is taken over.
  const shown = filterGames(isHydrated ? find(filter.text) : games, filter, {
    favorites: favorites.codes,
    nameVendor: nameVendorOf,
    languageTag,
  })
  const isBrowsing = search === '' && isAll && games.length >= MIN_SECTION_GAMES
  return (
    <div className={styles.list}>
      <GameTools
        games={games}
        lobby={lobby}
        filter={chosen}
        onChange={changeFilter}
        count={shown.length}
        isSearch={filter.text !== ''}
        onSearch={prepare}
      />
      {isBrowsing && <GameRecentPlace lobby={lobby} className={styles.recent} />}
      {isBrowsing && categories.length > 1 ? (
        <CategorySections games={games} categories={categories} lobby={lobby} eagerCount={eagerTiles} />
      ) : missing ? (
        <MissingFavorites {...missing} />
      ) : (
        <GameResults
          games={shown}
          lobby={lobby}
          eagerCount={eagerTiles}
          isSearch={filter.text !== ''}
          isFavorites={favorites.toggle !== undefined && filter.mark === 'favorite' && !filter.text && !filter.vendor}
          onClear={() => changeFilter(noFilter)}
        />
      )}
      {opened && (
        <Sheet
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          title={opened.game.title}
          closeLabel={t('close')}
        >
          <GameSheet game={opened.game} lobby={lobby} />
        </Sheet>
      )}
    </div>
  )
}

/** In place of the favorites: they load, or could not be loaded. */
function MissingFavorites({ error, refetch, isFetching }: NonNullable<Favorites['missing']>) {
  const t = useText()
  if (!error) return <SkeletonList rows={4} size="card" label={t('loading')} />
  return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
}

const never = () => () => undefined

/** False while the server's markup is taken over. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The search by name in every language, vendor and code; the names are loaded with the first search. */
function useGameSearch(games: readonly Game[], nameVendorOf: (game: Game) => string, hasText: boolean) {
  const [isPrepared, setPrepared] = useState(hasText)
  const isOffered = useIsOffered(gameNames)
  const { data } = useValue(gameNames, { query: {} }, { isEnabled: isOffered && isPrepared })
  // The index of thousands of names takes time: a key does not wait for it.
  const names = useDeferredValue(data)
  const find = createGameFinder(games, nameVendorOf, names)
  return { find, prepare: () => setPrepared(true) }
}

/** With `names` the index is built at once, without them by the first search. */
function createGameFinder(
  games: readonly Game[],
  nameVendorOf: (game: Game) => string,
  names: readonly { gameCode: string; names: string[] }[] | undefined,
): (text: string) => readonly Game[] {
  const build = () => {
    const known = new Map(names?.map((entry) => [entry.gameCode, entry.names]))
    const texts = games.map((game) => {
      const ways = [game.title, ...(known.get(game.gameCode) ?? []), game.gameCode, nameVendorOf(game)]
      return [...new Set(ways)].join(' · ')
    })
    return createSearch(texts)
  }
  let search = names && build()
  return (text) => {
    if (text.trim() === '') return games
    search ??= build()
    return search(text)?.flatMap((index) => games[index] ?? []) ?? games
  }
}
