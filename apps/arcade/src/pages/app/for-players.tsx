import { SkeletonList } from '@foyer/ui/states'
import { Fragment, type ReactNode } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { LaunchErrorScreen } from '../features/launch-error/index.ts'
import { ApiError } from '../lib/api.ts'
import { describeError, t } from '../lib/i18n.ts'
import { useEndOfPlay, usePlayer } from '../lib/queries.ts'
import { Failure } from '../ui/states.tsx'

/** A screen that needs a player, opened anew for another one; without one the reason and the way back. */
export function ForPlayers({
  opening = <SkeletonList label={t('lottery.loading')} rows={3} size="panel" />,
  children,
}: {
  /** While it is not known who plays. */
  opening?: ReactNode
  children: (player: PlayerWire) => ReactNode
}) {
  const { data: player, error, refetch } = usePlayer()
  const end = useEndOfPlay()
  if (player) return <Fragment key={player.playerId}>{children(player)}</Fragment>
  if (player === null) return <LaunchErrorScreen reason={end ?? 'session_missing'} />
  if (!error) return opening
  const code = error instanceof ApiError ? error.code : 'unknown_error'
  return (
    <Failure
      retryLabel={t('lottery.retry')}
      body={describeError(code)}
      onRetry={() => void refetch()}
      title={t('lottery.failed.title')}
    />
  )
}
