import { buttonClass } from '@foyer/ui/button'
import { ChevronLeft } from 'lucide-react'
import { useGame } from '../../lib/find-game.ts'
import { useText } from '../../lib/i18n.ts'
import { cameFromInside, Link, useAddress } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'

/** The member's previous game in this tab, if still offered. */
function useLastGame(): { href: Href; title: string } | undefined {
  const { storage } = useServices()
  const lastGame = storage.read('lastGame')
  const game = useGame(new URLSearchParams(lastGame?.split('?')[1]).get('code') ?? undefined)
  return game && { href: lastGame as Href, title: game.title } // the launch page's address, stored at the launch
}

/** Next step after a deposit: the previous game, otherwise all games. */
export function DepositNext() {
  const t = useText()
  const game = useLastGame()
  return (
    <Link href={game?.href ?? '/m/game'} className={buttonClass({ isWide: true })}>
      {game ? t('deposit.next.game', { game: game.title }) : t('deposit.next.games')}
    </Link>
  )
}

/**
 * The way back of a member whom a game in place of the page has sent here (decision 071): to the game's entry in the
 * history. Without one before this page, the game is launched in place of this page.
 */
export function DepositGameBack() {
  const t = useText()
  const { query } = useAddress()
  const game = useLastGame()
  if (query.get('from') !== 'game' || !game) return null
  return (
    <Link
      href={game.href}
      isReplacing
      className={buttonClass({ kind: 'secondary', isWide: true })}
      onClick={(event) => {
        // A page before this one that is none of ours is the game.
        if (cameFromInside() || history.length < 2) return
        event.preventDefault()
        history.back()
      }}
    >
      <ChevronLeft className="turns" size={20} aria-hidden="true" />
      {t('deposit.back.game', { game: game.title })}
    </Link>
  )
}
