import { useGame } from '../../lib/find-game.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Next step after a deposit: the member's previous game in this tab, if still offered, otherwise all games. */
export function DepositNext() {
  const t = useText()
  const { storage } = useServices()
  const lastGame = storage.read('lastGame')
  const game = useGame(new URLSearchParams(lastGame?.split('?')[1]).get('code') ?? undefined)
  return (
    <Link
      href={game ? (lastGame as Href) : '/m/game'} // the launch page's address, stored at the launch
      className={buttonClass({ isWide: true })}
    >
      {game ? t('deposit.next.game', { game: game.title }) : t('deposit.next.games')}
    </Link>
  )
}
