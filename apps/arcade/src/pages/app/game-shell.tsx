import { type ReactNode, useEffect } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { tg } from '../lib/i18n.ts'
import css from './shell.module.css'
import { Balance, Offline, Trial } from './shell-status.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame around a game: return link, name, balance. */
export function GameShell({ gameId, player, children }: { gameId: string; player: PlayerWire; children: ReactNode }) {
  const name = tg(`${gameId}.name`)
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <>
      <TopBar className={css.game_top} name={<h1 className={css.name}>{name}</h1>} player={player}>
        <Balance player={player} />
      </TopBar>
      <Trial player={player} />
      <Offline />
      <main className={css.game}>{children}</main>
    </>
  )
}
