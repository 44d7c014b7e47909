import { recentGames } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import { Skeleton } from '@foyer/ui/states'
import { Suspense, useEffect, useState } from 'react'
import { useValue } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import type { Lobby } from './game-lobby.ts'
import styles from './game-recent-place.module.css'

const GameRecent = lazyChunk(async () => (await import('./game-recent.tsx')).GameRecent)

/**
 * Place of the member's last games, which a reload keeps free for them. Without any there is none at home, where the games
 * to begin with stand below; in the lobby, and where the place was kept already, popular ones fill it. Absent for a guest.
 */
export function GameRecentPlace({ lobby, className }: { lobby?: Lobby; className?: string | undefined }) {
  const session = useSession()
  const { session: store } = useServices()
  const { data, isPending } = useValue(recentGames, { query: {} })
  const hasPlayed = data && data.length > 0
  useEffect(() => {
    if (hasPlayed !== undefined) store.notePlayed(hasPlayed)
  }, [hasPlayed, store])
  const isAwaited = session && isPending && session.hasPlayed !== false && !session.firstTimeLogin
  // A place that goes again would move all that stands below it.
  const [isKept, setKept] = useState(false)
  if (isAwaited && !isKept) setKept(true)
  return (
    <div className={classNames(styles.place, lobby && styles.always, className)}>
      {session && (lobby || isKept || hasPlayed) && (
        <Suspense fallback={<Skeleton size="word" />}>
          <GameRecent lobby={lobby} />
        </Suspense>
      )}
    </div>
  )
}
