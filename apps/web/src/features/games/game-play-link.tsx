import type { Game } from '@foyer/contract'
import { Link, type LinkProps } from '../../lib/navigation.tsx'
import { gameLink } from './game-link.ts'
import type { Lobby } from './game-lobby.ts'

interface GamePlayLinkProps extends Pick<LinkProps, 'className' | 'children' | 'aria-label'> {
  game: Game
  lobby: Lobby
}

/**
 * Launches a game of the lobby. Its address leads back to the page without the filter, so that it stays the same while a
 * name is typed; a tap adds the filter.
 */
export function GamePlayLink({ game, lobby, ...rest }: GamePlayLinkProps) {
  return (
    <Link
      href={gameLink(game, lobby.path)}
      onClick={(event) => {
        event.preventDefault()
        lobby.play(game)
      }}
      {...rest}
    />
  )
}
