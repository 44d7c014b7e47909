import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Switch, useSearch } from 'wouter'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { LaunchErrorScreen } from '../features/launch-error/index.ts'
import { SwitchScreen } from '../features/switch/index.ts'
import { t } from '../lib/i18n.ts'
import { Opening } from '../ui/opening.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ForPlayers } from './for-players.tsx'
import { GameShell } from './game-shell.tsx'

/** What the file `games/<id>/<id>-screen.tsx` exports. */
export interface GameModule {
  GameScreen: ComponentType<{ player: PlayerWire; shownRoundId: string | null }>
  /** Verification of a round from its seeds; none for a game that is verified otherwise. */
  VerifyScreen?: ComponentType<{ roundId: string | null }>
}

type VerifyScreen = NonNullable<GameModule['VerifyScreen']>

/** The screens of a game, which load when they are first shown. */
export function createGameScreens(load: () => Promise<GameModule>) {
  return {
    Game: lazy(async () => ({ default: (await load()).GameScreen })),
    Verify: lazy(async (): Promise<{ default: VerifyScreen }> => ({ default: (await load()).VerifyScreen ?? Missing })),
  }
}

/** Every address of a game's pages. `screens` is null for an unknown game. */
export function GameApp({ gameId, screens }: { gameId: string; screens: ReturnType<typeof createGameScreens> | null }) {
  const search = useSearch()
  if (!screens) return <Missing />
  const { Game, Verify } = screens
  const base = `/games/${gameId}`
  const opening = <Opening label={t('lottery.loading')} shape="game" />
  const showGame = (roundId: string | null) => (
    <ForPlayers opening={opening}>
      {(player) => (
        <GameShell gameId={gameId} player={player}>
          <Game player={player} shownRoundId={roundId} />
        </GameShell>
      )}
    </ForPlayers>
  )
  return (
    <ErrorBoundary>
      <Suspense fallback={opening}>
        <Switch>
          <Route path={`${base}/switch`}>
            <main>
              <SwitchScreen />
            </main>
          </Route>
          <Route path={`${base}/verify`}>
            <main>
              <Verify roundId={new URLSearchParams(search).get('round')} />
            </main>
          </Route>
          <Route path={`${base}/rounds/:id`}>{({ id }) => showGame(id)}</Route>
          <Route>{showGame(null)}</Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function Missing() {
  return <LaunchErrorScreen reason="launch_refused" />
}
