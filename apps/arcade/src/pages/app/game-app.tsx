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
interface GameModule {
  GameScreen: ComponentType<{ player: PlayerWire; shownRoundId: string | null }>
  /** Verification of a round from its seeds; none for a game that is verified otherwise. */
  VerifyScreen?: ComponentType<{ roundId: string | null }>
}

const loaders = import.meta.glob<GameModule>('../../games/*/*-screen.tsx')

type VerifyScreen = NonNullable<GameModule['VerifyScreen']>

const findLoader = (gameId: string) => loaders[`../../games/${gameId}/${gameId}-screen.tsx`]

/** Loads a game's screen beside its texts; a failure is met by the screen itself. */
export function preloadGame(gameId: string): void {
  findLoader(gameId)?.().catch(() => undefined)
}

function createScreens(gameId: string) {
  const load = findLoader(gameId)
  return load
    ? {
        Game: lazy(async () => ({ default: (await load()).GameScreen })),
        Verify: lazy(
          async (): Promise<{ default: VerifyScreen }> => ({ default: (await load()).VerifyScreen ?? Missing }),
        ),
      }
    : null
}

let screens: ReturnType<typeof createScreens> | undefined

/** Every address of a game's pages. */
export function GameApp({ gameId }: { gameId: string }) {
  screens ??= createScreens(gameId)
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
