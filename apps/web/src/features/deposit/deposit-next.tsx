import { gameList } from '@foyer/contract'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { findLastGame } from './deposit-next.rules.ts'

/** Next step after a deposit: the member's previous game in this tab, otherwise all games. */
export function DepositNext() {
  const t = useText()
  const { storage } = useServices()
  const lastGame = storage.read('lastGame')
  const { data } = useValue(gameList, { query: {} }, { isEnabled: lastGame !== undefined })
  const game = findLastGame(lastGame, data ?? [])
  return (
    <Link
      href={game ? (lastGame as Href) : '/m/game'} // the launch page's address, stored at the launch
      className={buttonClass({ isWide: true })}
    >
      {game ? t('deposit.next.game', { game: game.title }) : t('deposit.next.games')}
    </Link>
  )
}
