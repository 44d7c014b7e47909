import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { t, tg } from '../lib/i18n.ts'
import { decidePlatformUrl, OutsideLink } from '../lib/navigation.tsx'
import css from './shell.module.css'
import { Balance, Offline, Trial } from './shell-status.tsx'

/** The frame around a game: return link, name, balance. */
export function GameShell({ gameId, player, children }: { gameId: string; player: PlayerWire; children: ReactNode }) {
  const returnUrl = decidePlatformUrl(player.backUrl)
  const name = tg(`${gameId}.name`)
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <>
      <header className={`${css.top} ${css.game_top}`}>
        {returnUrl ? (
          <OutsideLink
            aria-label={t('lottery.back.merchant', { merchant: player.merchantName })}
            className={css.back}
            href={returnUrl}
          >
            <ChevronLeft aria-hidden="true" className={css.arrow} size={24} />
          </OutsideLink>
        ) : null}
        <span className={css.brand}>
          <h1 className={css.name}>{name}</h1>
          <bdi className={css.by}>{player.merchantName}</bdi>
        </span>
        <Balance player={player} />
      </header>
      <Trial player={player} />
      <Offline />
      <main className={css.game}>{children}</main>
    </>
  )
}
