import { favoriteGames, type Game, gameNames, saveFavoriteGame } from '@foyer/contract'
import { skipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { askToLogIn } from '../../lib/ask-to-log-in.ts'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { queryKey, useIsOffered, useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import type { WpsError } from '../../lib/wps/wps-error.ts'
import type { Href } from '../../routes.ts'
import { useNotices } from '../../ui/notices.tsx'

export interface Favorites {
  /** Of the loaded list and the changes on their way. */
  codes: ReadonlySet<string>
  /** What is missing of a member's favorites; undefined once they are loaded, and for a guest. */
  missing: Pick<UseQueryResult<unknown, WpsError>, 'error' | 'refetch' | 'isFetching'> | undefined
  /**
   * Adds or removes a game; shows the result at once and takes it back after a failure. Asks a guest to log in.
   * Undefined where favorites cannot be changed: in front of another platform (OPEN-41).
   */
  toggle: ((game: Game) => Promise<void>) | undefined
}

interface Change {
  game: Game
  isFavorite: boolean
}

/** The last write of all lists of the page. They are sent one after another: the last tap decides. */
let lastWrite = Promise.resolve<unknown>(undefined)

/** The member's favorite games (RELAY-16). */
export function useFavorites(): Favorites {
  const t = useText()
  const notices = useNotices()
  const report = useReport()
  const amend = useAmend()
  const { go } = useAddress()
  const { wps } = useServices()
  const member = useSession()
  const queries = useQueryClient()
  const canChange = useIsOffered(gameNames) // a call of our platform, as is the one that saves
  const favorites = useValue(favoriteGames, { query: {} })
  const changesKey = ['favorite changes', member?.id]
  // Those that the loaded list does not show yet.
  const { data: changes = [] } = useQuery<Change[]>({ queryKey: changesKey, queryFn: skipToken })
  const setChanges = (update: (changes: Change[]) => Change[]) =>
    queries.setQueryData<Change[]>(changesKey, (list = []) => update(list))
  const codes = new Set(changes.reduce(applyChange, favorites.data ?? []).map(({ gameCode }) => gameCode))

  async function toggle(game: Game) {
    if (!member) {
      const target = await askToLogIn(notices, t, location, t('game.favorite.login'))
      if (target) go(target as Href) // the login page of the table
      return
    }
    const change = { game, isFavorite: !codes.has(game.gameCode) }
    setChanges((list) => [...list, change])
    const write = lastWrite
      .then(() => wps.call(saveFavoriteGame, { body: { gameCode: game.gameCode, isFavorite: change.isFavorite } }))
      .then(
        () => amend(favoriteGames, (list) => applyChange(list, change)),
        (cause) => {
          setChanges((list) => list.filter((other) => other !== change))
          report(cause, 'page')
        },
      )
    lastWrite = write
    await write
    if (lastWrite !== write) return
    // A list requested before does not know of the changes; without a newer one they stay above it.
    await queries.cancelQueries({ queryKey: [favoriteGames.path] })
    await queries.invalidateQueries({ queryKey: [favoriteGames.path] })
    const isRenewed = queries.getQueryState(queryKey(favoriteGames, { query: {} }, member.id))?.isInvalidated === false
    if (lastWrite === write && isRenewed) setChanges(() => [])
  }

  // One function for the life of the page: a new one would render all games again, with each key of a search.
  const newest = useRef(toggle)
  useLayoutEffect(() => {
    newest.current = toggle
  })
  const missing = member && !favorites.data ? favorites : undefined
  return { codes, missing, toggle: canChange ? (game) => newest.current(game) : undefined }
}

function applyChange(list: readonly Game[], { game, isFavorite }: Change): Game[] {
  const others = list.filter(({ gameCode }) => gameCode !== game.gameCode)
  return isFavorite ? [game, ...others] : others
}
