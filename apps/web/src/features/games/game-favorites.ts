import { favoriteGames, type Game, gameNames, saveFavoriteGame } from '@foyer/contract'
import { useLayoutEffect, useRef } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { askToLogIn } from '../../lib/ask-to-log-in.ts'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useRenew, useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { useNotices } from '../../ui/notices.tsx'

export interface Favorites {
  codes: ReadonlySet<string>
  /** Adds or removes a game; shows the result at once and takes it back after a failure. Asks a guest to log in. */
  toggle(game: Game): Promise<void>
}

/** The member's favorite games; undefined where they cannot be changed: in front of another platform (OPEN-41). */
export function useFavorites(): Favorites | undefined {
  const t = useText()
  const notices = useNotices()
  const report = useReport()
  const amend = useAmend()
  const renew = useRenew()
  const { go } = useAddress()
  const { wps } = useServices()
  const member = useSession()
  const isOffered = useIsOffered(gameNames) // a call of our platform, as is the one that saves
  const { data = [] } = useValue(favoriteGames, { query: {} }, { isEnabled: isOffered })
  const codes = new Set(data.map(({ gameCode }) => gameCode))

  function show(game: Game, isFavorite: boolean) {
    amend(favoriteGames, (list) => {
      const others = list.filter(({ gameCode }) => gameCode !== game.gameCode)
      return isFavorite ? [game, ...others] : others
    })
  }

  async function toggle(game: Game) {
    if (!member) {
      const target = await askToLogIn(notices, t, location, t('game.favorite.login'))
      if (target) go(target as Href) // the login page of the table
      return
    }
    const isFavorite = !codes.has(game.gameCode)
    show(game, isFavorite)
    try {
      await wps.call(saveFavoriteGame, { body: { gameCode: game.gameCode, isFavorite } })
    } catch (cause) {
      show(game, !isFavorite)
      report(cause, 'page')
    }
    renew(favoriteGames)
  }

  // One function for the life of the page: a new one would render all games again, with each key of a search.
  const newest = useRef(toggle)
  useLayoutEffect(() => {
    newest.current = toggle
  })
  return isOffered ? { codes, toggle: (game) => newest.current(game) } : undefined
}
